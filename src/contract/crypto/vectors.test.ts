/** The vectors of docs/sealed-calls.json, by which others build: what is written there is what we do. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { agreedKeys, open, seal, sessionKeys, sign, verify, type ChannelKeys } from './index'

interface Vectors {
  readonly keys: readonly {
    readonly kid: string
    readonly sessionSecret?: string
    readonly x?: string
    readonly secret?: string
    readonly derived: Readonly<Record<string, string>>
  }[]
  readonly envelopes: readonly {
    readonly kid: string
    readonly direction: 'request' | 'answer'
    readonly call: string
    readonly plain: string
    readonly iv: string
    readonly envelope: string
  }[]
  readonly signatures: readonly {
    readonly kid: string
    readonly method: string
    readonly path: string
    readonly timestamp: string
    readonly nonce: string
    readonly body: string
    readonly signature: string
  }[]
}

const file = join(__dirname, '..', '..', '..', 'docs', 'sealed-calls.json')
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

const keysOf = (kid: string): ChannelKeys => {
  const found = vectors.keys.find((one) => one.kid === kid)
  if (!found) throw new Error(`no key ${kid}`)
  return found.sessionSecret === undefined
    ? agreedKeys(kid, found.x ?? '', found.secret ?? '')
    : sessionKeys(kid, found.sessionSecret)
}

test.each(vectors.keys)('keys of $kid', ({ kid, derived }) => {
  const { request, answer, signing } = keysOf(kid)
  expect({
    ...{ 'request/cipher': hex(request.cipher), 'request/mac': hex(request.mac) },
    ...{ 'answer/cipher': hex(answer.cipher), 'answer/mac': hex(answer.mac), signing: hex(signing) }
  }).toEqual(derived)
})

test.each(vectors.envelopes)(
  'an envelope of $call, $direction',
  ({ kid, direction, call, plain, iv, envelope }) => {
    const keys = keysOf(kid)[direction]
    expect(seal(keys, kid, call, plain, Buffer.from(iv, 'hex'))).toBe(envelope)
    expect(open(keys, kid, call, envelope)).toBe(plain)
  }
)

test.each(vectors.signatures)('a signature of $method $path', ({ kid, signature, ...request }) => {
  const { signing } = keysOf(kid)
  expect([sign(signing, request), verify(signing, request, signature)]).toEqual([signature, true])
})
