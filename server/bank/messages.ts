import * as v from 'valibot'
import { PAY_CHANNELS } from '@/domain/order/pay-channels'

const nonce = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
/** ms since 1970. */
const time = v.pipe(v.number(), v.integer())

/** The bank: this is our customer, and whom we know by that number. */
export const customerMessage = v.object({
  kind: v.literal('customer'),
  /** The bank's own number of the person. */
  customer: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  phone: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
  time,
  nonce
})
export type CustomerMessage = v.InferOutput<typeof customerMessage>

/** The shop: who is your customer? */
export const loginRequest = v.object({ kind: v.literal('login'), time, nonce })
export type LoginRequest = v.InferOutput<typeof loginRequest>

/** The shop: let your customer pay this. */
export const payRequest = v.object({
  kind: v.literal('pay'),
  channel: v.picklist(PAY_CHANNELS),
  prepayId: v.string(),
  amountFen: v.pipe(v.number(), v.integer(), v.minValue(1)),
  time,
  nonce
})
export type PayRequest = v.InferOutput<typeof payRequest>
