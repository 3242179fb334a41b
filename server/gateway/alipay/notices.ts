import * as v from 'valibot'
import { ALIPAY_NOTICES } from '../../settings/providers/alipay'
import type { NoticeDoor, OpenedNotice } from '../notice'
import type { AlipayClient } from './client'
import { fenOf, instantOf } from './gateway'

const formSchema = v.record(v.string(), v.string())
const noticeSchema = v.object({
  notify_id: v.string(),
  app_id: v.string(),
  seller_id: v.string(),
  out_trade_no: v.string(),
  trade_no: v.string(),
  trade_status: v.string(),
  total_amount: v.string(),
  gmt_payment: v.optional(v.string()),
  /** Of a notice about money that went back: all of it so far, and not of which refund. */
  refund_fee: v.optional(v.string())
})

const reply = (status: number, body: string) => ({ status, type: 'text/plain; charset=utf-8', body })

/** Where Alipay's notices come in, as a form. It repeats them until the body is exactly `success`. */
export const alipayDoor = (client: AlipayClient): NoticeDoor => ({
  path: ALIPAY_NOTICES,
  open: ({ body }) => opened(client, body),
  taken: reply(200, 'success'),
  refused: reply(400, 'fail')
})

const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED']

async function opened(client: AlipayClient, body: unknown): Promise<OpenedNotice> {
  const form = v.safeParse(formSchema, body)
  if (!form.success || !(await client.isTrue(form.output))) return 'forged'
  const parsed = v.safeParse(noticeSchema, form.output)
  const { appId, sellerId } = client.settings
  if (!parsed.success) return 'other'
  const notice = parsed.output
  if (notice.app_id !== appId || notice.seller_id !== sellerId) return 'forged'
  // Whether a refund has arrived its query says.
  if (!PAID.includes(notice.trade_status) || notice.refund_fee !== undefined || !notice.gmt_payment)
    return 'other'
  return {
    ...{ noticeId: `alipay:${notice.notify_id}`, kind: 'paid', prepayId: null, refundNo: '' },
    ...{ merchantOrder: notice.out_trade_no, tradeNo: notice.trade_no },
    ...{ amountFen: fenOf(notice.total_amount), settledAt: instantOf(notice.gmt_payment) }
  }
}
