import type { EndpointName } from '@/contract/catalogue'

interface LaneRules {
  /** How many of a call the process answers at once. */
  readonly atOnce: number
  /** So much of the time that an answer took, the next one waits after it: this time is that of all other calls, on a slow machine too. */
  readonly rest: number
}

/**
 * Calls that a crowd makes in one moment: to enter the queue of a flash sale, and to order what is sold there. They wait here, in the order
 * in which they came, and neither for a connection to PostgreSQL nor for the processor, which every other call needs too.
 * `npm run bench -- crowd` measures both: shorter rests let the crowd through sooner, and everybody else wait longer. Whose turn does not
 * come in time is told to ask again, which the page of a queue does by itself.
 */
const LANES: Partial<Record<EndpointName, LaneRules>> = {
  'seckill.enter': { atOnce: 1, rest: 1 },
  'order.completeGoods': { atOnce: 1, rest: 1 }
}

/** So long somebody waits, in ms: below the 5 s that no call may hang, with what the call itself takes where every processor is busy. */
const MOST_WAIT_MS = 4_000

/** Runs what comes, so many at once, with a rest before who waited. */
export class Lane {
  private under = 0
  private readonly waiting = new Set<() => void>()

  constructor(
    private readonly rules: LaneRules,
    private readonly mostWaitMs = MOST_WAIT_MS
  ) {}

  /** Runs `work` in its turn. null: its turn did not come in the time that anybody waits, and it was not begun. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.under < this.rules.atOnce) this.under += 1
    else if (!(await this.turn())) return null
    const began = performance.now()
    try {
      return await work()
    } finally {
      if (this.waiting.size === 0) this.under -= 1
      else setTimeout(() => this.handOver(), this.rules.rest * (performance.now() - began))
    }
  }

  /** Who waited may have gone meanwhile. */
  private handOver(): void {
    const [next] = this.waiting
    if (next) next()
    else this.under -= 1
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
  const rules = LANES[name]
  return rules ? new Lane(rules) : null
}
