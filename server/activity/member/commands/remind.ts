import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import { MEMBER_REMIND_DAYS } from '@/domain/activity/member'
import { dateOf, DAY_MS, longDate } from '@/domain/date'
import type { Db } from '../../../db/client'
import { memberships, messages } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { writeMessages } from '../../../message/commands/write-messages'
import { MEMBER_TEXTS } from '../../texts'

const BATCH = 200

/** Whose membership ends within a week, with none that follows, is told so, once. */
export async function* remindOfMemberships({ db, now }: { db: Db; now: () => Date }): AsyncGenerator<void> {
  const at = now()
  const key = sql<string>`'member-ends:' || ${memberships.orderNum}`
  for (let told = BATCH; told === BATCH;) {
    told = await transact(db, async (tx) => {
      const ending = await tx
        .select({ userId: memberships.userId, endAt: memberships.endAt, key })
        .from(memberships)
        .where(
          and(
            isNotNull(memberships.userId),
            isNull(memberships.endedAt),
            gt(memberships.endAt, at),
            lte(memberships.endAt, new Date(at.getTime() + MEMBER_REMIND_DAYS * DAY_MS)),
            notExists(tx.select().from(messages).where(eq(messages.key, key))),
            sql`not exists (select from ${memberships} as later where later.user_id = ${memberships.userId}
              and later.ended_at is null and later.end_at > ${memberships.endAt})`
          )
        )
        .orderBy(asc(memberships.orderNum))
        .limit(BATCH)
      await writeMessages(
        tx,
        ending.flatMap(({ userId, endAt, key: once }) =>
          userId === null
            ? []
            : [
                {
                  ...{ userId, key: once, category: 'activity' as const, at },
                  title: MEMBER_TEXTS.endsTitle,
                  // It is good to the end of that day.
                  text: MEMBER_TEXTS.endsText(longDate(dateOf(endAt.getTime() - 1)))
                }
              ]
        )
      )
      return ending.length
    })
    yield
  }
}
