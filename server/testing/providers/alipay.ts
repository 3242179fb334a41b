import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { formatDateTime, parseDateTime } from '@/domain/date'
import { billTexts, zipped, type FakeTrade, type FakeTradeRefund } from './alipay-bill'
import keys from './keys.json'
import { serveProvider, type Asked, type Said, type Served } from './serve'

const APP = { appId: '2021000000000001', sellerId: '2088000000000001' }
export const ALIPAY_ENV = {
  ...{ ALIPAY_APP_ID: APP.appId, ALIPAY_SELLER_ID: APP.sellerId },
  ...{ ALIPAY_PRIVATE_KEY: keys.alipayApp.key, ALIPAY_PUBLIC_KEY: keys.alipay.publicKey }
}

const appKey = createPublicKey(keys.alipayApp.publicKey)
const ownKey = createPrivateKey(keys.alipay.key)
const strangersKey = createPrivateKey(keys.stranger.key)

type Fields = Readonly<Record<string, string>>

const yuan = (fen: number) => (fen / 100).toFixed(2)
const fenOf = (text: unknown) => Math.round(Number(text) * 100)
const signText = (fields: Fields, ...without: string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
const signed = (text: string, key = ownKey) => sign('RSA-SHA256', Buffer.from(text), key).toString('base64')
const isOurs = (fields: Fields) =>
  verify(
    'RSA-SHA256',
    Buffer.from(signText(fields, 'sign')),
    appKey,
    Buffer.from(fields['sign'] ?? '', 'base64')
  )

type BillFiles = NonNullable<ReturnType<typeof billTexts>>

/** Where a bill is fetched, by an address that lets in for half a minute. */
const DOWNLOAD = '/downloadBillFile.resource'
const ADDRESS_MS = 30_000

class Refused extends Error {}

/** Alipay's gateway as an app meets it: it refuses what the real one refuses, and signs what it says. */
export class FakeAlipay {
  readonly trades = new Map<string, FakeTrade>()
  /** By trade and request, in fen; `arrived`: the money has moved. */
  readonly refunds = new Map<string, FakeTradeRefund>()
  readonly asked: Fields[] = []
  /** Money that goes back has moved once the call is answered. */
  arrivesAtOnce = true
  /** Trades are over for Alipay: it gives nothing of them back. */
  finished = false
  /** By method, the connection breaks off once it has done what it was asked for, once. */
  readonly silentAfter = new Set<string>()
  /** Answers are signed by somebody else. */
  forged = false
  /** Bills are not made yet. */
  billsLate = false
  /** The address of a bill that is told in place of the right one. */
  billElsewhere: string | null = null
  /** The archive of a bill. */
  archive = ({ detail, sums }: BillFiles): Buffer => zipped([sums, detail])
  private served: Served | null = null

  constructor(private readonly now: () => number) {}

  async start(): Promise<string> {
    this.served = await serveProvider((asked) => this.answer(asked))
    return this.served.origin
  }
  async stop(): Promise<void> {
    await this.served?.close()
  }

  /** The payer opens the link: the trade is there from then on. Throws what Alipay's page would say. */
  openLink(url: string): FakeTrade {
    const fields = Object.fromEntries(new URL(url).searchParams)
    const content = JSON.parse(fields['biz_content'] ?? '{}') as Fields
    if (fields['app_id'] !== APP.appId || !isOurs(fields)) throw new Refused('invalid-signature')
    if (fields['method'] !== 'alipay.trade.wap.pay' || content['product_code'] !== 'QUICK_WAP_WAY')
      throw new Refused('invalid-method')
    if (!/^https:\/\/[^?]+$/.test(fields['notify_url'] ?? '')) throw new Refused('invalid-notify-url')
    if (/[/=&]/.test(content['subject'] ?? '')) throw new Refused('invalid-subject')
    if ((parseDateTime(content['time_expire'] ?? '') ?? 0) <= this.now()) throw new Refused('TRADE_EXPIRED')
    const no = content['out_trade_no'] ?? ''
    const known = this.trades.get(no)
    if (known && known.fen !== fenOf(content['total_amount'])) throw new Refused('CONTEXT_INCONSISTENT')
    if (known?.status === 'TRADE_CLOSED') throw new Refused('TRADE_HAS_CLOSE')
    const trade: FakeTrade = known ?? {
      ...{ no, fen: fenOf(content['total_amount']), tradeNo: `20260520${no.slice(-12)}` },
      subject: content['subject'] ?? '',
      ...{ status: 'WAIT_BUYER_PAY', paidAt: 0 }
    }
    this.trades.set(no, trade)
    return trade
  }

  pay(trade: FakeTrade): FakeTrade {
    if (trade.status !== 'WAIT_BUYER_PAY') throw new Refused('nobody can pay it')
    return Object.assign(trade, { status: 'TRADE_SUCCESS', paidAt: this.now() })
  }

  /** What Alipay posts of a trade. */
  notice(trade: FakeTrade, changes: Fields = {}, { forged = false } = {}): Fields {
    const fields: Fields = {
      ...{
        notify_id: `n${trade.tradeNo}`,
        notify_type: 'trade_status_sync',
        charset: 'utf-8',
        version: '1.0'
      },
      ...{ app_id: APP.appId, seller_id: APP.sellerId, out_trade_no: trade.no, trade_no: trade.tradeNo },
      ...{ trade_status: trade.status, total_amount: yuan(trade.fen), subject: '入职体检 100% 套餐' },
      ...(trade.paidAt > 0 ? { gmt_payment: formatDateTime(trade.paidAt) } : {}),
      notify_time: formatDateTime(this.now()),
      sign_type: 'RSA2',
      ...changes
    }
    return { ...fields, sign: signed(signText(fields, 'sign_type'), forged ? strangersKey : ownKey) }
  }

  private answer({ path, query, body }: Asked): Said | null {
    if (path === DOWNLOAD) return this.download(query)
    const fields = Object.fromEntries([...query, ...new URLSearchParams(body)])
    this.asked.push(fields)
    const method = fields['method'] ?? ''
    const name = `${method.replaceAll('.', '_')}_response`
    const told = this.told(fields, method)
    if (this.silentAfter.delete(method)) return null
    const text = JSON.stringify(told)
    const key = this.forged ? strangersKey : ownKey
    return { body: `{"${name}":${text},"sign":"${signed(text, key)}"}` }
  }

  private told(fields: Fields, method: string): object {
    if (fields['app_id'] !== APP.appId || !isOurs(fields)) return refusal('40002', 'isv.invalid-signature')
    const content = JSON.parse(fields['biz_content'] ?? '{}') as Fields
    if (method === 'alipay.data.dataservice.bill.downloadurl.query') return this.billAddress(content)
    const trade = this.trades.get(content['out_trade_no'] ?? '')
    if (!trade) return refusal('40004', 'ACQ.TRADE_NOT_EXIST')
    const fine = { code: '10000', msg: 'Success', out_trade_no: trade.no, trade_no: trade.tradeNo }
    switch (method) {
      case 'alipay.trade.query':
        return {
          ...{ ...fine, trade_status: trade.status, total_amount: yuan(trade.fen) },
          ...(trade.paidAt > 0 ? { send_pay_date: formatDateTime(trade.paidAt) } : {})
        }
      case 'alipay.trade.close':
        if (trade.status !== 'WAIT_BUYER_PAY') return refusal('40004', 'ACQ.TRADE_STATUS_ERROR')
        trade.status = 'TRADE_CLOSED'
        return fine
      case 'alipay.trade.refund':
        return this.refund(trade, content, fine)
      case 'alipay.trade.fastpay.refund.query':
        return {
          ...fine,
          ...(this.refunds.get(content['out_request_no'] ?? '')?.arrived
            ? { refund_status: 'REFUND_SUCCESS' }
            : {})
        }
      default:
        return refusal('40002', 'isv.invalid-method')
    }
  }

  private billAddress({ bill_type: type, bill_date: day = '' }: Fields): object {
    if (type !== 'trade') return refusal('40004', 'isp.invalid_arguments')
    if (this.billsLate || !billTexts(this, APP.sellerId, day)) return refusal('40004', 'isp.bill_not_exist')
    const address = `${this.served?.origin ?? ''}${DOWNLOAD}?bizDates=${day}&until=${Date.now() + ADDRESS_MS}`
    return { code: '10000', msg: 'Success', bill_download_url: this.billElsewhere ?? address }
  }

  private download(query: URLSearchParams): Said {
    const files = billTexts(this, APP.sellerId, query.get('bizDates') ?? '')
    if (!files || Number(query.get('until')) < Date.now()) return { status: 403, body: '' }
    return { body: '', bytes: this.archive(files), headers: { 'content-type': 'application/zip' } }
  }

  private refund(trade: FakeTrade, content: Fields, fine: object): object {
    if (this.finished || trade.status === 'TRADE_FINISHED') return refusal('40004', 'ACQ.TRADE_HAS_FINISHED')
    if (trade.paidAt === 0) return refusal('40004', 'ACQ.TRADE_STATUS_ERROR')
    const request = content['out_request_no'] ?? ''
    const fen = fenOf(content['refund_amount'])
    const known = this.refunds.get(request)
    if (known && known.fen !== fen) return refusal('40004', 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
    if (known) return { ...fine, fund_change: 'N' }
    const own = [...this.refunds.values()].filter(({ no }) => no === trade.no)
    const sum = own.reduce((all, one) => all + one.fen, fen)
    if (!(fen > 0) || sum > trade.fen) return refusal('40004', 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
    this.refunds.set(request, { ...{ no: trade.no, fen, at: this.now() }, arrived: this.arrivesAtOnce })
    if (sum === trade.fen) trade.status = 'TRADE_CLOSED'
    return { ...fine, fund_change: this.arrivesAtOnce ? 'Y' : 'N' }
  }
}

const refusal = (code: string, subCode: string) => ({
  ...{ code, msg: 'Business Failed', sub_code: subCode, sub_msg: subCode }
})
