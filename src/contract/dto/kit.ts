import * as v from 'valibot'
import { flag } from './common'
import { completeGoodsInput } from './goods'

/** `/gene/user/complete`: a kit that is sent home, ordered like goods. */
export const completeKitInput = v.object({
  ...completeGoodsInput.entries,
  /** The informed consent was read and given; asked where the product has a questionnaire. */
  consent: v.optional(flag, 0),
  questionId: v.optional(v.pipe(v.string(), v.maxLength(40)), '')
})

export type CompleteKitInput = v.InferInput<typeof completeKitInput>
