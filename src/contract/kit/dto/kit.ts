import * as v from 'valibot'
import { flag } from '../../common/dto'
import { completeGoodsInput } from '../../order/dto/goods'
import { completeWatsonInput } from '../../visit-kinds/dto'

const agreed = {
  /** The informed consent was read and given; asked where the product has a questionnaire. */
  consent: v.optional(flag, 0),
  questionId: v.optional(v.pipe(v.string(), v.maxLength(40)), '')
}

/** `/gene/user/complete`: a kit that is sent home, ordered like goods. */
export const completeKitInput = v.object({
  ...completeGoodsInput.entries,
  ...agreed
})

const {
  timeSpanDesc: timespanStr,
  receiveAddress: _address,
  receiveCity: _city,
  breakfastId: _breakfast,
  sexHistory: _sexHistory,
  ...visit
} = completeWatsonInput.entries

/** `/gene/branch/user/complete`: the same test sampled at a branch, ordered like a visit to which nothing is added. */
export const completeGeneInput = v.object({ ...visit, timespanStr, ...agreed })

export type CompleteGeneInput = v.InferInput<typeof completeGeneInput>
export type CompleteKitInput = v.InferInput<typeof completeKitInput>
