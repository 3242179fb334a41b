import * as v from 'valibot'
import { REVIEW_SCORES } from '@/domain/order/review'
import { flag, lines, orderNum } from '../common/dto'

export const reviewViewInput = v.object({ id: orderNum })
/** What can be said of an order, or was. */
export const reviewView = v.object({
  orderNum: v.string(),
  orderType: v.number(),
  comboName: v.string(),
  comboThumbnail: v.string(),
  tone: v.picklist(['mint', 'sky', 'apricot', 'rose', 'sand']),
  spec: v.string(),
  /** Why nothing can be said now; '' when something can. */
  refusal: v.string(),
  /** What can be said with a tap. */
  tags: v.array(v.string()),
  /** As whom others see it, unless it is anonymous. */
  userName: v.string(),
  /** Null while nothing was said. */
  comment: v.nullable(
    v.object({
      score: v.picklist(REVIEW_SCORES),
      tags: v.array(v.string()),
      content: v.string(),
      anonymous: flag,
      createDate: v.string()
    })
  )
})
export const saveReviewInput = v.object({
  orderNum,
  score: v.picklist(REVIEW_SCORES, '请选择星级'),
  tags: v.optional(
    v.pipe(
      v.array(v.pipe(v.string('标签不正确'), v.maxLength(20, '标签不正确'))),
      v.maxLength(20, '标签不正确')
    ),
    []
  ),
  /** How long it may be is judged once it is cleaned. */
  content: v.optional(
    v.pipe(v.string('评价内容格式不正确'), lines, v.maxLength(4000, '评价内容最多500个字')),
    ''
  ),
  anonymous: v.optional(flag, 0)
})

export type ReviewViewInput = v.InferInput<typeof reviewViewInput>
export type ReviewView = v.InferOutput<typeof reviewView>
export type SaveReview = v.InferInput<typeof saveReviewInput>
