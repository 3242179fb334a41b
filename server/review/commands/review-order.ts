import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { checkReview, type CheckedReview } from '@/domain/order/review'
import { orderReviews, orders } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { lockOwnOrder } from '../../ordering/order/queries/own-order'
import { reviewOf, reviewRefusal, reviewTagsOf } from '../queries/review-view'
import { REVIEW_TEXTS } from '../texts'

type ReviewRequest = Parameters<typeof checkReview>[0] & { readonly orderNum: string }

/**
 * What a customer says of a finished order, once. The same again is the same review.
 * Refuses: 404, 0 an order that is not finished, and one of which something else was said; 20001.
 */
export async function reviewOrder(
  context: RequestContext,
  { orderNum, ...said }: ReviewRequest
): Promise<void> {
  const { id: userId } = requireUser(context)
  const at = context.now()
  await transact(context.db, async (tx) => {
    const row = await lockOwnOrder(tx, userId, orderNum)
    const checked = checkReview(said, reviewTagsOf(row))
    if (!checked.ok) throw badInput(checked.message, { field: checked.field })
    const before = await reviewOf(tx, orderNum)
    if (before) {
      if (isSame(before, checked.value)) return
      throw new Refusal(ErrorCode.business, REVIEW_TEXTS.once)
    }
    const refusal = reviewRefusal(row)
    if (refusal !== '') throw new Refusal(ErrorCode.business, refusal)
    const { tags: given, ...review } = checked.value
    await tx
      .insert(orderReviews)
      .values({ orderNum, userId, productCode: row.productCode, ...review, tags: [...given], at })
    await tx.update(orders).set({ reviewedAt: at }).where(eq(orders.orderNum, orderNum))
  })
}

const isSame = (row: typeof orderReviews.$inferSelect, { score, tags, text, anonymous }: CheckedReview) =>
  row.score === score && row.text === text && row.anonymous === anonymous && row.tags.join() === tags.join()
