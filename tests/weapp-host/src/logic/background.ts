import type { Timers } from './timers'

/** So long a mini-program in the background goes on, in ms. */
const GRACE_MS = 5000

/** Where the mini-program is: in front, or behind, and there after five seconds suspended. */
export class Background {
  /** Nothing of it runs, and no request can be made until it is in front again. */
  suspended = false
  private grace: NodeJS.Timeout | undefined
  private cut = new AbortController()

  constructor(private readonly timers: Timers) {}

  /** Aborted when the mini-program is suspended. */
  get signal(): AbortSignal {
    return this.cut.signal
  }

  leave(): void {
    this.grace ??= setTimeout(() => this.suspend(), GRACE_MS).unref()
  }

  /** Its requests end, and are told of it; then its timers stop. */
  suspend(): void {
    this.stop()
    this.suspended = true
    this.cut.abort()
    this.timers.suspend()
  }

  return(): void {
    this.stop()
    if (!this.suspended) return
    this.suspended = false
    this.cut = new AbortController()
    this.timers.resume()
  }

  stop(): void {
    clearTimeout(this.grace)
    this.grace = undefined
  }
}
