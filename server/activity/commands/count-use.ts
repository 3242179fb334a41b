import { sql } from 'drizzle-orm'
import { activityUses } from '../../db/schema'
import type { Tx } from '../../db/transact'

interface Use {
  readonly activityId: string
  /** '' of the activity as a whole. */
  readonly day: string
  readonly who: string
  readonly most: number
}

/** Counts one by a conditional statement, so that it holds over all servers. False: that was as often as one may; nothing is written. */
export async function countUse(tx: Tx, { most, ...use }: Use, at: Date): Promise<boolean> {
  if (most < 1) return false
  const counted = await tx
    .insert(activityUses)
    .values({ ...use, count: 1, at })
    .onConflictDoUpdate({
      target: [activityUses.activityId, activityUses.day, activityUses.who],
      set: { count: sql`${activityUses.count} + 1`, at },
      setWhere: sql`${activityUses.count} < ${most}::int`
    })
    .returning({ count: activityUses.count })
  return counted.length > 0
}
