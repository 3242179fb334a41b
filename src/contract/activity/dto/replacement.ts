import * as v from 'valibot'
import { REPLACED_OFFERS } from '@/domain/activity/replacement'
import { code, yuan } from '../../common/dto'
import { productCard } from '../../product/dto'
import { activityHead, activityId, instant } from './common'

const orderNum = code('订单')

/**
 * How an exchange stands. open: another product can be chosen, until the activity ends. ordered: the new order waits for its payment. settling: it
 * is paid. done: and the old order went back for it. back: the old order went back alone. used: it was had. over: too late.
 */
export const replacementOrder = v.object({
  orderNum: v.string(),
  state: v.picklist(['open', 'ordered', 'settling', 'done', 'back', 'used', 'over']),
  offer: v.picklist(REPLACED_OFFERS),
  name: v.string(),
  /** Whom it is for; '' where nobody is named. */
  person: v.string(),
  orderedAt: instant,
  /** What goes back of it when all of it does. */
  back: yuan,
  /** What was chosen for it last; '' before. */
  chosen: v.string(),
  /** The new order; '' without one that counts. */
  newOrderNum: v.string()
})

const option = v.object({
  product: productCard,
  price: yuan,
  /** Of whom it is for; null: no limit. */
  ageMin: v.nullable(v.number()),
  ageMax: v.nullable(v.number()),
  /** Check items that it has in common with the old one. */
  common: v.number(),
  /** Why the person of the order cannot have it; '' where they can. */
  unfit: v.string()
})

/** Without a number the latest of the caller's orders that can be exchanged, else the latest. 404 of an order that is not one of theirs. */
export const replacementDetailInput = v.object({ activityId, orderNum: v.optional(orderNum) })
export const replacementDetail = v.object({
  ...activityHead,
  reason: v.string(),
  /** The old product. */
  product: productCard,
  /** All of the caller's that were bought in an activity, the latest first; none of a guest. */
  orders: v.array(v.object({ orderNum: v.string(), person: v.string() })),
  order: v.nullable(replacementOrder),
  /** What is closest to the old product first. */
  options: v.array(option)
})

/** @param back as it was told */
export const replacementChooseInput = v.object({
  activityId,
  orderNum,
  productCode: code('商品'),
  back: v.pipe(yuan, v.maxValue(10_000_000))
})

export type ReplacedOrder = v.InferOutput<typeof replacementOrder>
export type ReplacementDetailInput = v.InferInput<typeof replacementDetailInput>
export type ReplacementDetail = v.InferOutput<typeof replacementDetail>
export type ReplacementChooseInput = v.InferInput<typeof replacementChooseInput>
