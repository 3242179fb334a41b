import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared'
import { shopStamp } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { readShop, type Shop } from './read-shop'

/** A call waits so long for a newer snapshot, in ms, before the old one serves it. */
const PATIENCE_MS = 2_000
/** An old snapshot serves at most so long after it was found to be old, in ms. */
const STALE_MS = 10_000

/**
 * The snapshot of the shop that this process keeps of a database. One call at a time reads what has changed (single-flight),
 * the others wait for it; when that takes long, the old snapshot serves them meanwhile (stale-while-revalidate).
 */
class ShopCache {
  private shop: Shop | null
  private reading: Promise<Shop> | null = null
  /** When it was found that the snapshot is old; null while nobody has missed a change. */
  private oldSince: number | null = null

  constructor(
    private readonly db: Db,
    first: Shop | null = null
  ) {
    this.shop = first
  }

  /** A snapshot with every change up to the version, or the last one when it takes long to read that. */
  async at(version: number): Promise<Shop> {
    for (;;) {
      const known = this.shop
      if (known && known.version >= version) return known
      this.oldSince ??= performance.now()
      // A read that began before this call may miss the version; the one after it does not.
      const read = this.read()
      if (known && performance.now() - this.oldSince < STALE_MS) {
        const late = pause(PATIENCE_MS, null, { ref: false })
        const newer = await Promise.race([read.catch(() => null), late])
        if (!newer) return known
      } else await read
    }
  }

  /** What it has by now, for one that begins where this one is. */
  get known(): Shop | null {
    return this.shop
  }

  private read(): Promise<Shop> {
    this.reading ??= readShop(this.db, this.shop)
      .then((shop) => {
        this.oldSince = null
        return (this.shop = shop)
      })
      .finally(() => (this.reading = null))
    return this.reading
  }
}

const caches = new WeakMap<Db, ShopCache>()

function cacheOf(db: Db): ShopCache {
  const cache = caches.get(db) ?? new ShopCache(db)
  caches.set(db, cache)
  return cache
}

const currentVersion = prepared((db) =>
  db.select({ version: shopStamp.version }).from(shopStamp).prepare('shop_version')
)

/**
 * The shop as it is now. It is kept in this process; triggers count its version up with every change of its tables: a change
 * counts with the next call, on every server. Not inside a transaction.
 */
export async function shopNow(db: Db): Promise<Shop> {
  const [row] = await currentVersion(db).execute()
  if (!row) throw new Error('the database has no shop stamp')
  return shopAt(db, row.version)
}

/** The shop with every change up to a version that was read a moment ago. */
export const shopAt = (db: Db, version: number): Promise<Shop> => cacheOf(db).at(version)

/** What is read of the shop inside a transaction begins with the snapshot that the process has: only what changed since is read. */
export function beginShop(tx: Tx, from: Db): void {
  caches.set(tx, new ShopCache(tx, cacheOf(from).known))
}
