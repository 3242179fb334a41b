import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { codeOf } from '../../db/error-code'
import { START_TEXTS as texts } from '../../start-texts'
import type { Parsed } from '../parsers'

/** The message is for the operator. */
class KeyFileError extends Error {}

/** PEM as a provider gives it: the text, with `\n` for its lines where a file of variables holds it, or the path of its file. */
function pemOf(raw: string): string {
  const text = raw.replaceAll('\\n', '\n')
  if (text.includes('-----BEGIN') || !/^(\.{0,2}\/|[A-Za-z]:\\)/.test(raw)) return text
  try {
    return readFileSync(raw, 'utf8')
  } catch (error) {
    const code = codeOf(error)
    throw new KeyFileError(code === 'ENOENT' ? texts.keyFileGone(raw) : texts.keyFileShut(raw, code))
  }
}

function parsed<T>(raw: string, problem: string, read: (pem: string) => T): Parsed<T | null> {
  try {
    return { value: read(pemOf(raw)) }
  } catch (error) {
    return { problem: error instanceof KeyFileError ? error.message : problem }
  }
}

const LEAST_RSA_BITS = 2048

function strong(key: KeyObject): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== 'rsa' || bits < LEAST_RSA_BITS) throw new Error('no RSA key of 2048 bits')
  return key
}

const wrapped = (kind: string, base64: string) => `-----BEGIN ${kind}-----\n${base64}\n-----END ${kind}-----`

/** Either form of a private key; Alipay's tool gives it without its frame. */
function privateKeyOf(pem: string): KeyObject {
  if (pem.includes('-----BEGIN')) return createPrivateKey(pem)
  try {
    return createPrivateKey(wrapped('PRIVATE KEY', pem.trim()))
  } catch {
    return createPrivateKey(wrapped('RSA PRIVATE KEY', pem.trim()))
  }
}

export const rsaPrivateKey = (raw: string): Parsed<KeyObject | null> =>
  parsed(raw, texts.privateKey, (pem) => strong(privateKeyOf(pem)))

/** A certificate is none: who takes it for the provider's key would check nothing with it. */
export const rsaPublicKey = (raw: string): Parsed<KeyObject | null> =>
  parsed(raw, texts.publicKey, (pem) => {
    if (/CERTIFICATE|PRIVATE/.test(pem)) throw new Error('no public key')
    return strong(createPublicKey(pem.includes('-----BEGIN') ? pem : wrapped('PUBLIC KEY', pem.trim())))
  })

export const certificate = (raw: string): Parsed<X509Certificate | null> =>
  parsed(raw, texts.certificate, (pem) => new X509Certificate(pem))
