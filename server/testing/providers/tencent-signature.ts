import { createHash, createHmac } from 'node:crypto'
import type { Asked } from './serve'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
export const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Header of a signature: `Credential=…, SignedHeaders=…, Signature=…`. */
export const partOf = (authorization: string, name: string) =>
  new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? ''
export const headerLines = (asked: Asked, names: readonly string[]) =>
  names.map((name) => `${name}:${(asked.headers[name] ?? '').trim()}\n`).join('')

/** Its library signs the name of the host alone, as the real one has no port. */
const withoutPort = (asked: Asked): Asked => ({
  ...asked,
  headers: { ...asked.headers, host: (asked.headers['host'] ?? '').replace(/:\d+$/, '') }
})

/** TC3-HMAC-SHA256, as Tencent Cloud describes it. */
export function isTencents(
  asked: Asked,
  account: { readonly keyId: string; readonly secret: string }
): boolean {
  const authorization = asked.headers['authorization'] ?? ''
  const names = partOf(authorization, 'SignedHeaders').split(';')
  const [keyId = '', day = '', service = ''] = partOf(authorization, 'Credential').split('/')
  const request = [
    'POST',
    '/',
    '',
    headerLines(withoutPort(asked), names),
    names.join(';'),
    sha256(asked.body)
  ].join('\n')
  const scope = `${day}/${service}/tc3_request`
  const text = `TC3-HMAC-SHA256\n${asked.headers['x-tc-timestamp'] ?? ''}\n${scope}\n${sha256(request)}`
  const key = hmac(hmac(hmac(`TC3${account.secret}`, day), service), 'tc3_request')
  return keyId === account.keyId && partOf(authorization, 'Signature') === hmac(key, text).toString('hex')
}
