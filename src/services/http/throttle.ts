import { THROTTLE_MS } from '@/domain/constants'

/** Runs at most once in `ms` (300 by default, §9), counted from its end; what comes in between is dropped. */
export function throttle<A extends unknown[]>(
  run: (...args: A) => void,
  ms: number = THROTTLE_MS,
  now: () => number = Date.now
): (...args: A) => void {
  let last = -Infinity
  return (...args) => {
    if (now() - last < ms) return
    last = now()
    run(...args)
    // A second tap waits while a slow phone is busy with the first: it is no later one for that.
    last = now()
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
