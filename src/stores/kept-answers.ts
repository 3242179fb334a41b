import { runInAction } from 'mobx'
import { CallError, ErrorCode, normalizeCode } from '@/contract/errors'
import { firstEndpoints } from '@/contract/first-endpoints'
import { DAY_MS } from '@/domain/date'
import type { TextStorage } from '@/platform/storage/types'
import type { HttpRequest, HttpResponse } from '@/services/http/http-types'
import { ofDesk, ofNext, type DeskFacts } from '@/services/order/kept-parts'
import type { FeedbackStore, Kept } from './feedback'
import { Persisted } from './persisted'

export interface KeptDeps {
  readonly storage: TextStorage
  /** ms since 1970 by the server. */
  readonly now: () => number
  /** Is told when something of then is on screen. */
  readonly feedback: FeedbackStore
}

type Where = Pick<KeptDeps, 'storage' | 'now'>
type Json = NonNullable<HttpResponse['json']>

interface KeptAnswer {
  readonly at: number
  readonly json: Json
}

/** Where an answer lies, oldest first. */
interface Place {
  readonly key: string
  readonly kind: number
  readonly at: number
  readonly bytes: number
}

interface Kind {
  readonly name: keyof typeof firstEndpoints
  /** So many of them. */
  readonly most: number
  /** What is kept of the results: of what is a person's no more than the desk asks for; null nothing. */
  part?(results: unknown): unknown
}

/** From the choice of a day or the paying on nothing is as it was then. */
const BOOKS = /^\/process|\/go-pay/

const AGE_MS = 7 * DAY_MS
const LIMIT_BYTES = 300 * 1024

const KINDS: readonly Kind[] = [
  { name: 'home.modules', most: 1 },
  { name: 'home.moduleDetails', most: 1 },
  { name: 'home.banners', most: 1 },
  { name: 'home.news', most: 1 },
  { name: 'product.home', most: 2 },
  { name: 'product.detail', most: 5 },
  { name: 'order.next', most: 1, part: ofNext },
  { name: 'order.detail', most: 3, part: ofDesk }
]
const DESK = KINDS.findIndex(({ name }) => name === 'order.detail')

const ADDRESSES = KINDS.map(({ name }) => {
  const path = firstEndpoints[name].path.replace(/:\w+/g, '[^/?]+')
  return new RegExp(`${path}(\\?|$)`)
})

const kindOf = (url: string): number => ADDRESSES.findIndex((address) => address.test(url))

/** As UTF-8 has it, nearly: what is beyond ASCII here is Chinese. */
const bytesOf = (text: string): number => text.length + 2 * (text.match(/[^\0-\x7f]/g)?.length ?? 0)

const indexOf = ({ storage, now }: Where) => new Persisted<readonly Place[]>(storage, 'kept', now, AGE_MS)
const slotOf = (key: string, { storage, now }: Where) =>
  new Persisted<KeptAnswer>(storage, `kept:${key}`, now, AGE_MS)

/** The same of an order's page, of which the desk's facts alone are kept. */
const deskSlotOf = (key: string, { storage, now }: Where) =>
  new Persisted<{ readonly at: number; readonly json: { readonly results: DeskFacts } }>(
    storage,
    `kept:${key}`,
    now,
    AGE_MS
  )

const partOf = (kind: number, json: Json): Json | null => {
  const found = KINDS[kind]
  if (!found?.part) return json
  const results = found.part(json['results'])
  return results === null ? null : { ...json, results }
}

/** What does not fit: too many of a kind, then too many bytes, the oldest first. */
function surplus(places: readonly Place[]): ReadonlySet<Place> {
  const gone = new Set<Place>()
  KINDS.forEach(({ most }, kind) =>
    places
      .filter((place) => place.kind === kind)
      .slice(0, -most)
      .forEach((place) => gone.add(place))
  )
  let bytes = places.reduce((sum, place) => sum + (gone.has(place) ? 0 : place.bytes), 0)
  for (const place of places) {
    if (bytes <= LIMIT_BYTES) break
    if (gone.has(place)) continue
    gone.add(place)
    bytes -= place.bytes
  }
  return gone
}

/** Keeps what this call answered, if it is one of those. */
export function keep({ url: key, method }: HttpRequest, { json }: HttpResponse, deps: KeptDeps): void {
  const kind = method === 'GET' ? kindOf(key) : -1
  if (kind < 0 || !json || normalizeCode(json) !== ErrorCode.ok) return
  const at = deps.now()
  const part = partOf(kind, json)
  const index = indexOf(deps)
  const others = (index.read() ?? []).filter((place) => place.key !== key)
  const kept = part !== null && slotOf(key, deps).write({ at, json: part })
  if (!kept) slotOf(key, deps).clear()
  const places = kept ? [...others, { key, kind, at, bytes: bytesOf(JSON.stringify(part)) }] : others
  const gone = surplus(places)
  gone.forEach((place) => slotOf(place.key, deps).clear())
  index.write(places.filter((place) => !gone.has(place)))
}

/** What is on screen is of then: the oldest of it is told, and what needs the network is refused. */
export function showKept(at: number, { feedback }: KeptDeps): void {
  const kept: Kept = {
    at: Math.min(at, feedback.kept?.at ?? at),
    refuses(target) {
      const refused = BOOKS.test(target)
      if (refused) feedback.toast({ text: '现在没有网络，连上后才能预约和支付', icon: 'warn' })
      return refused
    }
  }
  runInAction(() => (feedback.kept = kept))
}

/** What is on screen as it was then is asked for anew: pages make their content once more. */
export const askAgain = (feedback: FeedbackStore): void =>
  runInAction(() => {
    if (feedback.kept) feedback.asked += 1
    feedback.kept = null
  })

/**
 * What this call answered last, told to be of then. The desk's facts are no whole answer.
 * @throws the error when nothing is kept, or nobody waits for it
 */
export function answer({ url, method }: HttpRequest, error: unknown, deps: KeptDeps): HttpResponse {
  const kind = method === 'GET' ? kindOf(url) : -1
  const lost = error instanceof CallError && error.code !== ErrorCode.cancelled
  const kept = lost && kind >= 0 && kind !== DESK ? slotOf(url, deps).read() : null
  if (!kept) throw error
  showKept(kept.at, deps)
  return { status: 200, json: asOfNow(kept.json, deps.now()), serverTime: null }
}

/** The time in an answer sets the clock, and is not of then: what has ended since is seen to have. */
function asOfNow(json: Json, now: number): Json {
  const { results } = json
  if (typeof results !== 'object' || results === null || !('serverTime' in results)) return json
  return { ...json, results: { ...results, serverTime: now } }
}

/** What a branch's desk asks for of this order, and when it was so; null when nothing is kept. */
export function deskOf(orderNum: string, deps: Where): { at: number; facts: DeskFacts } | null {
  const places = indexOf(deps).read() ?? []
  for (const { kind, key } of places) {
    const kept = kind === DESK ? deskSlotOf(key, deps).read() : null
    if (kept?.json.results.orderNum === orderNum) return { at: kept.at, facts: kept.json.results }
  }
  return null
}
