import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { formatDateTime, parseDateTime } from '@/domain/date'
import type { PayChannel } from '@/domain/order/pay-channels'
import type {
  Gateway,
  HandedPayment,
  Handover,
  PaymentRef,
  PrepayOrder,
  PrepayResult,
  PrepayState,
  RefundResult
} from '../../money/gateway'
import { OutsideError } from '../../outside'
import type { WechatPaySettings } from '../../settings/providers/wechat-pay'
import { WechatPayRefusal, type WechatPayClient } from './client'
import { h5Schema, prepaySchema, refundSchema, transactionSchema, type Transaction } from './messages'
import { launchSignature } from './signing'

type Product = keyof WechatPaySettings['appIds']

const PRODUCTS: Readonly<Partial<Record<PayChannel, Product>>> = {
  'wechat-jsapi': 'jsapi',
  'wechat-mini': 'mini',
  'wechat-h5': 'h5',
  'wechat-app': 'app'
}
const CHANNELS = ['wechat-jsapi', 'wechat-mini', 'wechat-h5', 'wechat-app'] as const
const PATHS: Readonly<Record<Product, string>> = { jsapi: 'jsapi', mini: 'jsapi', h5: 'h5', app: 'app' }

/** WeChat's page for H5 lives for five minutes: who comes back later gets another try. */
const H5_MS = 4.5 * 60_000
/** It refuses a payment that ends within a minute: so it ends there a minute later than here, where it is closed in time. */
const LATER_MS = 60_000
/** Characters of what is bought. */
const SUBJECT_LENGTH = 100

const STATES: Readonly<Record<string, PrepayState>> = {
  SUCCESS: 'paid',
  // Paid, and something of it went back.
  REFUND: 'paid',
  NOTPAY: 'waiting',
  USERPAYING: 'processing',
  ACCEPT: 'processing',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'declined'
}

const REFUND_STATES = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  ABNORMAL: 'abnormal',
  CLOSED: 'closed'
} as const satisfies Record<string, RefundResult>

const UNKNOWN_CODES = ['ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS']
const isUnknown = (error: unknown): boolean =>
  error instanceof WechatPayRefusal && UNKNOWN_CODES.includes(error.code)

/** ms since 1970 of WeChat Pay's time. Throws when it is none. */
export function instantOf(text: string): number {
  const at = parseDateTime(text)
  if (at === null) throw new OutsideError('WeChat Pay tells a time that is none')
  return at
}

/** As WeChat Pay writes time. */
const timeOf = (instant: number): string => `${formatDateTime(instant).replace(' ', 'T')}+08:00`

/** What a payment of ours says; one of another merchant or account is none of ours, and throws. */
export function resultOf(
  { mchId, appIds }: Pick<WechatPaySettings, 'mchId' | 'appIds'>,
  { mchid, appid, trade_state, transaction_id, success_time, amount }: Transaction,
  amountFen: number | null
): PrepayResult {
  if (mchid !== mchId || !Object.values(appIds).includes(appid))
    throw new OutsideError('WeChat Pay tells of a payment of another merchant')
  const state = STATES[trade_state]
  if (!state) throw new OutsideError(`WeChat Pay tells of a state that is not known: ${trade_state}`)
  const total = amount?.total ?? amountFen
  if (total === null && state === 'paid')
    throw new OutsideError('WeChat Pay tells of a payment without its sum')
  return {
    state,
    tradeNo: transaction_id ?? null,
    amountFen: total ?? 0,
    settledAt: success_time ? new Date(instantOf(success_time)) : null
  }
}

/** WeChat Pay v3 by the products that the merchant was given. */
export class WechatPayGateway implements Gateway {
  readonly channels: readonly PayChannel[]

  constructor(
    private readonly client: WechatPayClient,
    private readonly now: () => Date
  ) {
    this.channels = CHANNELS.filter((channel) => this.appIdOf(channel) !== null)
  }

  private get settings(): WechatPaySettings {
    return this.client.settings
  }

  private appIdOf(channel: PayChannel): string | null {
    const product = PRODUCTS[channel]
    return (product && this.settings.appIds[product]) ?? null
  }

  private accountOf(channel: PayChannel): { readonly product: Product; readonly appId: string } {
    const product = PRODUCTS[channel]
    const appId = this.appIdOf(channel)
    if (!product || appId === null) throw new Error(`WeChat Pay takes no money by ${channel}`)
    return { product, appId }
  }

  readonly handoverMs = (channel: PayChannel): number | null => (channel === 'wechat-h5' ? H5_MS : null)

