import { pace } from './pace'

/** A chunk that took longer than this besides the pause is followed by a smaller one: a tap in between is answered soon, ms. */
const CHUNK_LIMIT_MS = 34

/**
 * Says when the next chunk of a long list is due, and of how many items: as many as the phone draws quickly.
 * @param first items that are drawn before any chunk
 */
export function createChunks(first: number, now: () => number) {
  const { least, most, pauseMs } = pace
  let size = Math.max(least, first)
  /** When the last chunk was asked for; the first one once the head of the list was drawn. */
  let begun = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    cancel,
    /** To be called once what was asked for is drawn, so that on a busy phone chunks do not pile up into one. */
    next(draw: (size: number) => void): void {
      cancel()
      begun ||= now()
      timer = setTimeout(() => {
        draw(size)
        const asked = now()
        const slow = asked - begun > pauseMs + CHUNK_LIMIT_MS
        size = slow ? Math.max(least, size >> 1) : Math.min(most, size * 2)
        begun = asked
      }, pauseMs)
    }
  }
}
