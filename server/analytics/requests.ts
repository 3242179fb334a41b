import * as v from 'valibot'
import { analyticsEvent, type AnalyticsEvent } from '@/contract/analytics/dto'
import type { ParsedInput } from '@/contract/schemas'
import { routes } from '@/routes/table'
import { behind, momentOf } from './clock'
import type { MeasuredBatch, MeasuredEvent } from './measured-event'

const PAGES: ReadonlySet<string> = new Set(Object.values(routes).map(({ path }) => path))

/** Why an event is refused: a field and no value, as nobody knows whose it would be. */
interface RefusedEvent {
  readonly field: string
  readonly why: string
}

/** What of a batch can be kept, in our words and by our clock, and why the rest cannot. */
export function readBatch(
  input: ParsedInput<'analytics.send'>,
  now: number
): { readonly batch: MeasuredBatch; readonly refusals: readonly RefusedEvent[] } {
  const { channel, env, device, dropped } = input
  const clockBehind = behind(input.sentAt, now)
  const read = input.events.map((event) => readEvent(event, clockBehind, now))
  const events = read.flatMap((one) => ('event' in one ? [one.event] : []))
  const refusals = read.flatMap((one) => ('event' in one ? [] : [one]))
  return { batch: { channel, env, device, events, dropped, refused: refusals.length }, refusals }
}

function readEvent(
  raw: unknown,
  clockBehind: number,
  now: number
): { readonly event: MeasuredEvent } | RefusedEvent {
  const parsed = v.safeParse(analyticsEvent, raw, { abortEarly: true })
  if (!parsed.success) {
    const [{ type, path }] = parsed.issues
    // A key that the contract does not name is told as such: its own words could be of a person.
    return { field: type === 'strict_object' ? 'key' : fieldOf(path), why: type }
  }
  const { id, page, door, ...rest } = parsed.output
  if (!PAGES.has(page)) return { field: 'page', why: 'unknown' }
  const moment = momentOf(rest.at, clockBehind, now)
  if (moment === null) return { field: 'at', why: 'out of time' }
  const kind = 'kind' in rest ? (rest.kind ?? null) : null
  const part = 'part' in rest ? rest.part : null
  const at = new Date(moment)
  return { event: { id, type: rest.type, at, page, door, kind, part, facts: factsOf(parsed.output) } }
}

const fieldOf = (path: readonly { readonly key: unknown }[] | undefined): string =>
  String(path?.[0]?.key ?? 'event')

function factsOf(event: AnalyticsEvent): MeasuredEvent['facts'] {
  switch (event.type) {
    case 'page_leave':
      return { stay: event.stay, beat: event.beat }
    case 'exposure':
      return { areaRate: event.areaRate, stay: event.stay, repeated: event.repeated }
    case 'heat_map':
      return { x: event.x, y: event.y }
    case 'page_view':
    case 'click':
      return {}
  }
}
