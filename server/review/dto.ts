import type { ReviewView } from '@/contract/review/dto'
import { formatDateTime } from '@/domain/date'
import { REVIEW_SCORES } from '@/domain/order/review'
import { orderHeadDto } from '../ordering/order/head-dto'
import { codeIn } from '../ordering/order/whole-order'
import type { Reviewable } from './queries/review-view'

const SCORES = Object.fromEntries(REVIEW_SCORES.map((score) => [score, score]))

export function reviewDto({ order, review, ...said }: Reviewable): ReviewView {
  return {
    ...orderHeadDto(order),
    spec: said.spec,
    refusal: said.refusal,
    tags: [...said.tags],
    userName: said.userName,
    comment: review && {
      score: codeIn(SCORES, review.score),
      tags: review.tags,
      content: review.text,
      anonymous: review.anonymous ? 1 : 0,
      createDate: formatDateTime(review.at.getTime())
    }
  }
}
