import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { counter } from '../../db/counter'
import { goodsPrizes } from '../../db/schema'
import { CATALOGUE_TEXTS } from '../texts'
import type { OfferRules } from './offer'

const KIND = 'prize'

const { drawId, userId, productCode, taken, endsAt, lapsedAt } = goodsPrizes

/** Goods that were won: one piece of any choice at no price and without freight, once, for whom drew them and in their time. */
export const prize: OfferRules = {
  open(db, of) {
    const theirs = db
      .select({
        offer: sql`jsonb_build_object('kind', ${KIND}::text, 'id', ${drawId}, 'priceFen', 0, 'freeOfFreight', true,
          'left', 1, 'perUser', 1)`
      })
      .from(goodsPrizes)
      .where(
        and(
          eq(userId, of.userId),
          eq(productCode, of.productCode),
          gt(endsAt, of.now),
          isNull(lapsedAt),
          eq(taken, 0)
        )
      )
      .orderBy(asc(endsAt), asc(drawId))
      .limit(1)
    return sql`(${theirs})`
  },
  // Nothing else gives goods for nothing: whoever saw that price of a product that was won has it no more.
  isOver: async (db, seen) =>
    seen.priceFen === 0 && (await db.$count(goodsPrizes, eq(productCode, seen.productCode))) > 0,
  overText: CATALOGUE_TEXTS.prizeOver,
  pieces: counter({
    name: KIND,
    table: goodsPrizes,
    key: drawId,
    taken: [taken, 'taken'],
    room: sql`1`,
    open: sql`${lapsedAt} is null`
  })
}
