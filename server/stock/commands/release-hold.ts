import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../http/context'
import { ownHold } from '../queries/own-hold'

/** Gives a hold's seat back before it runs out; one that is gone already stays gone. Refuses with 404 for another's. */
export async function releaseHold(context: RequestContext, holdId: string): Promise<void> {
  const { hold } = await ownHold(context, holdId)
  await context.db.execute(sql`
    with ended as (
      update holds set state = 'released', expires_at = least(expires_at, ${context.now().toISOString()}::timestamptz)
      where id = ${hold.id} and state = 'held' returning slot_row_id, persons
    )
    update slots set taken = greatest(0, taken - ended.persons) from ended where slots.id = ended.slot_row_id`)
}
