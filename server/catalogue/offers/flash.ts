import { and, asc, eq, gt, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import { isFlashOpen } from '@/domain/quote/base-price'
import type { Db } from '../../db/client'
import { counter } from '../../db/counter'
import { flashSales } from '../../db/schema'
import { CATALOGUE_TEXTS } from '../texts'
import type { OfferRules, ShownOffer } from './offer'
import { ordersBy } from './used'

const KIND = 'flash'

const { activityId, productCode, priceFen, remaining, perUser, startAt, endAt } = flashSales

const instant = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`

const windowOpen = (now: SQL): SQL | undefined => and(lte(startAt, now), gt(endAt, now))

/** The user has fewer orders by the sale than one may have; a guest (null) has none. */
const belowLimit = (db: Db, userId: SQL): SQL =>
  lt(ordersBy(db, { userId, kind: KIND, id: activityId }), perUser)

/** The cheapest counts. */
const CHEAPEST = [asc(priceFen), asc(activityId)]

/** A flash sale: a price within a window, for as many pieces as it has, so often a user (§4). */
export const flash: OfferRules = {
  open(db, of) {
    const cheapest = db
      .select({
        offer: sql`jsonb_build_object('kind', ${KIND}::text, 'id', ${activityId}, 'priceFen', ${priceFen},
          'left', ${remaining}, 'perUser', ${perUser})`
      })
      .from(flashSales)
      .where(
        and(eq(productCode, of.productCode), windowOpen(of.now), gt(remaining, 0), belowLimit(db, of.userId))
      )
      .orderBy(...CHEAPEST)
      .limit(1)
    return sql`(${cheapest})`
  },
  /** The cheapest of a product when there are several, one with pieces left before one that is sold out. */
  async shown(db, productCodes, now, userId) {
    const rows = await db
      .select()
      .from(flashSales)
      .where(
        and(
          inArray(productCode, [...productCodes]),
          windowOpen(instant(now)),
          belowLimit(db, sql`${userId}::text`)
        )
      )
      .orderBy(...CHEAPEST)
    const shown = new Map<string, ShownOffer>()
    for (const row of rows) {
      const known = shown.get(row.productCode)
      if (known && (known.left > 0 || row.remaining === 0)) continue
      shown.set(row.productCode, { ...row, kind: KIND, left: row.remaining })
    }
    return shown
  },
  lowestFen: (of, now) => sql`(select min(${priceFen}) from ${flashSales}
    where ${productCode} = ${of} and ${windowOpen(instant(now))} and ${remaining} > 0)`,
  isRunning: (of, now) => sql`exists (select 1 from ${flashSales}
    where ${productCode} = ${of} and ${windowOpen(instant(now))})`,
  async isOver(db, seen, now) {
    const sales = await db
      .select()
      .from(flashSales)
      .where(and(eq(productCode, seen.productCode), eq(priceFen, seen.priceFen)))
    const isOpen = (sale: (typeof sales)[number]): boolean =>
      isFlashOpen(
        {
          priceFen: sale.priceFen,
          startAt: sale.startAt.getTime(),
          endAt: sale.endAt.getTime(),
          stock: sale.remaining
        },
        now.getTime()
      )
    return sales.length > 0 && !sales.some(isOpen)
  },
  overText: CATALOGUE_TEXTS.saleOver,
  pieces: counter({
    name: KIND,
    table: flashSales,
    key: activityId,
    taken: [flashSales.taken, 'taken'],
    room: sql`${flashSales.stock}`
  })
}