  readonly open = async (order: PrepayOrder): Promise<string> => {
    const { product, appId } = this.accountOf(order.channel)
    const needsPayer = product === 'jsapi' || product === 'mini'
    if (needsPayer && order.payer === null) throw new Error(`${order.channel} without a payer`)
    const { mchId, notifyUrl } = this.settings
    const answer = await this.client.ask('POST', `/v3/pay/transactions/${PATHS[product]}`, {
      ...{ appid: appId, mchid: mchId, notify_url: notifyUrl },
      description: Array.from(order.subject).slice(0, SUBJECT_LENGTH).join(''),
      out_trade_no: order.merchantOrder,
      time_expire: timeOf(order.expiresAt.getTime() + LATER_MS),
      amount: { total: order.amountFen, currency: 'CNY' },
      ...(needsPayer ? { payer: { openid: order.payer } } : {}),
      scene_info: {
        payer_client_ip: order.payerAddress,
        ...(product === 'h5' ? { h5_info: { type: 'Wap' } } : {})
      }
    })
    return product === 'h5' ? v.parse(h5Schema, answer).h5_url : v.parse(prepaySchema, answer).prepay_id
  }

  readonly handover = async ({ channel, prepayId, returnUrl }: HandedPayment): Promise<Handover> => {
    const { product, appId } = this.accountOf(channel)
    if (product === 'h5') {
      const back = `&redirect_url=${encodeURIComponent(returnUrl)}`
      return { action: 'redirect', cashierUrl: prepayId + back, params: {} }
    }
    const { privateKey, mchId } = this.settings
    const timeStamp = String(Math.floor(this.now().getTime() / 1000))
    const nonceStr = randomBytes(16).toString('hex')
    const prepay = product === 'app' ? prepayId : `prepay_id=${prepayId}`
    const paySign = launchSignature(privateKey, { appId, timeStamp, nonceStr, prepay })
    const signed = { appId, timeStamp, nonceStr, package: prepay, signType: 'RSA', paySign, channel }
    if (product !== 'app')
      return { action: product === 'mini' ? 'mini' : 'jsapi', cashierUrl: '', params: signed }
    // What the app's SDK takes besides; its `package` is a constant.
    return { action: 'bridge', cashierUrl: '', params: { ...signed, partnerId: mchId, prepayId } }
  }

  readonly query = async ({ merchantOrder }: PaymentRef): Promise<PrepayResult | null> => {
    const { mchId } = this.settings
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(merchantOrder)}?mchid=${mchId}`
    try {
      const told = v.parse(transactionSchema, await this.client.ask('GET', path))
      if (told.out_trade_no !== merchantOrder) throw new OutsideError('WeChat Pay tells of another payment')
      return resultOf(this.settings, told, null)
    } catch (error) {
      if (isUnknown(error)) return null
      throw error
    }
  }

  readonly close = async (payment: PaymentRef): Promise<PrepayResult | null> => {
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(payment.merchantOrder)}/close`
    try {
      await this.client.ask('POST', path, { mchid: this.settings.mchId })
    } catch (error) {
      if (isUnknown(error)) return null
      if (!(error instanceof WechatPayRefusal)) throw error
      // Paid meanwhile, or closed already: how it stands decides, and one that still waits is tried again.
      const standing = await this.query(payment)
      if (standing?.state === 'waiting') throw error
      return standing
    }
    return { state: 'closed', tradeNo: null, amountFen: 0, settledAt: null }
  }

  readonly refund = async ({
    merchantOrder,
    refundNo,
    amountFen,
    totalFen
  }: Parameters<Gateway['refund']>[0]): Promise<RefundResult> => {
    const { notifyUrl } = this.settings
    const amount = { refund: amountFen, total: totalFen, currency: 'CNY' }
    const asked = { out_trade_no: merchantOrder, out_refund_no: refundNo, notify_url: notifyUrl, amount }
    const answer = await this.client
      .ask('POST', '/v3/refund/domestic/refunds', asked)
      .catch((error: unknown) => {
        if (!(error instanceof WechatPayRefusal)) throw error
        // One that has ended may be refused when it is asked for again: what became of it is asked.
        return this.askRefund(refundNo).catch(() => {
          throw error
        })
      })
    const told = v.parse(refundSchema, answer)
    if (told.out_refund_no !== refundNo || told.amount.refund !== amountFen)
      throw new OutsideError('WeChat Pay tells of another refund')
    return REFUND_STATES[told.status]
  }

  private askRefund(refundNo: string): Promise<unknown> {
    return this.client.ask('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`)
  }
}
