import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { MORE_DAYS } from '@/domain/activity/goods-prize'
import { dateOf, DAY_MS, longDate } from '@/domain/date'
import type { Db } from '../../../db/client'
import { goodsPrizes, products } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { writeMessages } from '../../../message/commands/write-messages'
import { DRAW_TEXTS } from '../../texts'

const BATCH = 200

/**
 * Goods that were won and not ordered in time lapse: their piece can be drawn again from the next day on. While the product is not on sale
 * nobody could order it, so that the time goes on. Whose prize it is is told either.
 */
export async function* lapseGoods({ db, now }: { db: Db; now: () => Date }): AsyncGenerator<void> {
  const at = now()
  for (let last = ''; ;) {
    const over = await db
      .select({ drawId: goodsPrizes.drawId })
      .from(goodsPrizes)
      .where(
        and(
          eq(goodsPrizes.taken, 0),
          isNull(goodsPrizes.lapsedAt),
          lte(goodsPrizes.endsAt, at),
          gt(goodsPrizes.drawId, last)
        )
      )
      .orderBy(asc(goodsPrizes.drawId))
      .limit(BATCH)
    for (const { drawId } of over) await transact(db, (tx) => end(tx, drawId, at))
    if (over.length < BATCH) return
    last = over.at(-1)?.drawId ?? last
    yield
  }
}

/** Judged again under the lock: an order may have it meanwhile. */
async function end(tx: Tx, drawId: string, at: Date): Promise<void> {
  const [row] = await tx
    .select({ won: goodsPrizes, name: products.name, onShelf: products.onShelf })
    .from(goodsPrizes)
    .innerJoin(products, eq(products.productCode, goodsPrizes.productCode))
    .where(eq(goodsPrizes.drawId, drawId))
    .for('update', { of: goodsPrizes })
  if (!row || row.won.taken > 0 || row.won.lapsedAt !== null || row.won.endsAt > at) return
  const { name, onShelf } = row
  const { userId } = row.won
  const endsAt = new Date(at.getTime() + MORE_DAYS * DAY_MS)
  await tx
    .update(goodsPrizes)
    .set(onShelf ? { lapsedAt: at } : { endsAt })
    .where(eq(goodsPrizes.drawId, drawId))
  if (userId === null) return
  const until = dateOf(endsAt.getTime())
  await writeMessages(tx, [
    {
      ...{ userId, category: 'activity', at },
      ...(onShelf
        ? { key: `prize-lapsed:${drawId}`, title: DRAW_TEXTS.lapsedTitle, text: DRAW_TEXTS.lapsedText(name) }
        : {
            key: `prize-waits:${drawId}:${until}`,
            title: DRAW_TEXTS.waitsTitle,
            text: DRAW_TEXTS.waitsText(name, longDate(until))
          })
    }
  ])
}
