import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { counter } from '../../db/counter'
import { activities, pairs, products } from '../../db/schema'
import { CATALOGUE_TEXTS } from '../texts'
import type { OfferRules } from './offer'

const KIND = 'pair'

const { pairId, ownerId, friendId, contactsId, taken, endsAt } = pairs

const hasSecond = or(isNotNull(friendId), isNotNull(contactsId))

/** The product's own price, for who has found a second: the order is theirs together, and each has a code. */
export const pair: OfferRules = {
  open(db, { productCode, userId, now }) {
    const theirs = db
      .select({
        offer: sql`jsonb_build_object('kind', ${KIND}::text, 'id', ${pairId}, 'priceFen', ${products.salePriceFen},
          'left', 1, 'perUser', null)`
      })
      .from(pairs)
      .innerJoin(activities, eq(activities.activityId, pairs.activityId))
      .innerJoin(products, sql`${products.productCode} = ${activities.terms} ->> 'productCode'`)
      .where(
        and(
          eq(ownerId, userId),
          eq(products.productCode, productCode),
          eq(activities.closed, false),
          gt(endsAt, now),
          hasSecond,
          eq(taken, 0)
        )
      )
      .orderBy(asc(endsAt), asc(pairId))
      .limit(1)
    return sql`(${theirs})`
  },
  // Its price is the product's own: nobody has it for less than others.
  isOver: () => Promise.resolve(false),
  overText: CATALOGUE_TEXTS.pairOver,
  pieces: counter({
    name: KIND,
    table: pairs,
    key: pairId,
    taken: [taken, 'taken'],
    room: sql`1`,
    ...(hasSecond ? { open: hasSecond } : {})
  })
}
