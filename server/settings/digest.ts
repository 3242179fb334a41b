import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 of a text, base64url. */
export const digest = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Compares in constant time. */
export function sameDigest(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
