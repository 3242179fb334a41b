import * as v from 'valibot'
import { yuan } from '../../common/dto'
import { instant } from './common'

/**
 * What a membership gives and costs, and whether the caller has one; money in yuan. none: it can be bought. renewable: it runs out soon,
 * and a renewal begins where it ends. A guest is told what everybody is.
 */
export const memberDetail = v.object({
  serverTime: instant,
  name: v.string(),
  /** Of the membership itself, which is bought as any product is. */
  productCode: v.string(),
  category: v.number(),
  skuId: v.string(),
  price: yuan,
  days: v.number(),
  /** What members pay of the usual price, in hundredths, and of what. */
  percent: v.number(),
  kindNames: v.array(v.string()),
  refundDays: v.number(),
  /** From what sum in its time on it saves what it costs. */
  breakEven: yuan,
  /** One that many buy, with both prices; null where nothing is sold that it counts for. */
  example: v.nullable(v.object({ name: v.string(), usualPrice: yuan, price: yuan })),
  state: v.picklist(['none', 'member', 'renewable']),
  /** The end of the last one of the caller; null without one. */
  endAt: v.nullable(instant),
  /** What the caller's own has saved so far, in how many orders that stand. */
  saved: yuan,
  savedOrders: v.number(),
  /** The order by which it can be given back now, and until when; null where it cannot. */
  refund: v.nullable(v.object({ orderNum: v.string(), until: instant })),
  /** What the caller paid in the last year for what it counts for, and what it would have saved; null of a guest. */
  lastYear: v.nullable(v.object({ orders: v.number(), paid: yuan, saves: yuan, net: yuan })),
  /** As sentences. */
  rules: v.array(v.string())
})

export type MemberDetail = v.InferOutput<typeof memberDetail>
