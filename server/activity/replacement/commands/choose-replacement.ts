import { and, eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { replacements } from '../../../db/schema'
import { requireUser, type RequestContext } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { cardsByCode } from '../../seckill/queries/sales'
import { checkOpen } from '../../queries/activities'
import { activityMissing, cannot, notOpen, unfit } from '../../refusals'
import { REPLACEMENT_TEXTS } from '../../texts'
import { unfitFor } from '../queries/replacement-page'
import { exchangedOrders, replacementActivity, type Exchanged } from '../queries/replacements'

interface Wish {
  readonly activityId: string
  readonly orderNum: string
  readonly productCode: string
  /** What goes back of the order, as the customer was told. */
  readonly backFen: number
}

/**
 * Writes down what the order is to be exchanged for: from then on the caller's next order of that product is placed in its stead. It takes
 * nothing and promises nothing: order and payment judge it again. Another choice takes the place of the one before, until an order has it.
 */
export async function chooseReplacement(
  context: RequestContext,
  { activityId, orderNum, productCode, backFen }: Wish
): Promise<Exchanged> {
  const { db } = context
  const now = context.now()
  const { id: userId } = requireUser(context)
  const activity = await replacementActivity(db, activityId)
  const own = async (): Promise<Exchanged> => {
    const orders = await exchangedOrders(db, activity, userId, now)
    const order = orders.find(({ row }) => row.orderNum === orderNum)
    if (!order) throw activityMissing()
    return order
  }
  const order = await own()
  checkOpen(activity, now)
  if (order.state === 'ordered') throw cannot(REPLACEMENT_TEXTS.ordered)
  if (order.state !== 'open') throw notOpen(REPLACEMENT_TEXTS.closed)
  if (!activity.terms.productCodes.includes(productCode)) throw activityMissing()
  const card = (await cardsByCode(db, [productCode], now, userId)).get(productCode)
  if (!card) throw notOpen(REPLACEMENT_TEXTS.offShelf)
  const reason = unfitFor(card.product, order.person, now)
  if (reason !== '') throw unfit(reason)
  if (backFen !== order.backFen) throw new Refusal(ErrorCode.priceChanged, REPLACEMENT_TEXTS.changed)
  const chosen = { activityId, userId, productCode, at: now }
  const [written] = await db
    .insert(replacements)
    .values({ orderNum, ...chosen })
    .onConflictDoUpdate({
      target: replacements.orderNum,
      set: chosen,
      // One that an order has stays as it is.
      setWhere: and(eq(replacements.userId, userId), eq(replacements.taken, 0))
    })
    .returning({ one: sql`1` })
  if (!written) throw cannot(REPLACEMENT_TEXTS.ordered)
  return own()
}
