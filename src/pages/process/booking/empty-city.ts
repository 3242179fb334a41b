import { RELOAD_DELAY_MS } from '@/domain/constants'
import { observed } from '@/stores/observed'

const TICK_MS = 1000

/** The three seconds between an empty city and the reload as the default one (§4): counted down, and to be stopped. */
export class EmptyCityTimer {
  /** Seconds left; null while nothing runs. */
  secondsLeft: number | null = null
  private handle: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly onEnd: () => void) {
    observed(this)
  }

  start(): void {
    this.stop()
    this.secondsLeft = RELOAD_DELAY_MS / TICK_MS
    this.handle = setTimeout(this.tick, TICK_MS)
  }

  stop(): void {
    if (this.handle !== null) clearTimeout(this.handle)
    this.handle = null
    this.secondsLeft = null
  }

  private tick(): void {
    const left = (this.secondsLeft ?? 0) - 1
    if (left > 0) {
      this.secondsLeft = left
      this.handle = setTimeout(this.tick, TICK_MS)
      return
    }
    this.stop()
    this.onEnd()
  }
}
