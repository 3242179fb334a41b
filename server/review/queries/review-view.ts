import { eq } from 'drizzle-orm'
import { allowsAction } from '@/domain/order/status-table'
import { reviewerName } from '../../catalogue/queries/reviews'
import type { Db } from '../../db/client'
import { orderReviews, users } from '../../db/schema'
import type { OrderRow } from '../../ordering/order/whole-order'
import { fulfilmentOf } from '../../ordering/fulfilment'
import { goodsExtraOf } from '../../ordering/order/snapshot'
import { REVIEW_TEXTS } from '../texts'

/** Why nothing can be said of an order; '' when something can. */
export const reviewRefusal = ({ status }: Pick<OrderRow, 'status'>): string =>
  allowsAction(status, 'comment') ? '' : REVIEW_TEXTS.notYet

export const reviewTagsOf = (order: OrderRow): readonly string[] => fulfilmentOf(order).reviewTags

/** What was said of an order; undefined while nothing was. */
export async function reviewOf(db: Db, orderNum: string) {
  const [review] = await db.select().from(orderReviews).where(eq(orderReviews.orderNum, orderNum))
  return review
}

/** What its customer can say of an order, or said. */
export interface Reviewable {
  readonly order: OrderRow
  /** The choice that was bought; '' without one. */
  readonly spec: string
  /** Why nothing can be said now; '' when something can. */
  readonly refusal: string
  /** What can be said with a tap. */
  readonly tags: readonly string[]
  /** As whom others see the customer, unless it is anonymous. */
  readonly userName: string
  /** null while nothing was said. */
  readonly review: typeof orderReviews.$inferSelect | null
}

export async function reviewView(db: Db, order: OrderRow): Promise<Reviewable> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, order.userId))
  return {
    order,
    spec: goodsExtraOf(order).goods?.spec ?? '',
    refusal: reviewRefusal(order),
    tags: reviewTagsOf(order),
    userName: reviewerName(user?.name ?? '', false),
    review: (await reviewOf(db, order.orderNum)) ?? null
  }
}
