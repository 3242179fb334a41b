import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { activities, draws, drawTables } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { writeMessages } from '../../../message/commands/write-messages'
import { DRAW_TEXTS } from '../../texts'
import { isGiven } from '../queries/given-prize'
import { isLate } from '../queries/waiting-prizes'

const BATCH = 200

/** Whose prize could not be credited yet is told so, once. */
export async function* tellLatePrizes({ db, now }: { db: Db; now: () => Date }): AsyncGenerator<void> {
  const at = now()
  for (let last = 0; ;) {
    const late = await db
      .select({ draw: draws, prize: drawTables.name, activity: activities.name })
      .from(draws)
      .innerJoin(drawTables, isGiven)
      .innerJoin(activities, eq(activities.activityId, draws.activityId))
      .where(and(isLate(at), gt(draws.no, last)))
      .orderBy(asc(draws.no))
      .limit(BATCH)
    await transact(db, (tx) =>
      writeMessages(
        tx,
        late.flatMap(({ draw: { userId, drawId }, prize, activity }) =>
          userId === null
            ? []
            : [
                {
                  ...{ userId, key: `prize-late:${drawId}`, category: 'activity' as const, at },
                  title: DRAW_TEXTS.lateTitle(activity),
                  text: DRAW_TEXTS.lateText(prize)
                }
              ]
        )
      )
    )
    if (late.length < BATCH) return
    last = late.at(-1)?.draw.no ?? last
    yield
  }
}
