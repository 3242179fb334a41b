import { createCipheriv, createPrivateKey, randomBytes, sign, X509Certificate } from 'node:crypto'
import keys from './keys.json'

/** The merchant of the tests, and what WeChat Pay signs with. */
export const MERCHANT = {
  mchId: '1900000109',
  apiKey: '0123456789abcdef0123456789abcdef',
  certificate: new X509Certificate(keys.merchant.certificate)
}

export const WXPAY_ENV = {
  WXPAY_MCH_ID: MERCHANT.mchId,
  WXPAY_CERT: keys.merchant.certificate,
  WXPAY_KEY: keys.merchant.key,
  WXPAY_API_KEY: MERCHANT.apiKey,
  WXPAY_CHANNELS: 'jsapi,h5,mini'
}
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0119000001092026112800000000000001'
/** The merchant has WeChat Pay's public key. */
export const PUBLIC_KEY_ENV = {
  WXPAY_PUBLIC_KEY_ID: PUBLIC_KEY_ID,
  WXPAY_PUBLIC_KEY: keys.wechatPay.publicKey
}

export interface SigningKey {
  readonly serial: string
  readonly key: ReturnType<typeof createPrivateKey>
  readonly certificate: string | null
}

const certified = ({ key, certificate }: { key: string; certificate: string }): SigningKey => ({
  serial: new X509Certificate(certificate).serialNumber,
  key: createPrivateKey(key),
  certificate
})

export const SIGNING = {
  platform: certified(keys.platform),
  nextPlatform: certified(keys.nextPlatform),
  publicKey: { serial: PUBLIC_KEY_ID, key: createPrivateKey(keys.wechatPay.key), certificate: null },
  stranger: certified(keys.stranger)
} as const satisfies Record<string, SigningKey>

/** AES-256-GCM as WeChat Pay seals what it sends. */
export function sealed(plain: string, associated: string, apiKey = MERCHANT.apiKey) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce))
  cipher.setAAD(Buffer.from(associated))
  const parts = [cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]
  const ciphertext = Buffer.concat(parts).toString('base64')
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: associated }
}

/** Headers under which WeChat Pay sends a body. */
export function signedHeaders(
  raw: string,
  seconds: number,
  { serial, key }: SigningKey
): Record<string, string> {
  const nonce = randomBytes(16).toString('hex')
  const text = `${seconds}\n${nonce}\n${raw}\n`
  return {
    'wechatpay-timestamp': String(seconds),
    'wechatpay-nonce': nonce,
    'wechatpay-serial': serial,
    'wechatpay-signature': sign('RSA-SHA256', Buffer.from(text), key).toString('base64')
  }
}
