import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { Db } from '../../../db/client'
import { customsDeclarations } from '../../../db/schema'
import { Refusal } from '../../../http/refusal'
import type { WholeOrder } from '../../order/whole-order'
import { fulfilmentOf } from '../../fulfilment'
import type { CustomsState } from '../../fulfilment/fulfilment'
import { ORDER_TEXTS } from '../../texts'

/** How an order stands with customs; sums in fen. */
export interface Declaration {
  readonly order: WholeOrder
  readonly state: CustomsState
  readonly dutiableFen: number
  readonly taxFen: number
  readonly declaredAt: Date | null
}

/** How an order stands with customs. Refuses with 404 one of goods that do not come from abroad. */
export async function declarationOf(db: Db, order: WholeOrder): Promise<Declaration> {
  const state = fulfilmentOf(order).parcel.customs(order)
  if (state === null) throw new Refusal(ErrorCode.notFound, ORDER_TEXTS.nothingToDeclare)
  const [declared] = await db
    .select()
    .from(customsDeclarations)
    .where(eq(customsDeclarations.orderNum, order.orderNum))
  const sum = (...roles: readonly string[]): number =>
    order.lines
      .filter(({ role }) => roles.includes(role))
      .reduce((total, { quantity, unitFen }) => total + quantity * unitFen, 0)
  return {
    order,
    state,
    dutiableFen: sum('product', 'freight'),
    taxFen: sum('tax'),
    declaredAt: declared?.declaredAt ?? null
  }
}
