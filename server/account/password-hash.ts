import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const SALT_BYTES = 16
const KEY_BYTES = 32
const OPTIONS = { N: 16_384, r: 8, p: 1 }

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((done, failed) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, OPTIONS, (error, key) =>
      error ? failed(error) : done(key)
    )
  )

/** `salt.key`, base64url: who reads the database has to try each password against each salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`
}

/** Compares in constant time; without a hash as slow as with one, so that the time tells nothing. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? '').split('.')
  const given = await derive(password, Buffer.from(salt || 'none', 'base64url'))
  const expected = Buffer.from(key, 'base64url')
  return stored !== null && expected.length === given.length && timingSafeEqual(expected, given)
}
