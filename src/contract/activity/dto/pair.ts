import * as v from 'valibot'
import { code, yuan } from '../../common/dto'
import { productCard } from '../../product/dto'
import { activityHead, activityId, instant } from './common'

const pairId = code('双人同行')
const contactsId = code('家人')

/**
 * Two who buy together. open: the second is missing. both: the order can be placed, until `endsAt`. ordered: it waits for its payment. paid:
 * each has a code. back: the money went back. over: its time was over before there was an order; nothing was paid.
 */
export const pair = v.object({
  pairId: v.string(),
  state: v.picklist(['open', 'both', 'ordered', 'paid', 'back', 'over']),
  endsAt: instant,
  /** The caller's. other: neither of the two. */
  role: v.picklist(['owner', 'friend', 'other']),
  /** Names of others are masked (§5), of one's own family they are whole; '' of who has none. */
  ownerName: v.string(),
  /** null while the second is missing. `contactsId` of the family, '' of who came by the link. */
  second: v.nullable(v.object({ name: v.string(), contactsId: v.string() })),
  /** The owner's; '' without one, and for others. */
  orderNum: v.string(),
  /** The caller's own code, once it is paid and while it can be used. */
  code: v.nullable(v.object({ text: v.string(), expiresAt: v.nullable(instant) }))
})

/** Without the id of a pair, which comes by its link, the caller's own, else one that they joined and have a code of. 404 of another product than the activity's. */
export const pairDetailInput = v.object({
  activityId,
  productCode: v.optional(code('商品')),
  pairId: v.optional(pairId)
})
export const pairDetail = v.object({
  ...activityHead,
  product: productCard,
  category: v.number(),
  skuId: v.string(),
  price: yuan,
  /** What it is for each of two. */
  each: yuan,
  /** What the caller has it for by another offer, which comes before: an order is no pair's then. null: there is none. */
  lower: v.nullable(yuan),
  /** Hours that a pair has to be complete and ordered. */
  hours: v.number(),
  /** The caller's own people, without themselves. */
  family: v.array(v.object({ contactsId: v.string(), name: v.string(), relation: v.string() })),
  /** What the caller calls themselves; '' where they have not said. */
  ownName: v.string(),
  pair: v.nullable(pair)
})

/** The caller's own that goes on, else a new one. @param contactsId the second; without it somebody is invited */
export const pairStartInput = v.object({ activityId, contactsId: v.optional(contactsId) })
/** Another second of the family, or none (''). */
export const pairChooseInput = v.object({ pairId, contactsId: v.union([v.literal(''), contactsId]) })
export const pairJoinInput = v.object({ pairId })

export type Pair = v.InferOutput<typeof pair>
export type PairDetailInput = v.InferInput<typeof pairDetailInput>
export type PairDetail = v.InferOutput<typeof pairDetail>
export type PairStartInput = v.InferInput<typeof pairStartInput>
export type PairChooseInput = v.InferInput<typeof pairChooseInput>
export type PairJoinInput = v.InferInput<typeof pairJoinInput>
