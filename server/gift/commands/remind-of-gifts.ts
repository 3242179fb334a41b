import { and, asc, eq, gt, inArray, lte, min, sql } from 'drizzle-orm'
import { dateOf, DAY_MS, daysBetween, longDate } from '@/domain/date'
import { REMINDER_DAYS, reminderDue } from '@/domain/gift/reminder'
import { formatYuan } from '@/domain/money'
import type { Db } from '../../db/client'
import { giftMovements, messages, storedValues } from '../../db/schema'
import { transact } from '../../db/transact'
import { writeMessages } from '../../message/commands/write-messages'
import { REMINDER_TEXTS } from '../texts'

const BATCH = 200

/** Whose gift card ends within a month, and within a week, is told so, once each; of one that got another end anew. */
export async function* remindOfGifts({ db, now }: { db: Db; now: () => Date }): AsyncGenerator<void> {
  const at = now()
  const until = new Date(at.getTime() + REMINDER_DAYS[0] * DAY_MS)
  for (let last = ''; ;) {
    const found = await transact(db, async (tx) => {
      const ending = await tx
        .select({ card: storedValues, cameAt: min(giftMovements.at) })
        .from(storedValues)
        .innerJoin(giftMovements, eq(giftMovements.no, storedValues.no))
        .where(
          and(
            gt(storedValues.no, last),
            gt(storedValues.expiresAt, at),
            lte(storedValues.expiresAt, until),
            sql`${storedValues.amountFen} > ${storedValues.takenFen}`
          )
        )
        .groupBy(storedValues.no)
        .orderBy(asc(storedValues.no))
        .limit(BATCH)
      const due = ending.flatMap(({ card, cameAt }) => {
        const expiresAt = card.expiresAt.getTime()
        const days = reminderDue({ expiresAt, cameAt: cameAt?.getTime() ?? 0 }, at.getTime())
        return days === null ? [] : [{ card, key: `gift-ends:${card.no}:${days}:${expiresAt}` }]
      })
      const keys = due.map(({ key }) => key)
      const told = await tx.select({ key: messages.key }).from(messages).where(inArray(messages.key, keys))
      await writeMessages(
        tx,
        due
          .filter(({ key }) => !told.some((one) => one.key === key))
          .map(({ key, card: { userId, no, amountFen, takenFen, expiresAt } }) => {
            const day = dateOf(expiresAt.getTime())
            return {
              ...{ userId, key, at, category: 'activity' as const },
              title: REMINDER_TEXTS.title(daysBetween(dateOf(at.getTime()), day)),
              text: REMINDER_TEXTS.text(no.slice(-4), formatYuan(amountFen - takenFen), longDate(day))
            }
          })
      )
      return ending
    })
    if (found.length < BATCH) return
    last = found.at(-1)?.card.no ?? last
    yield
  }
}
