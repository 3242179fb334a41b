import { and, eq, exists, gt, inArray, min, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { flashQueue, flashSales } from '../../db/schema'
import { CATALOGUE_TEXTS } from '../texts'
import type { ListedOfferRules, ShownOffer } from './offer'
import { belowLimit, cheapest, windowed, windowOpen } from './windowed'

const KIND = 'flash'

const { activityId, productCode, priceFen, remaining } = flashSales

const instant = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`

/** Of a sale with a queue a piece is kept for the user. */
const isTheirTurn = (db: Db, { userId, now }: { readonly userId: SQL; readonly now: SQL }): SQL | undefined =>
  or(
    eq(flashSales.queued, false),
    exists(
      db
        .select({ one: sql`1` })
        .from(flashQueue)
        .where(
          and(
            eq(flashQueue.activityId, activityId),
            eq(flashQueue.userId, userId),
            gt(flashQueue.readyUntil, now)
          )
        )
    )
  )

const SALE = {
  kind: KIND,
  table: flashSales,
  overText: CATALOGUE_TEXTS.saleOver,
  also: isTheirTurn
} as const

/** A flash sale: a price within a window, for as many pieces as it has, so often a user (§4); of one with a queue for whose turn it is. */
export const flash: ListedOfferRules = {
  ...windowed(SALE),
  /**
   * The cheapest of a product when there are several, one with pieces left before one that is sold out. Of one with a queue only whose turn
   * it is sees the price, as nobody else is quoted it: the page of the sale tells the others of it.
   */
  async shown(db, productCodes, now, userId) {
    const of = { userId: sql`${userId}::text`, now: instant(now) }
    const rows = await db
      .select()
      .from(flashSales)
      .where(
        and(
          inArray(productCode, [...productCodes]),
          windowOpen(flashSales, of.now),
          belowLimit(db, SALE, of.userId),
          isTheirTurn(db, of)
        )
      )
      .orderBy(...cheapest(flashSales))
    const shown = new Map<string, ShownOffer>()
    for (const row of rows) {
      const known = shown.get(row.productCode)
      if (known && (known.left > 0 || row.remaining === 0)) continue
      shown.set(row.productCode, { ...row, kind: KIND, left: row.remaining })
    }
    return shown
  },
  async lowest(db, now) {
    const rows = await db
      .select({ code: productCode, fen: min(priceFen) })
      .from(flashSales)
      .where(and(windowOpen(flashSales, instant(now)), gt(remaining, 0), eq(flashSales.queued, false)))
      .groupBy(productCode)
    return new Map(rows.flatMap(({ code, fen }) => (fen === null ? [] : [[code, fen] as const])))
  },
  async running(db, now) {
    const rows = await db
      .selectDistinct({ code: productCode })
      .from(flashSales)
      .where(and(windowOpen(flashSales, instant(now)), eq(flashSales.queued, false)))
    return new Set(rows.map(({ code }) => code))
  }
}
