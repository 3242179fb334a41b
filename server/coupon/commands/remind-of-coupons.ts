import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import { dateOf, DAY_MS, daysBetween, longDate } from '@/domain/date'
import type { Db } from '../../db/client'
import { coupons, messages, userCoupons } from '../../db/schema'
import { transact } from '../../db/transact'
import { writeMessages } from '../../message/commands/write-messages'
import { REMINDER_TEXTS } from '../texts'

const BATCH = 200
const NOTICE_DAYS = 7

/** Whose coupon runs out within a week is told so, once for a coupon; of one that lives no longer than that nothing is said. */
export async function* remindOfCoupons({ db, now }: { db: Db; now: () => Date }): AsyncGenerator<void> {
  const at = now()
  const until = new Date(at.getTime() + NOTICE_DAYS * DAY_MS)
  const key = sql<string>`'coupon-ends:' || ${userCoupons.id}`
  for (let last = ''; ;) {
    const found = await transact(db, async (tx) => {
      const told = tx.select({ key: messages.key }).from(messages).where(eq(messages.key, key))
      const due = await tx
        .select({
          id: userCoupons.id,
          userId: userCoupons.userId,
          key,
          coupon: coupons,
          ends: userCoupons.expiresAt
        })
        .from(userCoupons)
        .innerJoin(coupons, eq(coupons.couponCode, userCoupons.couponCode))
        .where(
          and(
            eq(userCoupons.status, 'unused'),
            gt(userCoupons.expiresAt, at),
            lte(userCoupons.expiresAt, until),
            gt(userCoupons.expiresAt, sql`${userCoupons.grantedAt} + make_interval(days => ${NOTICE_DAYS})`),
            gt(userCoupons.id, last),
            notExists(told)
          )
        )
        .orderBy(asc(userCoupons.id))
        .limit(BATCH)
      await writeMessages(
        tx,
        due.map(({ userId, key: once, coupon, ends }) => ({
          ...{ userId, key: once, at, category: 'activity' as const },
          title: REMINDER_TEXTS.title(daysBetween(dateOf(at.getTime()), dateOf(ends.getTime()))),
          text: REMINDER_TEXTS.text(coupon.name, coupon.minAmountFen, longDate(dateOf(ends.getTime())))
        }))
      )
      return due
    })
    if (found.length < BATCH) return
    last = found.at(-1)?.id ?? last
    yield
  }
}
