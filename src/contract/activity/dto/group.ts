import * as v from 'valibot'
import { code, yuan } from '../../common/dto'
import { productCard } from '../../product/dto'
import { activityHead, activityId, instant } from './common'

const groupId = code('拼团')

/**
 * A group. open: it waits for its people until `endsAt`. full: all have paid, and the orders go on. failed: not all came in time; what was
 * paid goes back by itself, the way it came.
 */
export const group = v.object({
  groupId: v.string(),
  activityId: v.string(),
  state: v.picklist(['open', 'full', 'failed']),
  size: v.number(),
  /** Who has paid, and how many are missing. A seat that is only kept does not count. */
  paid: v.number(),
  missing: v.number(),
  /** Seats that can still be taken. */
  free: v.number(),
  endsAt: instant,
  /** By when they came. Names are masked (§5). */
  people: v.array(v.object({ name: v.string(), mine: v.boolean(), leader: v.boolean(), paid: v.boolean() })),
  /**
   * The caller's. none: no seat. chosen: kept until `seatUntil`, the group's price is theirs in every quote and order until then. ordered:
   * an order waits for its payment. paid. back: the group failed, and `refund` says what goes back.
   */
  seat: v.picklist(['none', 'chosen', 'ordered', 'paid', 'back']),
  seatUntil: v.nullable(instant),
  /** Number of the caller's order; '' without one. */
  orderNum: v.string(),
  /** Yuan that go back to the caller, and whether they are there; null of any other group. */
  refund: v.nullable(v.object({ amount: yuan, done: v.boolean() }))
})

/** Without ids the activity that runs. A group's id comes by its link. */
export const groupDetailInput = v.object({
  activityId: v.optional(activityId),
  groupId: v.optional(groupId)
})
export const groupDetail = v.object({
  ...activityHead,
  product: productCard,
  price: yuan,
  usualPrice: yuan,
  size: v.number(),
  /** Hours that a group has from its first seat on. */
  hours: v.number(),
  /** The one that was asked for, else the caller's own that goes on; null without. */
  group: v.nullable(group),
  /** Others that wait, those first that miss fewest; no more than ten, and none without a free seat. */
  waiting: v.array(group)
})

export const groupStartInput = v.object({ activityId })
export const groupJoinInput = v.object({ groupId })

export type Group = v.InferOutput<typeof group>
export type GroupDetailInput = v.InferInput<typeof groupDetailInput>
export type GroupDetail = v.InferOutput<typeof groupDetail>
export type GroupStartInput = v.InferInput<typeof groupStartInput>
export type GroupJoinInput = v.InferInput<typeof groupJoinInput>
