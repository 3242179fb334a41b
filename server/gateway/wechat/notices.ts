import * as v from 'valibot'
import type { RefundResult } from '../../money/gateway'
import { WECHAT_PAY_NOTICES } from '../../settings/providers/wechat-pay'
import type { NoticeDoor, OpenedNotice, PostedNotice } from '../notice'
import type { WechatPayClient } from './client'
import { instantOf, resultOf } from './gateway'
import { noticeSchema, refundNoticeSchema, transactionSchema } from './messages'
import { openResource } from './signing'

const REFUNDS: Readonly<Record<string, RefundResult>> = {
  'REFUND.SUCCESS': 'done',
  'REFUND.ABNORMAL': 'abnormal',
  'REFUND.CLOSED': 'closed'
}

const reply = (status: number, code: string, message: string) => ({
  ...{ status, type: 'application/json; charset=utf-8' },
  body: JSON.stringify({ code, message })
})

/** Where WeChat Pay's notices come in. Its retries go by the status alone. */
export const wechatPayDoor = (client: WechatPayClient): NoticeDoor => ({
  path: WECHAT_PAY_NOTICES,
  open: (posted) => openNotice(client, posted),
  taken: reply(200, 'SUCCESS', ''),
  refused: reply(401, 'FAIL', '通知无效')
})

async function openNotice(client: WechatPayClient, { raw, headers }: PostedNotice): Promise<OpenedNotice> {
  const header = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  // The signature first: what is not WeChat Pay's is neither opened nor read.
  if (!(await client.isTrue({ raw, header }))) return 'forged'
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), noticeSchema), raw)
  if (!parsed.success) return 'other'
  const { id, event_type: event, resource } = parsed.output
  const noticeId = `wechat:${id}`
  if (event === 'TRANSACTION.SUCCESS') return paidNotice(client, noticeId, open(client, resource))
  const refund = REFUNDS[event]
  return refund ? refundNotice(client, noticeId, refund, open(client, resource)) : 'other'
}

/** null: sealed with another APIv3 key, which is no notice for this shop. */
function open({ settings }: WechatPayClient, resource: Parameters<typeof openResource>[1]): unknown {
  try {
    return JSON.parse(openResource(settings.apiKey, resource)) as unknown
  } catch {
    return null
  }
}

function paidNotice({ settings }: WechatPayClient, noticeId: string, told: unknown): OpenedNotice {
  const parsed = v.safeParse(transactionSchema, told)
  if (!parsed.success || !isOurs(settings, parsed.output)) return 'forged'
  const { state, tradeNo, amountFen, settledAt } = resultOf(settings, parsed.output, null)
  if (state !== 'paid' || tradeNo === null || settledAt === null) return 'forged'
  const merchantOrder = parsed.output.out_trade_no
  return {
    ...{ noticeId, kind: 'paid', prepayId: null, refundNo: '', merchantOrder, tradeNo, amountFen },
    settledAt: settledAt.getTime()
  }
}

const isOurs = (
  { mchId, appIds }: WechatPayClient['settings'],
  { mchid, appid }: { readonly mchid: string; readonly appid: string }
): boolean => mchid === mchId && Object.values(appIds).includes(appid)

function refundNotice(
  { settings }: WechatPayClient,
  noticeId: string,
  refund: RefundResult,
  told: unknown
): OpenedNotice {
  const parsed = v.safeParse(refundNoticeSchema, told)
  if (!parsed.success || parsed.output.mchid !== settings.mchId) return 'forged'
  const { out_trade_no, out_refund_no, transaction_id, success_time, amount } = parsed.output
  return {
    ...{ noticeId, kind: 'refund', prepayId: null, refund },
    ...{ merchantOrder: out_trade_no, refundNo: out_refund_no, tradeNo: transaction_id },
    ...{ amountFen: amount.refund, settledAt: success_time ? instantOf(success_time) : 0 }
  }
}
