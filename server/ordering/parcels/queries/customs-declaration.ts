import { eq } from 'drizzle-orm'
import type { Declaration } from '@/contract/dto/customs'
import { ErrorCode } from '@/contract/errors'
import { formatDateTime } from '@/domain/date'
import { maskPerson } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import type { DeliveryState } from '@/domain/order/parts'
import type { Db } from '../../../db/client'
import { customsDeclarations } from '../../../db/schema'
import { Refusal } from '../../../http/refusal'
import { fulfilmentOfOrder } from '../../order/facts'
import { outgoing, type WholeOrder } from '../../order/whole-order'
import { ORDER_TEXTS } from '../../texts'

/** Nothing is paid for it yet. */
const EARLY: readonly OrderStatus[] = [ORDER_STATUS.unpaid, ORDER_STATUS.payConfirming]

const BY_PARCEL: Readonly<Record<DeliveryState, Declaration['state']>> = {
  packing: 'waiting',
  customs: 'declared',
  shipped: 'released',
  received: 'released',
  cancelled: 'over'
}

function stateOf({ status, deliveries }: WholeOrder): Declaration['state'] {
  if (EARLY.includes(status)) return 'early'
  const sent: readonly OrderStatus[] = [ORDER_STATUS.toShip, ORDER_STATUS.toReceive, ORDER_STATUS.done]
  if (!sent.includes(status)) return 'over'
  const parcel = outgoing({ deliveries })
  return parcel ? BY_PARCEL[parcel.state] : 'over'
}

/** How an order stands with customs. Refuses with 404 one of goods that do not come from abroad. */
export async function declarationOf(db: Db, order: WholeOrder): Promise<Declaration> {
  const fulfilment = fulfilmentOfOrder(order)
  if (fulfilment.by !== 'parcel' || !fulfilment.customs) {
    throw new Refusal(ErrorCode.notFound, ORDER_TEXTS.nothingToDeclare)
  }
  const [declared] = await db
    .select()
    .from(customsDeclarations)
    .where(eq(customsDeclarations.orderNum, order.orderNum))
  const buyer = maskPerson(order.people.find(({ role }) => role === 'buyer')?.person ?? null)
  const sum = (...roles: readonly string[]): number =>
    order.lines
      .filter(({ role }) => roles.includes(role))
      .reduce((total, { quantity, unitFen }) => total + quantity * unitFen, 0)
  return {
    orderNum: order.orderNum,
    comboName: order.productName,
    state: stateOf(order),
    buyerName: buyer.name,
    idNumber: buyer.idNumber,
    dutiable: toYuan(sum('product', 'freight')),
    tax: toYuan(sum('tax')),
    declaredAt: declared ? formatDateTime(declared.declaredAt.getTime()) : ''
  }
}
