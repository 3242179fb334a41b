import { sql } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import type { Db } from '../../db/client'
import type { MeasuredBatch } from '../measured-event'

/**
 * Keeps a batch in one statement. An event that is there already is left as it is, so that a batch may come twice; what was lost is
 * then not counted again. Rows are taken by their ids, so that batches of the same events wait for each other and never in a circle.
 */
export async function keepBatch(
  { db, now }: { db: Db; now: () => Date },
  batch: MeasuredBatch
): Promise<void> {
  const { env, channel, device, events, dropped, refused } = batch
  const rows = JSON.stringify(events)
  await db.execute(sql`
    with fresh as (
      insert into analytics_events (id, type, at, env, channel, door, page, kind, part, facts, device)
      select id, type, at, ${env}, ${channel}, door, page, kind, part, facts, ${device}::uuid
      from jsonb_to_recordset(${rows}::jsonb)
        as v(id uuid, type text, at timestamptz, door text, page text, kind text, part text, facts jsonb)
      order by id
      on conflict (id) do nothing
      returning id
    )
    insert into analytics_losses (day, env, channel, dropped, refused)
    select ${dateOf(now().getTime())}, ${env}, ${channel}, ${dropped}::bigint, ${refused}::bigint
    where ${dropped + refused}::int > 0 and (${events.length}::int = 0 or exists (select 1 from fresh))
    on conflict (day, env, channel) do update set
      dropped = analytics_losses.dropped + excluded.dropped, refused = analytics_losses.refused + excluded.refused`)
}
