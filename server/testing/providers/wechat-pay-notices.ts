import { randomUUID } from 'node:crypto'
import { formatDateTime } from '@/domain/date'
import type { FakeWechatPay } from './wechat-pay'
import type { FakePayment, FakeRefund } from './wechat-pay-book'
import { MERCHANT, sealed, signedHeaders, SIGNING, type SigningKey } from './wechat-pay-keys'

export interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string
}

interface How {
  readonly key?: SigningKey
  /** It is as old as this when it arrives, in ms. */
  readonly ageMs?: number
  readonly id?: string
  /** Sealed with the key of somebody else. */
  readonly apiKey?: string
  /** What is told is not as it is. */
  readonly changes?: Readonly<Record<string, unknown>>
}

function send(fake: FakeWechatPay, event: string, told: unknown, how: How): Sent {
  const payload = JSON.stringify({
    ...{ id: how.id ?? randomUUID(), create_time: '2026-05-20T10:00:00+08:00', event_type: event },
    ...{ resource_type: 'encrypt-resource', summary: '通知' },
    resource: {
      original_type: 'transaction',
      ...sealed(JSON.stringify(told), 'transaction', how.apiKey ?? MERCHANT.apiKey)
    }
  })
  const seconds = Math.floor((fake.now() - (how.ageMs ?? 0)) / 1000)
  const signed = signedHeaders(payload, seconds, how.key ?? SIGNING.platform)
  return { headers: { 'content-type': 'application/json', ...signed }, payload }
}

export const paidNotice = (fake: FakeWechatPay, payment: FakePayment, how: How = {}): Sent =>
  send(fake, 'TRANSACTION.SUCCESS', { ...fake.told(payment), ...how.changes }, how)

export function refundNotice(
  fake: FakeWechatPay,
  { no, payment, fen, status }: FakeRefund,
  how: How = {}
): Sent {
  const told = {
    ...{ mchid: MERCHANT.mchId, out_trade_no: payment.no, transaction_id: payment.transaction },
    ...{ out_refund_no: no, refund_id: `50${no}`, refund_status: status },
    ...(status === 'SUCCESS'
      ? { success_time: `${formatDateTime(fake.now()).replace(' ', 'T')}+08:00` }
      : {}),
    amount: { total: payment.total, refund: fen, payer_total: payment.total, payer_refund: fen },
    ...how.changes
  }
  return send(fake, `REFUND.${status}`, told, how)
}

/** What WeChat Pay sends now and then to see whether the shop looks at signatures. */
export function probe(sent: Sent): Sent {
  return {
    ...sent,
    headers: {
      ...sent.headers,
      'wechatpay-signature': `WECHATPAY/SIGNTEST/${sent.headers['wechatpay-signature'] ?? ''}`
    }
  }
}
