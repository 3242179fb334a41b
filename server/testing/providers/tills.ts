import type { PayChannel } from '@/domain/order/pay-channels'
import type { FakeAlipay } from './alipay'
import type { Sent } from './wechat-pay-notices'
import { paidNotice, refundNotice } from './wechat-pay-notices'
import type { FakeWechatPay } from './wechat-pay'

/** What a payer and a provider do in a journey, by the shop's number of the try or of the refund's part. */
export interface Till {
  readonly channel: PayChannel
  /** Where its notices come in. */
  readonly door: string
  /** How it answers a notice that it has taken. */
  readonly taken: string
  /** The payer stands before the provider's page or sheet, by what the shop handed over. */
  stands(id: string, cashierUrl: string): void
  /** The payer pays; the answer makes the notice, as often as it is asked for. */
  pays(id: string): () => Sent
  /** What the provider has of the try. */
  state(id: string): 'waiting' | 'paid' | 'closed' | 'none'
  /** New refunds: done, under way, or none that the provider would make by itself. */
  refundsAre(outcome: 'done' | 'processing' | 'failed'): void
  /** One that was under way has arrived; the notice of it, where there is one. */
  arrives(refundNo: string): Sent | null
  /** How many refunds it made. */
  refunds(): number
}

export function wechatTill(fake: FakeWechatPay, channel: PayChannel): Till {
  const states = { NOTPAY: 'waiting', SUCCESS: 'paid', REFUND: 'paid', CLOSED: 'closed' } as const
  return {
    ...{ channel, door: '/api/pay/notify/wechat', taken: '{"code":"SUCCESS","message":""}' },
    stands: () => undefined,
    pays(id) {
      const payment = fake.pay(id)
      return () => paidNotice(fake, payment)
    },
    state(id) {
      const payment = fake.payments.get(id)
      return payment ? states[payment.state] : 'none'
    },
    refundsAre(outcome) {
      fake.refundsAs = ({ done: 'SUCCESS', processing: 'PROCESSING', failed: 'CLOSED' } as const)[outcome]
    },
    arrives: (refundNo) => refundNotice(fake, fake.endRefund(refundNo, 'SUCCESS')),
    refunds: () => [...fake.refunds.values()].filter(({ status }) => status === 'SUCCESS').length
  }
}

const form = (fields: Readonly<Record<string, string>>): Sent => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  payload: new URLSearchParams(fields).toString()
})

export function alipayTill(fake: FakeAlipay): Till {
  const states = {
    WAIT_BUYER_PAY: 'waiting',
    TRADE_SUCCESS: 'paid',
    TRADE_FINISHED: 'paid',
    TRADE_CLOSED: 'closed'
  } as const
  const tradeOf = (id: string) => {
    const trade = fake.trades.get(id)
    if (!trade) throw new Error(`nobody has opened ${id}`)
    return trade
  }
  return {
    ...{ channel: 'alipay', door: '/api/pay/notify/alipay', taken: 'success' },
    stands: (_id, cashierUrl) => void fake.openLink(cashierUrl),
    pays(id) {
      const trade = fake.pay(tradeOf(id))
      // A repeated notice has the same number.
      const told = fake.notice(trade)
      return () => form(told)
    },
    state(id) {
      const trade = fake.trades.get(id)
      if (trade && trade.paidAt > 0) return 'paid'
      return trade ? states[trade.status] : 'none'
    },
    refundsAre(outcome) {
      fake.arrivesAtOnce = outcome === 'done'
      fake.finished = outcome === 'failed'
    },
    arrives(refundNo) {
      const refund = fake.refunds.get(refundNo)
      if (!refund) throw new Error(`no refund ${refundNo}`)
      refund.arrived = true
      return null
    },
    refunds: () => [...fake.refunds.values()].filter(({ arrived }) => arrived).length
  }
}
