import type { BankCustomer } from '../../bank-app/types'

/** The version of the messages below. A host that speaks another one has no bridge for us. */
export const VERSION = 1

/** What the page may ask a host to do. */
export type Action = 'hello' | 'hideTitle' | 'closePanel' | 'login' | 'customer' | 'pay' | 'share' | 'scan'
/** What a host may do besides answering `hello`. */
export type Ability = Exclude<Action, 'hello'>

/** One request, from either side; an answer to it has the same id. */
export interface Asked {
  readonly v: typeof VERSION
  readonly id: string
  readonly action: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Why a host does not do what it was asked for: it has no such ability, the person stopped it, or it went wrong there. */
type Refusal = 'lacking' | 'cancelled' | 'failed'

/** `taken`: a person is busy with it now, and the answer comes later. */
export type Told =
  | { readonly kind: 'taken' }
  | { readonly kind: 'done'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly kind: Refusal }

/** What came over the bridge, once it was read. */
export type Heard =
  | { readonly kind: 'asked'; readonly id: string; readonly action: string; readonly params: Asked['params'] }
  | { readonly kind: 'told'; readonly id: string; readonly told: Told }

/** Longer than any message of ours. */
const MAX_CHARS = 65_536
const ID = /^[\w-]{1,64}$/
const REFUSALS: readonly Refusal[] = ['lacking', 'cancelled', 'failed']

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(data: unknown): unknown {
  if (typeof data !== 'string' || data.length > MAX_CHARS) return null
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

function toldBy({ taken, result, error }: Fields): Told {
  if (taken === true) return { kind: 'taken' }
  if (isFields(result)) return { kind: 'done', result }
  const code = isFields(error) ? error['code'] : undefined
  return { kind: REFUSALS.find((one) => one === code) ?? 'failed' }
}

/**
 * Reads a message. Null: not one of this protocol, of another version, or without an id; nothing ends by it. What names a request
 * and says nothing that this protocol knows is its failure.
 */
export function heardIn(data: unknown): Heard | null {
  const message = parsed(data)
  if (!isFields(message) || message['v'] !== VERSION) return null
  const { id, action, params = {} } = message
  if (typeof id !== 'string' || !ID.test(id)) return null
  if (action === undefined) return { kind: 'told', id, told: toldBy(message) }
  if (typeof action !== 'string' || !isFields(params)) return null
  return { kind: 'asked', id, action, params }
}

/**
 * Whether a `message` event may come from the host: a native host posts into the page itself, without an origin (Android) or with
 * the page's own (a script that iOS runs in it). A frame of another site has its own, and is not heard.
 */
export const mayTell = (origin: string, own: string): boolean => origin === '' || origin === own

/** A number of px that a host tells; 0 for what is none, or no screen has. */
export const pxOf = (value: unknown): number =>
  typeof value === 'number' && value > 0 && value < 2000 ? Math.round(value) : 0

/** What a host said of itself. */
export interface HostInfo {
  readonly abilities: readonly string[]
  /** Of the screen that its bars cover, px. */
  readonly top: number
  readonly bottom: number
}

/** Reads the answer to `hello`; null where the host speaks another version. */
export function hostInfoOf(result: Fields): HostInfo | null {
  const { version, abilities, insets } = result
  if (version !== VERSION) return null
  const { top, bottom } = isFields(insets) ? insets : ({} as Fields)
  return {
    abilities: Array.isArray(abilities)
      ? abilities.filter((one): one is string => typeof one === 'string')
      : [],
    top: pxOf(top),
    bottom: pxOf(bottom)
  }
}

const TOKEN = /^[\w.~+/=-]{20,512}$/

/** The token that an app's login gives, which is traded for a session; null when it is none. */
export const tokenIn = ({ token }: Fields): string | null =>
  typeof token === 'string' && TOKEN.test(token) ? token : null

/** Who the customer is, as the partner bank's app tells it; null when an answer does not say it whole. */
export const customerIn = ({ phone, resp }: Fields): BankCustomer | null =>
  typeof phone === 'string' && typeof resp === 'string' ? { phone, resp } : null

/** No code holds more. */
const MAX_CODE = 7089

/** What a code says, as a host's scanner read it; null where it says nothing. */
export const codeIn = ({ text }: Fields): string | null =>
  typeof text === 'string' && text !== '' && text.length <= MAX_CODE ? text : null
