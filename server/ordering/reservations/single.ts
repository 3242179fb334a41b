import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  byResource,
  raiseGivenBack,
  sumsOf,
  type ReservationKind,
  type ReservationRules
} from './reservation'

interface Single {
  readonly rank: number
  readonly table: PgTable
  readonly key: PgColumn
  readonly owner: PgColumn
  /** Whether a row is free at a time. */
  readonly free: (at: Date) => SQL | undefined
  /** What is written into a row that is taken, and into one that comes back. */
  readonly taken: Readonly<Record<string, unknown>>
  readonly returned: (at: Date) => Readonly<Record<string, unknown>>
}

/** A kind of claim on rows of which each is one thing of its owner. */
export const single = <K extends ReservationKind>({
  rank,
  table,
  key,
  owner,
  free,
  taken,
  returned
}: Single): ReservationRules<K> => ({
  rank,
  async reserve(tx, claims, at) {
    for (const claim of claims.toSorted(byResource)) {
      const own = and(sql`${key} = ${claim.resource}`, sql`${owner} = ${claim.userId}`)
      const rows = await tx
        .update(table)
        .set(taken)
        .where(and(own, free(at)))
        .returning({ one: sql`1` })
      if (rows.length === 0) return claim
    }
    return null
  },
  async release(tx, parts, at) {
    await raiseGivenBack(tx, parts)
    for (const { resource } of sumsOf(parts)) {
      await tx
        .update(table)
        .set(returned(at))
        .where(sql`${key} = ${resource}`)
    }
  }
})
