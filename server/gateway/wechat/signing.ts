import { createDecipheriv, sign, verify, type KeyObject } from 'node:crypto'

/** WeChat Pay v3: what is signed, line by line, and how what it sends is opened. RSA with SHA-256, base64. */

const lines = (...parts: readonly string[]): string => parts.map((part) => `${part}\n`).join('')

const rsa = (text: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64')

export interface Signer {
  readonly mchId: string
  readonly serial: string
  readonly privateKey: KeyObject
}

/** The header of a request: five lines, of which the last is empty where there is no body. `target` is path and query as they are sent. */
export function authorizationOf(
  { mchId, serial, privateKey }: Signer,
  { method, target, body }: { readonly method: string; readonly target: string; readonly body: string },
  seconds: number,
  nonce: string
): string {
  const signature = rsa(lines(method, target, String(seconds), nonce, body), privateKey)
  const parts = { mchid: mchId, nonce_str: nonce, signature, timestamp: String(seconds), serial_no: serial }
  const pairs = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${pairs.join(',')}`
}

/** What a client's pay call is given: four lines. An app signs the bare number in place of `prepay_id=…`. */
export const launchSignature = (
  key: KeyObject,
  {
    appId,
    timeStamp,
    nonceStr,
    prepay
  }: Readonly<Record<'appId' | 'timeStamp' | 'nonceStr' | 'prepay', string>>
): string => rsa(lines(appId, timeStamp, nonceStr, prepay), key)

/** What WeChat Pay sends and answers: three lines over the body as it came. */
export function isSigned(
  key: KeyObject,
  { timestamp, nonce, raw, signature }: Readonly<Record<'timestamp' | 'nonce' | 'raw' | 'signature', string>>
): boolean {
  const text = Buffer.from(lines(timestamp, nonce, raw))
  return verify('RSA-SHA256', text, key, Buffer.from(signature, 'base64'))
}

const TAG_BYTES = 16

export interface SealedResource {
  readonly algorithm: string
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data?: string | undefined
}

/** AES-256-GCM by the APIv3 key. Throws for what was not sealed with it. */
export function openResource(apiKey: string, resource: SealedResource): string {
  if (resource.algorithm !== 'AEAD_AES_256_GCM') throw new Error('sealed in a way that is not known')
  const sealed = Buffer.from(resource.ciphertext, 'base64')
  const key = Buffer.from(apiKey)
  // The keys that merchants have are of 32 bytes; that of WeChat Pay's own test vectors is of 16.
  const cipher = key.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm'
  const decipher = createDecipheriv(cipher, key, Buffer.from(resource.nonce))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  decipher.setAAD(Buffer.from(resource.associated_data ?? ''))
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
}
