import * as v from 'valibot'
import { yuan } from '../../common/dto'
import { productCard } from '../../product/dto'
import { activityId, instant } from './common'

/** An article of a sale; money in yuan. */
const saleItem = {
  activityId: v.string(),
  product: productCard,
  /** What a piece costs by the sale, and what it costs without: the shop's own price, no market price. */
  price: yuan,
  usualPrice: yuan,
  /** Pieces in all, and still to be had. */
  stock: v.number(),
  left: v.number(),
  perUser: v.number(),
  /** Orders that the caller has by it; 0 of a guest. */
  bought: v.number()
}

/** Sessions of yesterday's end, today and tomorrow, by their beginning. `soon` can be reminded of; of `limit` the caller has had as many as one may. */
export const seckillSessions = v.object({
  serverTime: instant,
  sessions: v.array(
    v.object({
      startAt: instant,
      endAt: instant,
      state: v.picklist(['soon', 'open', 'ended']),
      items: v.array(
        v.object({
          ...saleItem,
          state: v.picklist(['soon', 'open', 'soldOut', 'ended', 'limit']),
          /** Its price is had through the queue alone: `seckill.enter` first. */
          queued: v.boolean(),
          reminded: v.boolean()
        })
      )
    })
  )
})

export const seckillRemindInput = v.object({ activityId, on: v.boolean() })
/** A message five minutes before it begins. 0 for one that has begun. */
export const seckillReminded = v.object({ reminded: v.boolean() })

export const seckillEnterInput = v.object({ activityId })
/**
 * A place in the queue of a sale; asked again it tells the same place anew. ready: a piece is kept for the caller until `readyUntil`, and
 * the sale's price is theirs in every quote and order until then. waiting: `ahead` are before them. soldOut: nobody who is ready is waited
 * for any more, either. limit: they have had as many as one may. A sale without a queue answers ready without an end.
 */
export const seckillPlace = v.object({
  activityId: v.string(),
  state: v.picklist(['soon', 'waiting', 'ready', 'soldOut', 'ended', 'limit']),
  ahead: v.number(),
  readyUntil: v.nullable(instant),
  /** ms until it makes sense to ask again; 0: never. */
  askAgainMs: v.number(),
  serverTime: instant
})

/** Of this month: one piece a person and month of each; `used`: the caller has had theirs. */
export const subsidyList = v.object({
  serverTime: instant,
  /** 'YYYY-MM' */
  month: v.string(),
  endAt: instant,
  rules: v.array(v.string()),
  items: v.array(
    v.object({
      ...saleItem,
      /** What is paid on top by the shop: usual price less price. */
      subsidizedPrice: yuan,
      state: v.picklist(['open', 'soldOut', 'used'])
    })
  )
})

export type SeckillSessions = v.InferOutput<typeof seckillSessions>
export type SeckillRemindInput = v.InferInput<typeof seckillRemindInput>
export type SeckillReminded = v.InferOutput<typeof seckillReminded>
export type SeckillEnterInput = v.InferInput<typeof seckillEnterInput>
export type SeckillPlace = v.InferOutput<typeof seckillPlace>
export type SubsidyList = v.InferOutput<typeof subsidyList>
