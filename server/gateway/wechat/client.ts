import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { askOutside, jsonOf, OutsideError, ProviderRefusal, type OutsideAnswer } from '../../outside'
import type { WechatPaySettings } from '../../settings/providers/wechat-pay'
import { PlatformKeys } from './keys'
import { errorSchema } from './messages'
import { authorizationOf, isSigned } from './signing'

/** WeChat Pay refuses what was asked, by a code of its own. */
export class WechatPayRefusal extends ProviderRefusal {
  constructor(
    code: string,
    readonly status: number,
    target: string
  ) {
    super(code, `WeChat Pay refused ${target.split('?')[0] ?? ''} with ${status} ${code}`)
  }
}

/** What is signed is good for this long, either way. */
const WINDOW_MS = 5 * 60_000
/** A signature with which WeChat Pay tries whether the shop looks at them: it is never right. */
const PROBE = 'WECHATPAY/SIGNTEST/'

const WHO = 'WeChat Pay'

export interface Signed {
  readonly raw: string
  /** The value of a header; '' without one. */
  readonly header: (name: string) => string
}

/** The shop's way to WeChat Pay: signs what it asks, and believes no answer and no notice that WeChat Pay has not signed. */
export class WechatPayClient {
  readonly keys: PlatformKeys

  constructor(
    readonly settings: WechatPaySettings,
    private readonly origin: string,
    private readonly now: () => Date
  ) {
    this.keys = new PlatformKeys(settings, now, () => this.send('GET', '/v3/certificates', ''))
  }

  /** Throws `WechatPayRefusal`, or `OutsideError` where it is not known what became of the call. null: an answer without a body. */
  async ask(method: 'GET' | 'POST', target: string, message?: unknown): Promise<unknown> {
    const answer = await this.send(method, target, message === undefined ? '' : JSON.stringify(message))
    refuseError(answer, target)
    const raw = answer.body.toString('utf8')
    const isTrue = await this.isTrue({ raw, header: (name) => answer.headers.get(name) ?? '' })
    if (!isTrue)
      throw new OutsideError(`${WHO} answered ${target.split('?')[0] ?? ''} under a wrong signature`)
    return raw === '' ? null : jsonOf(WHO, answer)
  }

  /** A file that WeChat Pay tells the address of; it is not signed, and held against the sum that the signed answer tells. */
  async download(url: string): Promise<Buffer> {
    const { pathname, search } = new URL(url)
    const answer = await this.send('GET', pathname + search, '')
    refuseError(answer, pathname)
    return answer.body
  }

  /** Whether WeChat Pay has signed this within five minutes, by a key that is known by the serial it names. */
  async isTrue({ raw, header }: Signed): Promise<boolean> {
    const timestamp = header('wechatpay-timestamp')
    const signature = header('wechatpay-signature')
    const age = Math.abs(this.now().getTime() - Number(timestamp) * 1000)
    if (!/^\d{1,12}$/.test(timestamp) || age > WINDOW_MS) return false
    if (signature === '' || signature.startsWith(PROBE)) return false
    const key = await this.keys.of(header('wechatpay-serial'))
    return key !== null && isSigned(key, { raw, timestamp, signature, nonce: header('wechatpay-nonce') })
  }

  private send(method: 'GET' | 'POST', target: string, body: string): Promise<OutsideAnswer> {
    const { settings } = this
    const seconds = Math.floor(this.now().getTime() / 1000)
    const nonce = randomBytes(16).toString('hex')
    const headers = {
      authorization: authorizationOf(settings, { method, target, body }, seconds, nonce),
      accept: 'application/json',
      'user-agent': 'storefront',
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
      // It answers under the key that is named.
      ...(settings.publicKey ? { 'wechatpay-serial': settings.publicKey.id } : {})
    }
    const sent = body === '' ? { method, headers } : { method, headers, body }
    return askOutside(WHO, this.origin + target, sent)
  }
}

function refuseError(answer: OutsideAnswer, target: string): void {
  if (answer.status >= 200 && answer.status < 300) return
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), errorSchema), answer.body.toString('utf8'))
  const code = parsed.success ? parsed.output.code : 'UNKNOWN'
  if (answer.status >= 500) throw new OutsideError(`${WHO} answered ${answer.status} ${code}`)
  throw new WechatPayRefusal(code, answer.status, target)
}
