import * as v from 'valibot'
import { code } from '../../common/dto'

/** `sound` for who cannot see the picture. */
export const checkInput = v.object({ form: v.optional(v.picklist(['picture', 'sound']), 'picture') })
/** Digits to be looked at or listened to, each as a `data:` address, the other ''. `expiresIn` in seconds. */
export const humanCheck = v.object({
  id: v.string(),
  image: v.string(),
  sound: v.string(),
  expiresIn: v.number()
})
/** `a` names the check, `b` is what was seen or heard. */
export const checkAnswerInput = v.object({
  a: code('验证'),
  b: v.pipe(v.string(), v.regex(/^\d{5}$/, '请填写5位数字'))
})
export const checkAnswer = v.object({ ticket: v.string() })
/** Of a check that was passed. */
export const ticket = v.optional(v.pipe(v.string(), v.maxLength(100)))

export type CheckInput = v.InferInput<typeof checkInput>
export type HumanCheck = v.InferOutput<typeof humanCheck>
export type CheckAnswerInput = v.InferInput<typeof checkAnswerInput>
export type CheckAnswer = v.InferOutput<typeof checkAnswer>
