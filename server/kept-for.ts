import { BoundedCache } from './bounded-cache'
import type { Db } from './db/client'

interface Kept<Value> {
  /** ms since 1970. */
  readonly at: number
  readonly value: Promise<Value>
}

/** What was worked out of a database, for so many ms: whoever asks meanwhile gets the same, also while it is being worked out. */
export class KeptFor<Value> {
  private readonly caches = new WeakMap<Db, BoundedCache<Kept<Value>>>()

  constructor(
    private readonly ms: number,
    private readonly limit: number
  ) {}

  of(db: Db, name: string, now: Date, make: () => Promise<Value>): Promise<Value> {
    const cache = this.caches.get(db) ?? new BoundedCache<Kept<Value>>(this.limit)
    this.caches.set(db, cache)
    const at = now.getTime()
    const known = cache.get(name)
    if (known && known.at <= at && at < known.at + this.ms) return known.value
    const value = make()
    const kept = cache.set(name, { at, value }).value
    // An error is not kept.
    value.catch(() => cache.set(name, { at: -Infinity, value }))
    return kept
  }
}
