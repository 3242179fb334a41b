import { eq } from 'drizzle-orm'
import type { ReviewView } from '@/contract/review/dto'
import { formatDateTime } from '@/domain/date'
import { REVIEW_SCORES } from '@/domain/order/review'
import { allowsAction } from '@/domain/order/status-table'
import { pictureOf } from '../../catalogue/queries/picture'
import { reviewerName } from '../../catalogue/queries/reviews'
import type { Db } from '../../db/client'
import { orderReviews, users } from '../../db/schema'
import { codeIn, type OrderRow } from '../../ordering/order/whole-order'
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
export async function reviewView(db: Db, order: OrderRow): Promise<ReviewView> {
  const review = await reviewOf(db, order.orderNum)
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, order.userId))
  const picture = pictureOf(order.productImage)
  return {
    orderNum: order.orderNum,
    orderType: order.orderType,
    comboName: order.productName,
    comboThumbnail: picture.url,
    tone: picture.tone,
    spec: goodsExtraOf(order).goods?.spec ?? '',
    refusal: reviewRefusal(order),
    tags: [...reviewTagsOf(order)],
    userName: reviewerName(user?.name ?? '', false),
    comment: review
      ? {
          score: codeIn(SCORES, review.score),
          tags: review.tags,
          content: review.text,
          anonymous: review.anonymous ? 1 : 0,
          createDate: formatDateTime(review.at.getTime())
        }
      : null
  }
}

const SCORES = Object.fromEntries(REVIEW_SCORES.map((score) => [score, score]))
