import type { CodeUse, Fulfilment } from '../kinds/types'

/** Characters of what a customer writes of a finished order. */
export const REVIEW_MAX_LENGTH = 500

/** Worst first. */
export const REVIEW_SCORES = [1, 2, 3, 4, 5] as const
export type ReviewScore = (typeof REVIEW_SCORES)[number]

const TAGS: Readonly<Record<'visit' | 'parcel' | CodeUse, readonly string[]>> = {
  visit: ['流程顺', '环境好', '护士手法轻', '讲解仔细', '价格实在', '等候较久'],
  parcel: ['物流快', '包装完好', '说明清楚', '好上手', '价格实在', '与描述不符'],
  voucher: ['用起来方便', '门店认真', '环境好', '价格实在', '预约不易'],
  pickUp: ['领取方便', '包装完好', '说明清楚', '好上手', '价格实在', '与描述不符'],
  service: ['响应快', '讲解仔细', '帮上了忙', '价格实在', '等候较久'],
  membership: ['划算', '说明清楚', '好用', '用得少']
}

/** What can be praised or blamed with a tap, by how the product is fulfilled. */
export const reviewTagsFor = (fulfilment: Fulfilment): readonly string[] =>
  TAGS[fulfilment.by === 'code' ? fulfilment.use : fulfilment.by]

export interface ReviewForm {
  readonly score: ReviewScore | null
  readonly tags: readonly string[]
  readonly text: string
  readonly anonymous: boolean
}
export type ReviewField = 'score' | 'text'
export interface CheckedReview extends ReviewForm {
  readonly score: ReviewScore
}
type Checked =
  | { readonly ok: true; readonly value: CheckedReview }
  | { readonly ok: false; readonly field: ReviewField; readonly message: string }

/** Neither seen nor meant: control characters, marks of direction, spaces without width. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** The text as others read it: lines stay, at most one empty between two; nothing invisible, no rows of spaces. */
export function cleanReviewText(text: string): string {
  return text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(UNSEEN, '').replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** As the counter of its field counts: without line breaks. */
export const reviewLength = (text: string): number => Array.from(text.replace(/[\r\n]/g, '')).length

/** What can be kept of a form: tags are those that `known` has, in its order. The first fault is told. */
export function checkReview({ score, tags, text, anonymous }: ReviewForm, known: readonly string[]): Checked {
  if (score === null) return { ok: false, field: 'score', message: '请选择星级' }
  const cleaned = cleanReviewText(text)
  if (reviewLength(cleaned) > REVIEW_MAX_LENGTH) {
    return { ok: false, field: 'text', message: `评价内容最多${REVIEW_MAX_LENGTH}个字` }
  }
  return {
    ok: true,
    value: { score, tags: known.filter((tag) => tags.includes(tag)), text: cleaned, anonymous }
  }
}
