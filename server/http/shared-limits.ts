import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes
} from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { getTableName } from 'drizzle-orm'
import type { Database } from '../db/client'
import { callCounts } from '../db/schema'
import type { Redis } from './redis'

/** A count is asked for so long, in ms: longer than a call may wait for it Redis or the database is overloaded. */
const ASKED_MS = 500
/** After that each server counts by itself for so long, in ms: calls do not queue for a store that hangs. */
const ALONE_MS = 3_000
/** Redis may have other tenants. */
const KEYS_OF_LIMITS = 'shop-limit'

/** Whether calls are counted by all servers together, or by each alone while what they share does not answer. */
type Tell = (alone: boolean, why?: unknown) => void

/** The same for all limits of a server; a change is told once. */
class Counting {
  private aloneUntil = 0
  private saidAlone = false
  constructor(private readonly tell: Tell) {}
  get alone(): boolean {
    return performance.now() < this.aloneUntil
  }
  answered(): void {
    if (!this.saidAlone || this.alone) return
    this.saidAlone = false
    this.tell(false)
  }
  failed(why: unknown): void {
    this.aloneUntil = performance.now() + ALONE_MS
    if (this.saidAlone) return
    this.saidAlone = true
    this.tell(true, why)
  }
}

/**
 * Where calls are counted: in Redis or else in the database, by all servers together, or with the embedded engine in the process, which has
 * it alone. A caller above a limit is refused from memory until the window ends, without a question to anybody.
 */
export function limitStore(
  { pool }: Pick<Database, 'pool'>,
  redis: Redis | null,
  tell: Tell
): FastifyRateLimitStoreCtor {
  const counting = new Counting(tell)

  class Store implements FastifyRateLimitStore {
    private limits: { readonly shared: RateLimiterAbstract; readonly own: RateLimiterAbstract } | null = null

    private route = ''

    child({ method, path }: { method: string | readonly string[]; path: string }): Store {
      const store = new Store()
      store.route = `${String(method)} ${path}`
      return store
    }

    incr(
      key: string,
      done: (error: Error | null, count?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number
    ): void {
      this.consume(this.keyOf(key), windowMs, max).then(
        ({ refused, consumedPoints, msBeforeNext }) =>
          // A refusal from memory does not know how many there were.
          done(null, {
            current: refused ? Math.max(consumedPoints, max + 1) : consumedPoints,
            ttl: msBeforeNext
          }),
        (error: Error) => done(error)
      )
    }

    private async consume(key: string, windowMs: number, max: number): Promise<Counted> {
      this.limits ??= this.made(windowMs, max)
      const { shared, own } = this.limits
      if (counting.alone) return counted(own.consume(key))
      const limit = new AbortController()
      try {
        const count = await Promise.race([counted(shared.consume(key)), tooLate(limit.signal)])
        // A refusal may be one from memory.
        if (!count.refused) counting.answered()
        return count
      } catch (error) {
        counting.failed(error)
        return await counted(own.consume(key))
      } finally {
        limit.abort()
      }
    }

    private made(windowMs: number, max: number) {
      const options = { points: max, duration: windowMs / 1_000, keyPrefix: '' }
      const own = new RateLimiterMemory(options)
      return { shared: this.shared({ ...options, inMemoryBlockOnConsumed: max + 1 }) ?? own, own }
    }

    private shared(options: {
      points: number
      duration: number
      keyPrefix: string
      inMemoryBlockOnConsumed: number
    }): RateLimiterAbstract | null {
      if (redis)
        return new RateLimiterRedis({
          ...{ ...options, keyPrefix: KEYS_OF_LIMITS, storeClient: redis },
          ...{ useRedisPackage: true, rejectIfRedisNotReady: true }
        })
      if (!pool) return null
      return new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: getTableName(callCounts),
        tableCreated: true,
        clearExpiredByTimeout: false
      })
    }

    /** Short, and without the address itself. */
    private keyOf(key: string): string {
      return createHash('sha256').update(`${this.route} ${key}`).digest('base64url').slice(0, 24)
    }
  }
  return Store
}

interface Counted {
  readonly refused: boolean
  readonly consumedPoints: number
  readonly msBeforeNext: number
}

/** A refusal is a count too. */
const counted = (consumed: Promise<RateLimiterRes>): Promise<Counted> =>
  consumed.then(
    ({ consumedPoints, msBeforeNext }) => ({ refused: false, consumedPoints, msBeforeNext }),
    (refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const { consumedPoints, msBeforeNext } = refused
      return { refused: true, consumedPoints, msBeforeNext }
    }
  )

const tooLate = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('nobody counted in time')), ASKED_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
