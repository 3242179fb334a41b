type Run = () => void
type Callback = (...args: unknown[]) => unknown

/** The timers of a mini-program. While it is suspended none fires; what fell due meanwhile does so as it wakes, once. */
export class Timers {
  private readonly running = new Set<NodeJS.Timeout>()
  /** What fell due while it was suspended; null while it runs. */
  private due: Map<number, Run> | null = null

  constructor(private readonly guard: (run: Run) => void) {}

  /** As the realm's globals. */
  get functions() {
    const clear = (id: number) => {
      clearTimeout(id)
      this.due?.delete(id)
    }
    return {
      setTimeout: (run: Callback, ms?: number, ...args: unknown[]) =>
        this.start(
          (fire) => setTimeout(fire, ms),
          () => run(...args)
        ),
      setInterval: (run: Callback, ms?: number, ...args: unknown[]) =>
        this.start(
          (fire) => setInterval(fire, ms),
          () => run(...args)
        ),
      clearTimeout: clear,
      clearInterval: clear
    }
  }

  suspend(): void {
    this.due ??= new Map()
  }

  resume(): void {
    const due = this.due
    this.due = null
    due?.forEach((run) => this.guard(run))
  }

  dispose(): void {
    this.running.forEach((timer) => clearTimeout(timer))
    this.due?.clear()
  }

  private start(begin: (fire: Run) => NodeJS.Timeout, run: Run): number {
    const timer = begin(() => {
      if (this.due) this.due.set(id, run)
      else this.guard(run)
    })
    this.running.add(timer)
    const id = timer[Symbol.toPrimitive]()
    return id
  }
}
