import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { sm2 } from 'sm-crypto-v2'
import type { BankKeys } from '../settings/bank-keys'
import type { BankEnvelope } from './envelope'

type Side = 'shop' | 'bank'

const VERSION = 'v1'
const CIPHER = 'sm4-cbc'
const IV_BYTES = 16
const SIGNATURE_BYTES = 64

/** Who speaks is signed too: what one side said is nothing that the other may be told. */
const signedText = (speaker: Side, body: string) => `${speaker}|${VERSION}.${body}`

/** Each byte is spelt one way alone: another spelling of a signature is no signature. */
function bytesOf(text: string, length?: number): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.toString('base64url') !== text) return null
  return length === undefined || bytes.length === length ? bytes : null
}

/**
 * `v1.<iv and SM4-CBC ciphertext>.<SM2 signature over both>`, base64url. The signature is verified before anything is decrypted, so
 * that padding tells nothing. SM4 is OpenSSL's, SM2 (with SM3 and the default user id) that of sm-crypto-v2.
 */
export function smEnvelope(
  { sm4Key, privateKey, otherPublicKey }: BankKeys,
  speaker: Side = 'shop'
): BankEnvelope {
  const key = Buffer.from(sm4Key, 'hex')
  const other: Side = speaker === 'shop' ? 'bank' : 'shop'
  return {
    seal(message) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv)
      const body = Buffer.concat([iv, cipher.update(JSON.stringify(message)), cipher.final()]).toString(
        'base64url'
      )
      const signature = sm2.doSignature(signedText(speaker, body), privateKey, { hash: true })
      return `${VERSION}.${body}.${Buffer.from(signature, 'hex').toString('base64url')}`
    },
    open(sealed) {
      const [version, body = '', mark = '', ...more] = sealed.split('.')
      const bytes = bytesOf(body)
      const signature = bytesOf(mark, SIGNATURE_BYTES)
      if (version !== VERSION || more.length > 0 || !bytes || !signature) return null
      try {
        const text = signedText(other, body)
        if (!sm2.doVerifySignature(text, signature.toString('hex'), otherPublicKey, { hash: true }))
          return null
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
        const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()])
        return JSON.parse(plain.toString('utf8')) as unknown
      } catch {
        return null
      }
    }
  }
}

/** The public key of a private one. */
export const sm2PublicKey = (privateKey: string): string => sm2.getPublicKeyFromPrivateKey(privateKey)
