import { createHash, randomBytes, verify } from 'node:crypto'
import { formatDateTime, parseDateTime } from '@/domain/date'
import { billText } from './wechat-pay-bill'
import type { FakePayment, FakeRefund, RefundStatus } from './wechat-pay-book'
import { json, NO_BODY, serveProvider, type Asked, type Said, type Served } from './serve'
import { MERCHANT, sealed, signedHeaders, SIGNING, type SigningKey } from './wechat-pay-keys'

const WINDOW_MS = 5 * 60_000

type Json = Readonly<Record<string, unknown>>
const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const error = (status: number, code: string): Said => json({ code, message: code }, status)
const rfc = (at: number) => `${formatDateTime(at).replace(' ', 'T')}+08:00`

/** WeChat Pay v3 as a merchant meets it: it refuses what the real one refuses, and signs what it says. */
export class FakeWechatPay {
  readonly payments = new Map<string, FakePayment>()
  readonly refunds = new Map<string, FakeRefund>()
  readonly asked: Asked[] = []
  /** Accounts that the merchant is bound to. */
  appids: readonly string[] = []
  /** What it says of new refunds. */
  refundsAs: RefundStatus = 'SUCCESS'
  /** Certificates that are given out; none to a merchant with a public key alone. */
  certificates: readonly SigningKey[] = [SIGNING.platform]
  /** Signs answers that ask for no key by its serial. */
  answersBy: SigningKey = SIGNING.platform
  /** By part of the address: the connection breaks off once it has done what it was asked for, once. */
  readonly silentAfter = new Set<string>()
  /** Makes an answer another one, after it was signed. */
  tamper: (said: Said) => Said = (said) => said
  private readonly nonces = new Set<string>()
  private served: Served | null = null

  constructor(readonly now: () => number) {}

  async start(): Promise<string> {
    this.served = await serveProvider((asked) => this.answer(asked))
    return this.served.origin
  }
  async stop(): Promise<void> {
    await this.served?.close()
  }

  /** The payer pays. */
  pay(no: string): FakePayment {
    const payment = this.payments.get(no)
    if (payment?.state !== 'NOTPAY') throw new Error(`nobody can pay ${no}`)
    Object.assign(payment, {
      state: 'SUCCESS',
      paidAt: this.now(),
      transaction: `42${randomBytes(7).toString('hex')}`
    })
    return payment
  }

  /** A refund that was under way ends. */
  endRefund(no: string, status: RefundStatus): FakeRefund {
    const refund = this.refunds.get(no)
    if (!refund) throw new Error(`no refund ${no}`)
    refund.status = status
    return refund
  }

  private answer(asked: Asked): Said | null {
    this.asked.push(asked)
    const refused = this.unsigned(asked)
    if (refused) return refused
    const said = this.said(asked)
    const silent = [...this.silentAfter].find((part) => asked.path.includes(part))
    if (silent !== undefined) {
      this.silentAfter.delete(silent)
      return null
    }
    const wanted = Object.values(SIGNING).find(({ serial }) => serial === asked.headers['wechatpay-serial'])
    const headers = signedHeaders(said.body, Math.floor(this.now() / 1000), wanted ?? this.answersBy)
    return this.tamper({ ...said, headers: { ...headers, ...said.headers } })
  }

  /** A request that is not signed by the merchant, too old, or a repetition. */
  private unsigned({ method, target, headers, body }: Asked): Said | null {
    const [, pairs = ''] = /^WECHATPAY2-SHA256-RSA2048 (.+)$/.exec(headers['authorization'] ?? '') ?? []
    const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(pairs)?.[1] ?? ''
    const [timestamp, nonce] = [of('timestamp'), of('nonce_str')]
    if (of('mchid') !== MERCHANT.mchId || of('serial_no') !== MERCHANT.certificate.serialNumber)
      return error(401, 'SIGN_ERROR')
    const text = Buffer.from(`${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`)
    const signature = Buffer.from(of('signature'), 'base64')
    if (!verify('RSA-SHA256', text, MERCHANT.certificate.publicKey, signature))
      return error(401, 'SIGN_ERROR')
    if (Math.abs(this.now() - Number(timestamp) * 1000) > WINDOW_MS) return error(401, 'SIGN_ERROR')
    if (this.nonces.has(nonce)) return error(401, 'SIGN_ERROR')
    this.nonces.add(nonce)
    return null
  }

  private said(asked: Asked): Said {
    const { method, path, query } = asked
    const body = record(asked.body === '' ? null : JSON.parse(asked.body))
    const [, product] = /^\/v3\/pay\/transactions\/(jsapi|h5|app)$/.exec(path) ?? []
    if (method === 'POST' && product) return this.open(product, body)
    const [, no = '', closing] = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(path) ?? []
    if (no !== '') return closing ? this.close(no, body) : this.query(no, query.get('mchid'))
    if (method === 'POST' && path === '/v3/refund/domestic/refunds') return this.refund(body)
    const [, refundNo = ''] = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(path) ?? []
    if (refundNo !== '') return this.refundSaid(this.refunds.get(refundNo))
    if (path === '/v3/certificates') return this.certificatesSaid()
    if (path === '/v3/bill/tradebill') return this.bill(query.get('bill_date') ?? '')
    if (path === '/v3/billdownload/file') return { body: billText(this, query.get('token') ?? '') }
    return error(404, 'NOT_FOUND')
  }

