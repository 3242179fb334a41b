import * as v from 'valibot'
import { memberTerms } from '../catalogue/queries/member-terms'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const couponCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/))

const cell = v.variant('kind', [
  v.object({ kind: v.literal('plain'), name }),
  v.object({ kind: v.literal('back'), name }),
  v.object({ kind: v.literal('quiz'), name }),
  v.object({ kind: v.literal('coupon'), name, couponCode })
])

const question = v.pipe(
  v.object({
    questionId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
    text: name,
    choices: v.pipe(v.array(name), v.minLength(2), v.maxLength(10)),
    /** Place of the right one, from 0 on. */
    answer: count,
    explanation: v.pipe(v.string(), v.minLength(1), v.maxLength(200))
  }),
  v.check(({ choices, answer }) => answer < choices.length, 'no such choice')
)

/** What an activity in which the server draws needs: chances, and how much a person and a device may have of it. */
export const drawTerms = v.object({
  daily: count,
  perOrder: count,
  mostFromOrders: count,
  /** A person's, by account and by document. */
  mostADay: v.pipe(count, v.minValue(1)),
  /** A family shares a phone. */
  perDevice: v.pipe(count, v.minValue(1)),
  /** A prize without limit, for those that have run out; '' where none has a limit. */
  fallbackId: v.string(),
  board: v.optional(
    v.object({
      cells: v.pipe(v.array(cell), v.minLength(7), v.maxLength(60)),
      questions: v.pipe(v.array(question), v.minLength(1), v.maxLength(100))
    })
  ),
  rain: v.optional(
    v.pipe(
      v.object({
        seconds: v.pipe(count, v.minValue(1)),
        minFen: v.pipe(count, v.minValue(1)),
        maxFen: v.pipe(count, v.minValue(1))
      }),
      v.check(({ minFen, maxFen }) => minFen <= maxFen, 'least above most')
    )
  )
})
export type DrawTerms = v.InferOutput<typeof drawTerms>

/** What a new account gets. */
export const newcomerTerms = v.object({
  coupons: v.pipe(v.array(couponCode), v.minLength(1), v.maxLength(20)),
  /** So long after it was made an account is new. */
  days: v.pipe(count, v.minValue(1))
})
export type NewcomerTerms = v.InferOutput<typeof newcomerTerms>

/** What inviter and friend get. */
export const inviteTerms = v.object({
  inviterCoupon: couponCode,
  friendCoupon: couponCode,
  /** Rewards that one may have in all. */
  most: v.pipe(count, v.minValue(1))
})
export type InviteTerms = v.InferOutput<typeof inviteTerms>

const sentence = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const someCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/))

/** A partner that is new: what it says of itself, and what of the catalogue is its. */
export const brandTerms = v.object({
  intro: sentence,
  promises: v.pipe(v.array(sentence), v.maxLength(10)),
  /** One that everybody may take; '' without. */
  couponCode: v.union([v.literal(''), couponCode]),
  productCodes: v.pipe(v.array(someCode), v.minLength(1), v.maxLength(50)),
  hospitalIds: v.pipe(v.array(someCode), v.minLength(1), v.maxLength(100))
})
export type BrandTerms = v.InferOutput<typeof brandTerms>

/** Two who buy a product of two codes together, and how long they have for it. */
export const pairTerms = v.object({
  productCode: someCode,
  hours: v.pipe(count, v.minValue(1))
})
export type PairTerms = v.InferOutput<typeof pairTerms>

/** A product that is sold out after it was bought, and what it can be exchanged for. */
export const replacementTerms = v.object({
  productCode: someCode,
  productCodes: v.pipe(v.array(someCode), v.minLength(1), v.maxLength(20)),
  /** Why, as the page says it. */
  reason: sentence
})
export type ReplacementTerms = v.InferOutput<typeof replacementTerms>

/** The membership: the product by which it is bought, and what that gives. */
export const membershipTerms = v.object({ productCode: someCode, ...memberTerms.entries })
export type MembershipTerms = v.InferOutput<typeof membershipTerms>
