import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { ErrorCode } from '@/contract/errors'
import type { Database } from '../db/client'
import type { Job, JobWatch } from '../jobs/ticker'
import { standOf } from './stand'

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5]
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60]
/** Codes by which a call says that what was wanted is gone. */
const OUT_OF_STOCK: readonly number[] = [ErrorCode.quotaFull, ErrorCode.scheduleChanged, ErrorCode.offShelf]

/** What a server counts for Prometheus; each server has its own, and what the database tells is the same at all of them. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly calls: Counter<'row' | 'code'>
  private readonly callSeconds: Histogram<'row'>
  private readonly stockRefused: Counter<'row'>
  private readonly limited: Counter
  private readonly limitsAlone: Gauge
  private readonly jobSeconds: Histogram<'job'>
  private readonly jobFailures: Counter<'job'>
  private readonly jobEnded: Gauge<'job'>
  private readonly jobInterval: Gauge<'job'>
  private readonly askStand: () => Promise<void>

  constructor(
    private readonly database: Database,
    private readonly now: () => Date
  ) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry, prefix: 'shop_' })
    this.calls = new Counter({
      name: 'shop_calls_total',
      help: 'Calls of the contract that were answered, by row and code (1 is done).',
      labelNames: ['row', 'code'],
      registers
    })
    this.callSeconds = new Histogram({
      name: 'shop_call_seconds',
      help: 'How long calls of the contract took.',
      labelNames: ['row'],
      buckets: CALL_SECONDS,
      registers
    })
    this.stockRefused = new Counter({
      name: 'shop_stock_refused_total',
      help: 'Calls refused because seats or goods were gone.',
      labelNames: ['row'],
      registers
    })
    this.limited = new Counter({
      name: 'shop_calls_limited_total',
      help: 'Requests refused by the limits on calls.',
      registers
    })
    this.limitsAlone = new Gauge({
      name: 'shop_limits_alone',
      help: 'Whether this server counts the limits on calls alone, as Redis or the database does not.',
      registers
    })
    this.jobSeconds = new Histogram({
      name: 'shop_job_seconds',
      help: 'How long runs of jobs took.',
      labelNames: ['job'],
      buckets: JOB_SECONDS,
      registers
    })
    this.jobFailures = new Counter({
      name: 'shop_job_failures_total',
      help: 'Runs of jobs that failed.',
      labelNames: ['job'],
      registers
    })
    this.jobEnded = new Gauge({
      name: 'shop_job_ended_timestamp_seconds',
      help: 'When a job last came to its end.',
      labelNames: ['job'],
      registers
    })
    this.jobInterval = new Gauge({
      name: 'shop_job_interval_seconds',
      help: 'How often a job is meant to run.',
      labelNames: ['job'],
      registers
    })
    this.addPool(registers)
    this.askStand = this.addStand(registers)
  }

  /** Everything, as Prometheus reads it. */
  async text(): Promise<string> {
    await this.askStand()
    return this.registry.metrics()
  }

  /** A call of the contract was answered. */
  readonly onCall = (row: string, code: number, ms: number): void => {
    this.calls.inc({ row, code })
    this.callSeconds.observe({ row }, ms / 1_000)
    if (OUT_OF_STOCK.includes(code)) this.stockRefused.inc({ row })
  }

  /** A request was refused by a limit. */
  readonly onLimited = (): void => this.limited.inc()

  readonly onCountingAlone = (alone: boolean): void => this.limitsAlone.set(alone ? 1 : 0)

  /** Hears of runs of jobs; each is there from the start, so that one that never ends is seen. */
  watch(jobs: readonly Job[]): JobWatch {
    for (const { name, everyMs } of jobs) {
      this.jobInterval.set({ job: name }, everyMs / 1_000)
      this.jobFailures.inc({ job: name }, 0)
      this.jobEnded.set({ job: name }, this.seconds())
    }
    return ({ name }, ms, failed) => {
      this.jobSeconds.observe({ job: name }, ms / 1_000)
      if (failed) this.jobFailures.inc({ job: name })
      else this.jobEnded.set({ job: name }, this.seconds())
    }
  }

  private seconds(): number {
    return this.now().getTime() / 1_000
  }

  private addPool(registers: Registry[]): void {
    const { pool } = this.database
    if (!pool) return
    new Gauge({
      name: 'shop_database_connections',
      help: 'Connections of this server: in use, idle, and calls that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'awaited' }, pool.waitingCount)
      }
    })
  }

  /** Gauges of what the database tells; the function asks it once for all of them. */
  private addStand(registers: Registry[]): () => Promise<void> {
    const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Gauge({ name, help, labelNames, registers })
    const up = gauge('shop_database_up', 'Whether the database answered this scrape.', [])
    const waits = gauge('shop_database_waits', 'Sessions of the database, by what they wait for.', ['for'])
    const due = gauge('shop_outbox_due', 'Entries of the outbox that are due and not done.', ['topic'])
    const late = gauge('shop_outbox_oldest_seconds', 'How long the oldest due entry has waited.', ['topic'])
    const open = gauge('shop_payments', 'Payments that have not ended, by state.', ['state'])
    const refunds = gauge('shop_refunds', 'Refunds that are asked, or failed and need a person.', ['state'])
    const owed = gauge('shop_refunds_oldest_seconds', 'How long the oldest refund has been due.', ['state'])
    return async () => {
      const stand = await standOf(this.database, this.now()).catch(() => null)
      up.set(stand === null ? 0 : 1)
      for (const one of [waits, due, late, open, refunds, owed]) one.reset()
      for (const { key, count } of stand?.waits ?? []) waits.set({ for: key }, count)
      for (const { key, count, seconds } of stand?.outbox ?? []) {
        due.set({ topic: key }, count)
        late.set({ topic: key }, seconds)
      }
      for (const { key, count } of stand?.payments ?? []) open.set({ state: key }, count)
      for (const { key, count, seconds } of stand?.refunds ?? []) {
        refunds.set({ state: key }, count)
        owed.set({ state: key }, seconds)
      }
    }
  }
}
