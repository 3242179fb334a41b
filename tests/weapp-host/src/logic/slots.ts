/** So much work at a time; what is more waits for its turn. */
export class Slots {
  private readonly waiting: (() => void)[] = []

  constructor(private free: number) {}

  /** @param signal who waits leaves the line when it is aborted: rejects with its reason */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.free > 0) this.free--
    else await this.turn(signal)
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.free++
    }
  }

  private turn(signal: AbortSignal): Promise<void> {
    return new Promise((go, leave) => {
      this.waiting.push(go)
      signal.addEventListener('abort', () => {
        const place = this.waiting.indexOf(go)
        if (place < 0) return
        this.waiting.splice(place, 1)
        leave(signal.reason as Error)
      })
    })
  }
}
