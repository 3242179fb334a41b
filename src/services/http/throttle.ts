import { THROTTLE_MS } from '@/domain/constants'

/**
 * Runs at most once in `ms` (300 by default, §9), counted from its end, also of what waits for an answer; what comes in between is dropped:
 * the second tap of a double tap is not meant for what the first one has put in its place.
 */
export function throttle<A extends unknown[]>(
  run: (...args: A) => void | Promise<void>,
  ms: number = THROTTLE_MS,
  now: () => number = Date.now
): (...args: A) => void {
  let last = -Infinity
  return (...args) => {
    if (now() - last < ms) return
    last = Infinity
    // A second tap waits while a slow phone is busy with the first: it is no later one for that.
    const end = () => void (last = now())
    let running: void | Promise<void> = undefined
    try {
      running = run(...args)
    } finally {
      if (!running) end()
    }
    running?.then(end, end)
  }
}

/** Runs one at a time: while the promise is out, further calls (double taps) get the same promise. */
export function singleFlight<A extends unknown[], R>(
  run: (...args: A) => Promise<R>
): (...args: A) => Promise<R> {
  let flight: Promise<R> | null = null
  return (...args) =>
    (flight ??= run(...args).finally(() => {
      flight = null
    }))
}
