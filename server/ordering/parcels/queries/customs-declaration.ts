import { eq } from 'drizzle-orm'
import type { Declaration } from '@/contract/dto/customs'
import { ErrorCode } from '@/contract/errors'
import { formatDateTime } from '@/domain/date'
import { maskPerson } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import type { Db } from '../../../db/client'
import { customsDeclarations } from '../../../db/schema'
import { Refusal } from '../../../http/refusal'
import type { WholeOrder } from '../../order/whole-order'
import { fulfilmentOf } from '../../fulfilment'
import { ORDER_TEXTS } from '../../texts'

/** How an order stands with customs. Refuses with 404 one of goods that do not come from abroad. */
export async function declarationOf(db: Db, order: WholeOrder): Promise<Declaration> {
  const state = fulfilmentOf(order).parcel.customs(order)
  if (state === null) throw new Refusal(ErrorCode.notFound, ORDER_TEXTS.nothingToDeclare)
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
    state,
    buyerName: buyer.name,
    idNumber: buyer.idNumber,
    dutiable: toYuan(sum('product', 'freight')),
    tax: toYuan(sum('tax')),
    declaredAt: declared ? formatDateTime(declared.declaredAt.getTime()) : ''
  }
}
