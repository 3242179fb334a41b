import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import type { Db } from '../db/client'

export interface JobContext {
  readonly db: Db
  readonly now: () => Date
  readonly config: Config
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Work that time brings about. It must be safe on several replicas at once: claim rows by conditional update. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  readonly run: (context: JobContext) => Promise<void>
}

export interface Ticker {
  /** Stops and waits for what is running. */
  stop(): Promise<void>
}

/** Runs each job at once, in order, so that what fell due while the server was down is done before it serves. */
export async function runAll(jobs: readonly Job[], context: JobContext): Promise<void> {
  for (const job of jobs) await runSafely(job, context)
}

/** Then each in its own rhythm; a job never overlaps itself. */
export function startTicker(jobs: readonly Job[], context: JobContext): Ticker {
  const running = new Map<Job, Promise<void>>()
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job)) return
      running.set(
        job,
        runSafely(job, context).finally(() => running.delete(job))
      )
    }, job.everyMs)
  )
  return {
    stop: async () => {
      timers.forEach(clearInterval)
      await Promise.all(running.values())
    }
  }
}

async function runSafely(job: Job, context: JobContext): Promise<void> {
  try {
    await job.run(context)
  } catch (error) {
    context.log.error({ err: error, job: job.name }, 'a job failed')
  }
}
