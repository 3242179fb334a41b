import type { EndpointName } from '@/contract/catalogue'

/**
 * How many of a call the process answers at once, of calls that a crowd makes in one moment: to enter the queue of a flash sale, and to
 * order what is sold there. The others wait here, in the order in which they came, and not for a connection to PostgreSQL, for which
 * every other call waits too.
 */
const AT_ONCE: Partial<Record<EndpointName, number>> = {
  'seckill.enter': 1,
  'order.completeGoods': 2
}

/** So long somebody waits, in ms: below the 5 s that no call may hang, with what the call itself takes. */
const MOST_WAIT_MS = 4_000

/** Runs what comes, so many at once. */
export class Lane {
  private under = 0
  private readonly waiting = new Set<() => void>()

  constructor(
    private readonly atOnce: number,
    private readonly mostWaitMs = MOST_WAIT_MS
  ) {}

  /** Runs `work` in its turn. null: its turn did not come in the time that anybody waits, and it was not begun. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.under < this.atOnce) this.under += 1
    else if (!(await this.turn())) return null
    try {
      return await work()
    } finally {
      const [next] = this.waiting
      if (next) next()
      else this.under -= 1
    }
  }

  /** Whether a place was handed over in time. */
  private turn(): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (inTime: boolean) => {
        this.waiting.delete(come)
        clearTimeout(timer)
        resolve(inTime)
      }
      const come = () => end(true)
      const timer = setTimeout(end, this.mostWaitMs, false)
      this.waiting.add(come)
    })
  }
}

/** The lane of a row, or null when it has none. */
export function laneOf(name: EndpointName): Lane | null {
  const atOnce = AT_ONCE[name]
  return atOnce === undefined ? null : new Lane(atOnce)
}
