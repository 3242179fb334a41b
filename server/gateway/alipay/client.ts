import type { AlipaySdk } from 'alipay-sdk'
import * as v from 'valibot'
import { askOutside, OutsideError, ProviderRefusal } from '../../outside'
import type { AlipaySettings } from '../../settings/providers/alipay'

/** Alipay refuses what was asked, by a code of its own. */
export class AlipayRefusal extends ProviderRefusal {
  constructor(code: string, method: string) {
    super(code, `Alipay refused ${method} with ${code}`)
  }
}

const TIMEOUT_MS = 8_000
const DOWNLOAD_MS = 60_000
const WHO = 'Alipay'
/** Files lie on hosts of their own. */
const HOSTS = '.alipay.com'
const OK = '10000'
/** What was asked cannot be done as it was asked; of every other code it is not known what became of it. */
const REFUSED = '40004'

const answerSchema = v.looseObject({ code: v.string(), sub_code: v.optional(v.string()) })

/** The library is loaded for who takes money by Alipay. */
async function sdkOf(settings: AlipaySettings, origin: string): Promise<AlipaySdk> {
  const { AlipaySdk: Sdk } = await import('alipay-sdk')
  return new Sdk({
    appId: settings.appId,
    privateKey: settings.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    alipayPublicKey: settings.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    signType: 'RSA2',
    gateway: `${origin}/gateway.do`,
    timeout: TIMEOUT_MS,
    camelcase: false
  })
}

/** The shop's way to Alipay, by its own library. It is told Alipay's key, without which that would check no answer. */
export class AlipayClient {
  private readonly sdk: Promise<AlipaySdk>

  constructor(
    readonly settings: AlipaySettings,
    private readonly origin: string
  ) {
    this.sdk = sdkOf(settings, origin)
  }

  /** Throws `AlipayRefusal`, or `OutsideError` where it is not known what became of the call. */
  async ask(method: string, bizContent: Readonly<Record<string, unknown>>): Promise<unknown> {
    const { notifyUrl } = this.settings
    const sdk = await this.sdk
    const told: unknown = await sdk
      .exec(method, { bizContent, notifyUrl }, { validateSign: true })
      .catch((error: unknown) => {
        // Its message repeats what was answered, which may name a payer.
        throw new OutsideError(
          `Alipay did not answer ${method}: ${error instanceof Error ? error.name : 'unknown'}`
        )
      })
    const answer = v.safeParse(answerSchema, told)
    if (!answer.success) throw new OutsideError(`Alipay answered ${method} with what is no answer`)
    const { code, sub_code: subCode } = answer.output
    if (code === OK) return told
    if (code === REFUSED) throw new AlipayRefusal(subCode ?? code, method)
    throw new OutsideError(`Alipay answered ${method} with ${code} ${subCode ?? ''}`)
  }

  /** A signed link that opens the cashier: a form would be posted to another site, which the policy refuses. */
  async link(
    method: string,
    bizContent: Readonly<Record<string, unknown>>,
    returnUrl: string
  ): Promise<string> {
    const { notifyUrl } = this.settings
    return (await this.sdk).pageExecute(method, 'GET', { bizContent, returnUrl, notifyUrl })
  }

  /** A file of Alipay's, whose address a signed answer tells; the address itself lets in for 30 s, and goes to no other host. */
  async download(address: string): Promise<Buffer> {
    const url = new URL(address)
    if (url.origin !== this.origin) {
      if (!url.hostname.endsWith(HOSTS)) throw new OutsideError('Alipay tells an address that is not its own')
      url.protocol = 'https:'
    }
    const { status, body } = await askOutside(WHO, url.href, {}, DOWNLOAD_MS)
    if (status !== 200) throw new OutsideError(`${WHO} answered ${status} to a download`)
    return body
  }

  /** Over the values as they came: the library's first check decodes them once more, and throws on `%`. */
  async isTrue(notice: Readonly<Record<string, string>>): Promise<boolean> {
    return notice['sign_type'] === 'RSA2' && (await this.sdk).checkNotifySignV2(notice)
  }
}
