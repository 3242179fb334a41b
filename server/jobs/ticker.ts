import { setImmediate as othersTurn, setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config'
import type { Db } from '../db/client'
import type { Log } from '../log'
import type { BillSource } from '../gateway/bill'
import type { Gateway } from '../money/gateway'

export interface JobContext {
  readonly db: Db
  readonly gateway: Gateway
  /** Of those who take money; none in most tests. */
  readonly bills?: readonly BillSource[]
  readonly now: () => Date
  readonly config: Config
  readonly log: Log
}

/**
 * Work that time brings about. It must be safe on several replicas at once: claim rows by conditional update. What may
 * have piled up is done in small pieces with a `yield` after each: calls have as long there as the piece took, and a stop ends it.
 */
export interface Job {
  readonly name: string
  readonly everyMs: number
  readonly run: (context: JobContext) => Promise<void> | AsyncIterable<void>
}

/** Hears of each run that came to its end or failed. */
export type JobWatch = (job: Job, tookMs: number, failed: boolean) => void

export interface Ticker {
  /** Stops after the pieces under way. */
  stop(): Promise<void>
}

/** What follows a piece of a job that took so long, in ms. */
type Rest = (tookMs: number) => Promise<void>

/** A stop waits for a rest at most so long, in ms. */
const LONGEST_REST = 200

/** Processor and database are the calls' for as long as a piece had them; a short one gives others their turn. */
const restOf: Rest = (tookMs) => {
  const ms = Math.min(LONGEST_REST, Math.round(tookMs))
  return ms < 1 ? othersTurn() : pause(ms)
}

/**
 * Runs each job to its end, in order and without a rest: a test's clock has no rhythm.
 * @internal
 */
export async function runAll(jobs: readonly Job[], context: JobContext): Promise<void> {
  const runner = new Runner(context, () => othersTurn())
  for (const job of jobs) await runner.start(job)
}

/**
 * Runs each job at once, in order, so that what fell due while no server was up is made up for while this one serves; and
 * then each in its own rhythm. A job never overlaps itself.
 */
export function startTicker(jobs: readonly Job[], context: JobContext, watch?: JobWatch): Ticker {
  const runner = new Runner(context, restOf, watch)
  const timers = jobs.map((job) => setInterval(() => void runner.start(job), job.everyMs))
  const first = (async () => {
    for (const job of jobs) await runner.start(job)
  })()
  return {
    stop: async () => {
      timers.forEach(clearInterval)
      await Promise.all([first, runner.stop()])
    }
  }
}

class Runner {
  private readonly running = new Map<Job, Promise<void>>()
  private stopping = false

  constructor(
    private readonly context: JobContext,
    private readonly rest: Rest,
    private readonly watch: JobWatch = () => undefined
  ) {}

  /** Starts a job, or joins the run that is under way. */
  start(job: Job): Promise<void> {
    const underWay = this.running.get(job)
    if (underWay || this.stopping) return underWay ?? Promise.resolve()
    const run = this.run(job).finally(() => this.running.delete(job))
    this.running.set(job, run)
    return run
  }

  async stop(): Promise<void> {
    this.stopping = true
    await Promise.all(this.running.values())
  }

  private async run(job: Job): Promise<void> {
    const startedAt = performance.now()
    let failed = false
    try {
      await this.work(job)
    } catch (error) {
      failed = true
      this.context.log.error({ err: error, job: job.name }, 'a job failed')
    }
    this.watch(job, performance.now() - startedAt, failed)
  }

  private async work(job: Job): Promise<void> {
    const work = job.run(this.context)
    if (!(Symbol.asyncIterator in work)) return work
    let began = performance.now()
    for await (const _ of work) {
      if (this.stopping) return
      await this.rest(performance.now() - began)
      began = performance.now()
    }
  }
}
