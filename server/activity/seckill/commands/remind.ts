import { and, eq, inArray, lte } from 'drizzle-orm'
import { MINUTE_MS, timeOf } from '@/domain/date'
import { toYuan } from '@/domain/money'
import type { Db } from '../../../db/client'
import { flashReminders, flashSales, products } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { writeMessages } from '../../../message/commands/write-messages'
import { cannot } from '../../refusals'
import { SECKILL_TEXTS } from '../../texts'
import { saleOf } from '../queries/sales'

const BEFORE_MS = 5 * MINUTE_MS
const BATCH = 500

/** Notes that somebody is to be told of a sale, or is not any more. Refuses: 404, 0 one that has begun. */
export async function setReminder(
  context: RequestContext,
  { activityId, on }: { readonly activityId: string; readonly on: boolean }
): Promise<boolean> {
  const { db } = context
  const userId = requireUser(context).id
  const now = context.now()
  const sale = await saleOf(db, activityId)
  if (sale.startAt <= now) throw cannot(SECKILL_TEXTS.hasBegun)
  if (on) await db.insert(flashReminders).values({ activityId, userId, askedAt: now }).onConflictDoNothing()
  else
    await db
      .delete(flashReminders)
      .where(and(eq(flashReminders.activityId, activityId), eq(flashReminders.userId, userId)))
  return on
}

/** Tells of sales that begin within five minutes; of one that has begun while no server was up nothing is said, unless it still runs. */
export async function* remindOfSales({ db, now }: { db: Db; now: () => Date }): AsyncGenerator<void> {
  const at = now()
  const due = db
    .select({ activityId: flashSales.activityId })
    .from(flashSales)
    .where(lte(flashSales.startAt, new Date(at.getTime() + BEFORE_MS)))
  for (;;) {
    const told = await transact(db, async (tx) => {
      const some = await tx
        .select({ activityId: flashReminders.activityId, userId: flashReminders.userId })
        .from(flashReminders)
        .where(inArray(flashReminders.activityId, due))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      if (some.length === 0) return 0
      const ids = [...new Set(some.map(({ activityId }) => activityId))]
      const sales = await tx
        .select({ sale: flashSales, name: products.name })
        .from(flashSales)
        .innerJoin(products, eq(products.productCode, flashSales.productCode))
        .where(inArray(flashSales.activityId, ids))
      await writeMessages(
        tx,
        some.flatMap(({ activityId, userId }) => {
          const found = sales.find(({ sale }) => sale.activityId === activityId)
          if (!found || found.sale.endAt <= at) return []
          const { priceFen, startAt } = found.sale
          return [
            {
              ...{ userId, key: `seckill:${activityId}:${userId}`, category: 'activity' as const, at },
              title: SECKILL_TEXTS.remindTitle(found.name),
              text: SECKILL_TEXTS.remindText(toYuan(priceFen), timeOf(startAt.getTime()).slice(0, 5))
            }
          ]
        })
      )
      for (const { activityId, userId } of some)
        await tx
          .delete(flashReminders)
          .where(and(eq(flashReminders.activityId, activityId), eq(flashReminders.userId, userId)))
      return some.length
    })
    if (told < BATCH) return
    yield
  }
}