  private open(product: string, body: Json): Said {
    const { appid, mchid, out_trade_no: no, notify_url: notify, time_expire: until } = body
    if (mchid !== MERCHANT.mchId || !this.appids.includes(String(appid)))
      return error(400, 'APPID_MCHID_NOT_MATCH')
    const url = URL.canParse(String(notify)) ? new URL(String(notify)) : null
    if (url?.protocol !== 'https:' || url.search !== '') return error(400, 'PARAM_ERROR')
    const ends = parseDateTime(String(until))
    if (ends === null || ends - this.now() < 60_000) return error(400, 'PARAM_ERROR')
    const { total } = record(body['amount'])
    const { openid = null } = record(body['payer'])
    const { payer_client_ip: ip, h5_info: h5 } = record(body['scene_info'])
    if (
      typeof no !== 'string' ||
      !/^[\w|*-]{6,32}$/.test(no) ||
      !Number.isInteger(total) ||
      Number(total) < 1
    )
      return error(400, 'PARAM_ERROR')
    if (product === 'jsapi' && !/^o[\w-]{20,}$/.test(String(openid))) return error(400, 'PARAM_ERROR')
    if (product === 'h5' && (!ip || record(h5)['type'] !== 'Wap')) return error(400, 'PARAM_ERROR')
    const known = this.payments.get(no)
    const asked = JSON.stringify({ product, ...body, scene_info: h5 })
    if (known && known.asked !== asked) return error(400, 'INVALID_REQUEST')
    if (known?.state === 'CLOSED') return error(400, 'ORDER_CLOSED')
    if (known && known.state !== 'NOTPAY') return error(400, 'ORDERPAID')
    const prepay = known?.prepay ?? `wx${randomBytes(16).toString('hex')}`
    this.payments.set(no, {
      ...{ asked, appid: String(appid), no, total: Number(total), prepay },
      ...{ openid: typeof openid === 'string' ? openid : null, state: 'NOTPAY', transaction: '', paidAt: 0 }
    })
    return product === 'h5'
      ? json({ h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${prepay}&package=1` })
      : json({ prepay_id: prepay })
  }

  /** As a query answers it, and a notice carries it. */
  told(payment: FakePayment): Json {
    const { appid, no, total, state, transaction, paidAt } = payment
    return {
      ...{ appid, mchid: MERCHANT.mchId, out_trade_no: no, trade_state: state, trade_state_desc: '' },
      ...(paidAt > 0 ? { transaction_id: transaction, success_time: rfc(paidAt) } : {}),
      amount: { total, payer_total: total, currency: 'CNY' }
    }
  }

  private query(no: string, mchid: string | null): Said {
    const payment = this.payments.get(no)
    if (mchid !== MERCHANT.mchId) return error(400, 'PARAM_ERROR')
    return payment ? json(this.told(payment)) : error(404, 'ORDER_NOT_EXIST')
  }

  private close(no: string, body: Json): Said {
    const payment = this.payments.get(no)
    if (body['mchid'] !== MERCHANT.mchId) return error(400, 'PARAM_ERROR')
    if (!payment) return error(404, 'ORDER_NOT_EXIST')
    if (payment.state === 'CLOSED') return error(400, 'ORDER_CLOSED')
    if (payment.state !== 'NOTPAY') return error(400, 'ORDERPAID')
    payment.state = 'CLOSED'
    return NO_BODY
  }

  private refund(body: Json): Said {
    const { out_trade_no: no, out_refund_no: refundNo, amount } = body
    const { refund: fen, total } = record(amount)
    const payment = this.payments.get(String(no))
    if (!payment || payment.paidAt === 0) return error(404, 'RESOURCE_NOT_EXISTS')
    const known = this.refunds.get(String(refundNo))
    if (known && (known.payment !== payment || known.fen !== fen)) return error(400, 'INVALID_REQUEST')
    // One that has failed is not begun again under its number.
    if (known && (known.status === 'ABNORMAL' || known.status === 'CLOSED'))
      return error(403, 'INVALID_REQUEST')
    if (known) return this.refundSaid(known)
    const before = [...this.refunds.values()].filter(
      (one) => one.payment === payment && one.status !== 'CLOSED'
    )
    const sum = before.reduce((back, one) => back + one.fen, 0) + Number(fen)
    if (total !== payment.total || !(Number(fen) > 0) || sum > payment.total)
      return error(403, 'INVALID_REQUEST')
    const made: FakeRefund = {
      ...{ no: String(refundNo), payment, fen: Number(fen), status: this.refundsAs, at: this.now() }
    }
    this.refunds.set(made.no, made)
    payment.state = 'REFUND'
    return this.refundSaid(made)
  }

  private refundSaid(refund: FakeRefund | undefined): Said {
    if (!refund) return error(404, 'RESOURCE_NOT_EXISTS')
    const { no, payment, fen, status } = refund
    return json({
      ...{ refund_id: `50${no}`, out_refund_no: no, out_trade_no: payment.no, status },
      amount: { refund: fen, total: payment.total, currency: 'CNY' }
    })
  }

  private certificatesSaid(): Said {
    if (this.certificates.length === 0) return error(403, 'NO_AUTH')
    return json({
      data: this.certificates.map(({ serial, certificate }) => ({
        serial_no: serial,
        encrypt_certificate: sealed(certificate ?? '', 'certificate')
      }))
    })
  }

  private bill(day: string): Said {
    const text = billText(this, day)
    if (text === '') return error(400, 'NO_STATEMENT_EXIST')
    const url = `${this.served?.origin ?? ''}/v3/billdownload/file?token=${day}`
    return json({
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(text).digest('hex'),
      download_url: url
    })
  }
}
