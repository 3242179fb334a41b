import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { START_TEXTS } from '../start-texts'

export const DATA_KEY_BYTES = 32
const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const SALT = 'chengan.data.v1'
const MARK = 'sealed'

/** Thrown for what none of the configured keys opens: a key is missing, or the value was changed or moved. */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError'
}

interface DataKey {
  /** Follows from the key itself, so that nobody has to hand out numbers. */
  readonly id: string
  readonly secret: Buffer
  /** A derived key for each column. */
  readonly byColumn: Map<string, Buffer>
}

let ring: readonly DataKey[] = []

/** Takes the keys of the configuration: the first encrypts, the others still open. */
export function useDataKeys(secrets: readonly Buffer[]): void {
  if (secrets.some((secret) => secret.length !== DATA_KEY_BYTES))
    throw new DataKeyError(START_TEXTS.keySize(DATA_KEY_BYTES))
  ring = secrets.map((secret) => ({
    id: createHash('sha256').update(SALT).update(secret).digest('base64url').slice(0, 8),
    secret,
    byColumn: new Map()
  }))
}

/** Whether rows may still be encrypted by older keys. */
export const hasOlderKeys = (): boolean => ring.length > 1

function firstKey(): DataKey {
  const [first] = ring
  if (!first) throw new DataKeyError(START_TEXTS.keyGone)
  return first
}

/** Ids of the keys of the configuration; the first one's encrypts. */
export const heldKeys = (): readonly [first: string, ...older: string[]] => [
  firstKey().id,
  ...ring.slice(1).map(({ id }) => id)
]

/** What every sealed value begins with. */
export const SEALED_PREFIX = `${MARK}.`

/** What every value begins with that a key encrypted. */
export const prefixOf = (id: string): string => `${SEALED_PREFIX}${id}.`

export const currentPrefix = (): string => prefixOf(firstKey().id)

function columnKey(key: DataKey, column: string): Buffer {
  const found = key.byColumn.get(column)
  if (found) return found
  const derived = Buffer.from(hkdfSync('sha256', key.secret, SALT, column, DATA_KEY_BYTES))
  key.byColumn.set(column, derived)
  return derived
}

/**
 * `sealed.<key id>.<base64url(iv | tag | ciphertext)>`: AES-256-GCM by a key of the column's own; the column is
 * authenticated as well, so that a value does not open in another column.
 * @param column `table.column`
 */
export function seal(column: string, plain: string): string {
  const key = firstKey()
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, columnKey(key, column), iv).setAAD(Buffer.from(column))
  const body = [cipher.update(plain, 'utf8'), cipher.final()]
  return `${prefixOf(key.id)}${Buffer.concat([iv, cipher.getAuthTag(), ...body]).toString('base64url')}`
}

/** The plain text of a sealed value. Throws DataKeyError for anything else. */
export function open(column: string, sealed: string): string {
  const [mark, id, body = ''] = sealed.split('.')
  if (mark !== MARK) throw new DataKeyError(`${column} holds a value that is not sealed`)
  const key = ring.find((candidate) => candidate.id === id)
  if (!key)
    throw new DataKeyError(`${column} is sealed by the key ${String(id)}, which DATA_KEY does not hold`)
  const bytes = Buffer.from(body, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, columnKey(key, column), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES
    })
    decipher.setAAD(Buffer.from(column)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw new DataKeyError(`a value of ${column} was changed or belongs elsewhere`)
  }
}
