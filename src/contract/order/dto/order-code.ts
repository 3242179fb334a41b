import * as v from 'valibot'
import { yuan } from '../../common/dto'

/** A code of an order as its page shows it. */
export const orderCode = v.object({
  id: v.string(),
  lineId: v.string(),
  /** In groups of four; '' when it cannot be used any more. */
  code: v.string(),
  /** `taken`: a branch has it before it. */
  state: v.picklist(['unused', 'taken', 'used', 'refunding', 'refunded']),
  /** What goes back with it. */
  price: yuan,
  /** ms since 1970; null: for ever. */
  expiresAt: v.nullable(v.number()),
  /** Where and when it was used, '' before. */
  usedAt: v.string(),
  usedTime: v.string()
})

export type OrderCode = v.InferOutput<typeof orderCode>
