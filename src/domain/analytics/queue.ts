/** What waits to be sent takes no more of the phone than this, in bytes. */
export const QUEUE_BYTES = 2 * 1024 * 1024
/** Of each segment besides its text: its key, and what the queue knows of it. */
const SEGMENT_BYTES = 200

/** Events that are kept under one key. Its id is that of its first event; the others count on from it. */
interface Segment {
  readonly id: string
  readonly count: number
  readonly bytes: number
}

/** What is kept of measuring on this phone, besides the segments themselves; the oldest first. */
export interface Queue {
  /** A random number of measuring alone. */
  readonly device: string
  /** Events that there was no room for, and of which the server does not know yet. */
  readonly dropped: number
  readonly segments: readonly Segment[]
}

const bytesOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { bytes }) => sum + bytes + SEGMENT_BYTES, 0)

const countOf = (segments: readonly Segment[]): number => segments.reduce((sum, { count }) => sum + count, 0)

const without = (segments: readonly Segment[], id: string) => segments.filter((one) => one.id !== id)

/** The oldest goes to make room, and is counted. @returns also the id of what went; null when nothing is left */
export function dropOldest(queue: Queue): { readonly queue: Queue; readonly gone: string | null } {
  const [oldest, ...segments] = queue.segments
  if (!oldest) return { queue, gone: null }
  return { queue: { ...queue, segments, dropped: queue.dropped + oldest.count }, gone: oldest.id }
}

/** With a segment that is new or has grown; the oldest go where the whole would not fit. @returns also the ids of what went */
export function withSegment(
  queue: Queue,
  segment: Segment,
  most = QUEUE_BYTES
): { readonly queue: Queue; readonly gone: readonly string[] } {
  const known = queue.segments.some(({ id }) => id === segment.id)
  const all = known
    ? queue.segments.map((one) => (one.id === segment.id ? segment : one))
    : [...queue.segments, segment]
  let first = 0
  while (first < all.length && bytesOf(all.slice(first)) > most) first += 1
  const gone = all.slice(0, first)
  return {
    queue: { ...queue, segments: all.slice(first), dropped: queue.dropped + countOf(gone) },
    gone: gone.map(({ id }) => id)
  }
}

/** Without a segment that the server has, and without the dropped ones that it was told of. */
export const withoutSent = (queue: Queue, id: string, told: number): Queue => ({
  ...queue,
  dropped: Math.max(0, queue.dropped - told),
  segments: without(queue.segments, id)
})

const COUNT_DIGITS = 12

/** Id of the event that comes so many after this one. */
export function idAfter(id: string, steps: number): string {
  const count = parseInt(id.slice(-COUNT_DIGITS), 16) + steps
  return id.slice(0, -COUNT_DIGITS) + count.toString(16).padStart(COUNT_DIGITS, '0')
}

/** Two ids out of 26 random bytes: of measuring on this phone, and of the first event of this life of the product. */
export function idsOf(bytes: Uint8Array): { readonly device: string; readonly first: string } {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const uuid = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { device: uuid(hex.slice(0, 32)), first: uuid(hex.slice(32, 52) + '0'.repeat(COUNT_DIGITS)) }
}
