import * as v from 'valibot'
import { PAY_CHANNELS } from '@/domain/order/pay-channels'
import { code, orderNum, yuan } from '../common/dto'

/** Payment channels; which of them a host offers is said by its door (`platform/door`). */
const payChannel = v.picklist(PAY_CHANNELS, '支付方式不正确')
/** What of an order is paid after it: the rest of a deposit, what a change costs, what was added. */
const laterDue = v.picklist(['balance', 'change', 'items'], '款项类型不正确')
/** `due`: the call pays what the order still owes, not the order itself. */
export const payCreateInput = v.object({
  orderNo: orderNum,
  channel: payChannel,
  due: v.optional(laterDue),
  /** Of WeChat's own page, for its pay sheet in a page of ours; serves once. */
  payerCode: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/, '授权信息不正确')))
})
/**
 * What the platform needs. `redirect` opens `cashierUrl`; `jsapi`, `mini` and `bridge` pass `params` to the host's
 * pay call; `done` means that nothing is left to pay.
 */
export const payCreateResults = v.object({
  payOrderNum: v.string(),
  action: v.picklist(['redirect', 'jsapi', 'mini', 'bridge', 'done']),
  cashierUrl: v.string(),
  params: v.record(v.string(), v.string()),
  payPrice: yuan,
  payDeadline: v.number(),
  serverTime: v.number()
})
export const payStatusInput = v.object({ payOrderNum: code('支付单号') })
/** payStatus: 0 unpaid, 1 paying, 2 paid, 3 refunding, 4 closed unpaid, 5 refunded, 6 refunded in part, 7 failed, 8 paid and waiting for others of a group. */
export const payStatusResults = v.object({
  payOrderNum: v.string(),
  orderNo: v.string(),
  orderType: v.number(),
  payStatus: v.number(),
  orderStatus: v.number(),
  payPrice: yuan,
  payDeadline: v.nullable(v.number()),
  message: v.string(),
  serverTime: v.number()
})

/** Of code 33: WeChat's page that says who pays, and the state that it comes back with. */
export interface PayerAsked {
  readonly url: string
  readonly state: string
}
export type LaterDue = v.InferOutput<typeof laterDue>
export type PayCreateInput = v.InferInput<typeof payCreateInput>
export type PayCreateResults = v.InferOutput<typeof payCreateResults>
export type PayStatusInput = v.InferInput<typeof payStatusInput>
export type PayStatusResults = v.InferOutput<typeof payStatusResults>
