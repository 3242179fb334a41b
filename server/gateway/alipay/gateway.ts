import * as v from 'valibot'
import { formatDateTime, parseDateTime } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import type {
  Gateway,
  HandedPayment,
  Handover,
  PaymentRef,
  PrepayResult,
  RefundOrder,
  RefundResult
} from '../../money/gateway'
import { OutsideError } from '../../outside'
import { AlipayRefusal, type AlipayClient } from './client'

/** Characters of what is bought; Alipay refuses the first three signs in it, and its bills are parted by the last. */
const SUBJECT_LENGTH = 100
const FORBIDDEN = /[/=&,]/g

const tradeSchema = v.object({
  out_trade_no: v.string(),
  trade_no: v.string(),
  trade_status: v.picklist(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  total_amount: v.string(),
  send_pay_date: v.optional(v.string())
})
const refundSchema = v.object({ out_trade_no: v.string(), fund_change: v.picklist(['Y', 'N']) })
const refundQuerySchema = v.object({ refund_status: v.optional(v.string()) })

/** Yuan with two decimals at most, as Alipay writes them, in fen. */
export function fenOf(text: string): number {
  const [, yuan = '', cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (yuan === '') throw new OutsideError('Alipay tells a sum that is none')
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'))
}

export function instantOf(text: string): number {
  const at = parseDateTime(text)
  if (at === null) throw new OutsideError('Alipay tells a time that is none')
  return at
}

const NOT_OPENED = 'ACQ.TRADE_NOT_EXIST'
/** Nothing of these is given back any more: a person has to see to it. */
const NEVER = ['ACQ.TRADE_HAS_FINISHED', 'ACQ.TRADE_HAS_CLOSE', 'ACQ.BUYER_NOT_EXIST']

const isRefusal = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof AlipayRefusal && codes.includes(error.code)

/** Alipay on the phone, by a link. A payment is there once the payer has opened that. */
export class AlipayGateway implements Gateway {
  readonly channels = ['alipay'] as const

  constructor(private readonly client: AlipayClient) {}

  readonly handoverMs = (): null => null

  /** Nothing is asked: the link is what opens it, and is signed anew each time. */
  readonly open = async ({ merchantOrder }: PaymentRef): Promise<string> => merchantOrder

  readonly handover = async ({
    merchantOrder,
    amountFen,
    subject,
    returnUrl,
    expiresAt
  }: HandedPayment): Promise<Handover> => {
    const order = {
      out_trade_no: merchantOrder,
      total_amount: formatYuan(amountFen),
      subject: Array.from(subject.replace(FORBIDDEN, ' ')).slice(0, SUBJECT_LENGTH).join(''),
      product_code: 'QUICK_WAP_WAY',
      time_expire: formatDateTime(expiresAt.getTime()),
      quit_url: returnUrl
    }
    const cashierUrl = await this.client.link('alipay.trade.wap.pay', order, returnUrl)
    return { action: 'redirect', cashierUrl, params: {} }
  }

  readonly query = async ({ merchantOrder }: PaymentRef): Promise<PrepayResult> => {
    try {
      const told = await this.client.ask('alipay.trade.query', { out_trade_no: merchantOrder })
      const trade = v.parse(tradeSchema, told)
      if (trade.out_trade_no !== merchantOrder) throw new OutsideError('Alipay tells of another payment')
      return resultOf(trade)
    } catch (error) {
      // The link may still be opened.
      if (isRefusal(error, [NOT_OPENED])) return nothing('waiting')
      throw error
    }
  }

  readonly close = async (payment: PaymentRef): Promise<PrepayResult | null> => {
    try {
      await this.client.ask('alipay.trade.close', { out_trade_no: payment.merchantOrder })
      return nothing('closed')
    } catch (error) {
      if (isRefusal(error, [NOT_OPENED])) return null
      if (!(error instanceof AlipayRefusal)) throw error
      const standing = await this.query(payment)
      if (standing.state === 'waiting') throw error
      return standing
    }
  }

  readonly refund = async ({ merchantOrder, refundNo, amountFen }: RefundOrder): Promise<RefundResult> => {
    const asked = { out_trade_no: merchantOrder, out_request_no: refundNo }
    try {
      const told = await this.client.ask('alipay.trade.refund', {
        ...asked,
        refund_amount: formatYuan(amountFen)
      })
      // Its code says that the call was understood; money has moved where this says so, or the later query.
      if (v.parse(refundSchema, told).fund_change === 'Y') return 'done'
    } catch (error) {
      if (isRefusal(error, NEVER)) return 'closed'
      throw error
    }
    const told = await this.client.ask('alipay.trade.fastpay.refund.query', asked)
    return v.parse(refundQuerySchema, told).refund_status === 'REFUND_SUCCESS' ? 'done' : 'processing'
  }
}

const nothing = (state: 'waiting' | 'closed'): PrepayResult => ({
  ...{ state, tradeNo: null, amountFen: 0, settledAt: null }
})

function resultOf({
  trade_no: tradeNo,
  trade_status: status,
  total_amount: total,
  send_pay_date: paidAt
}: v.InferOutput<typeof tradeSchema>): PrepayResult {
  const amountFen = fenOf(total)
  // One that went back as a whole is closed too, and was paid.
  const paid = status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED' || paidAt !== undefined
  if (paid)
    return { state: 'paid', tradeNo, amountFen, settledAt: paidAt ? new Date(instantOf(paidAt)) : null }
  return { ...nothing(status === 'TRADE_CLOSED' ? 'closed' : 'waiting'), tradeNo, amountFen }
}
