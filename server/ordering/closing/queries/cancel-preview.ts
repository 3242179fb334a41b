import { inArray } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { ORDER_STATUS } from '@/domain/order/codes'
import type { Db } from '../../../db/client'
import { orders } from '../../../db/schema'
import { Refusal } from '../../../http/refusal'
import { instalmentsOf } from '../../../money/queries/instalments'
import type { OrderRow } from '../../order/whole-order'
import { ORDER_TEXTS } from '../../texts'
import { withParts } from '../../order/queries/order-parts'
import { selectOrders } from '../../order/queries/own-order'
import { restPlan, type RestPlan } from './rest-plan'

/** How the others of an unpaid payment are paid without one of them. Refuses with 0 one that does not wait for its payment. */
export async function cancelPreview(
  db: Db,
  { orderNum, payOrderNum, status }: OrderRow,
  now: Date
): Promise<Pick<RestPlan, 'toPayFen' | 'back'>> {
  if (status !== ORDER_STATUS.unpaid) throw new Refusal(ErrorCode.business, ORDER_TEXTS.cancelNotAllowed)
  const numbers = (await instalmentsOf(db, payOrderNum)).map((due) => due.orderNum)
  const together = await withParts(db, await selectOrders(db).where(inArray(orders.orderNum, numbers)))
  return restPlan(db, together, orderNum, now)
}
