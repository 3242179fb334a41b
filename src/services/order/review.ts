/** What a customer says of a finished order, in our own words. */
import type { ReviewView as WireView } from '@/contract/review/dto'
import { kindOfCategory, type ProductKind } from '@/domain/kinds'
import type { CheckedReview } from '@/domain/order/review'
import type { Call } from '../http/call'
import type { Product } from '../catalogue/products'

export interface Review extends CheckedReview {
  /** 'YYYY-MM-DD HH:mm:ss' */
  readonly at: string
}

export interface ReviewView extends Pick<WireView, 'refusal' | 'tags' | 'userName'> {
  readonly kind: ProductKind | null
  readonly productName: string
  readonly image: string
  readonly tone: Product['tone']
  readonly spec: string
  /** Null while nothing was said. */
  readonly said: Review | null
}

/** @throws CallError when there is no such order, or it is somebody else's */
export async function readReview(call: Call, id: string): Promise<ReviewView> {
  const { orderType, comboName, comboThumbnail, tone, spec, refusal, tags, userName, comment } = await call(
    'review.view',
    { id }
  )
  return {
    ...{ refusal, tags, userName, spec, tone },
    kind: kindOfCategory(orderType),
    productName: comboName,
    image: comboThumbnail,
    said: comment && {
      score: comment.score,
      tags: comment.tags,
      text: comment.content,
      anonymous: comment.anonymous === 1,
      at: comment.createDate
    }
  }
}

export async function saveReview(call: Call, orderNum: string, review: CheckedReview): Promise<void> {
  const { score, tags, text: content, anonymous } = review
  await call('review.save', { orderNum, score, tags: [...tags], content, anonymous: anonymous ? 1 : 0 })
}
