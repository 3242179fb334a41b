import { X509Certificate, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import type { OutsideAnswer } from '../../outside'
import type { WechatPaySettings } from '../../settings/providers/wechat-pay'
import { certificatesSchema } from './messages'
import { isSigned, openResource } from './signing'

interface Fetched {
  readonly key: KeyObject
  /** ms since 1970. */
  readonly until: number
}

/** Serials that nobody knows are asked about so often, however many forged notices name one. */
const ASKED_AGAIN_MS = 60_000

/**
 * Keys that WeChat Pay signs with, by the serial that a message names: its public key where the merchant has one, and its certificates.
 * While a merchant changes from one to the other WeChat Pay chooses for each notice, so both are looked for.
 */
export class PlatformKeys {
  private fetched: ReadonlyMap<string, Fetched> = new Map()
  private askedAt = Number.NEGATIVE_INFINITY
  private asking: Promise<void> | null = null

  constructor(
    private readonly settings: Pick<WechatPaySettings, 'apiKey' | 'publicKey'>,
    private readonly now: () => Date,
    private readonly ask: () => Promise<OutsideAnswer>
  ) {}

  /** null: no such key, or one that has run out. */
  async of(serial: string): Promise<KeyObject | null> {
    const { publicKey } = this.settings
    if (publicKey?.id === serial) return publicKey.key
    if (serial === '' || serial.startsWith('PUB_KEY_ID_')) return null
    const known = this.current(serial)
    if (known) return known
    await this.fetch()
    return this.current(serial)
  }

  private current(serial: string): KeyObject | null {
    const found = this.fetched.get(serial)
    return found && found.until > this.now().getTime() ? found.key : null
  }

  private fetch(): Promise<void> {
    const at = this.now().getTime()
    if (this.asking) return this.asking
    if (at - this.askedAt < ASKED_AGAIN_MS) return Promise.resolve()
    this.askedAt = at
    this.asking = this.read().finally(() => (this.asking = null))
    return this.asking
  }

  /** The answer is proven by the public key, or by a certificate in it, which the APIv3 key alone opens. A merchant with a public key alone is refused (403): it has none. */
  private async read(): Promise<void> {
    const { status, headers, body } = await this.ask()
    if (status !== 200) return
    const raw = body.toString('utf8')
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), certificatesSchema), raw)
    if (!parsed.success) return
    const found = new Map<string, Fetched>()
    for (const { serial_no: serial, encrypt_certificate: sealed } of parsed.output.data) {
      const certificate = this.opened(sealed)
      if (certificate)
        found.set(serial, { key: certificate.publicKey, until: Date.parse(certificate.validTo) })
    }
    const serial = headers.get('wechatpay-serial') ?? ''
    const { publicKey } = this.settings
    const signer = publicKey?.id === serial ? publicKey.key : found.get(serial)?.key
    const proof = {
      raw,
      timestamp: headers.get('wechatpay-timestamp') ?? '',
      nonce: headers.get('wechatpay-nonce') ?? '',
      signature: headers.get('wechatpay-signature') ?? ''
    }
    if (signer && isSigned(signer, proof)) this.fetched = found
  }

  private opened(sealed: Parameters<typeof openResource>[1]): X509Certificate | null {
    try {
      return new X509Certificate(openResource(this.settings.apiKey, sealed))
    } catch {
      return null
    }
  }
}
