import { and, asc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import { CATEGORY } from '@/domain/kinds/types'
import { counter } from '../../db/counter'
import { memberships, products } from '../../db/schema'
import { CATALOGUE_TEXTS } from '../texts'
import type { OfferRules } from './offer'

const KIND = 'member'

const { orderNum, userId, percent, kinds, startAt, endAt, endedAt, taken } = memberships

/** A member's price: for as long as a membership runs, as often as one likes; of the membership itself there is none. */
export const member: OfferRules = {
  open(db, of) {
    const theirs = db
      .select({
        offer: sql`jsonb_build_object('kind', ${KIND}::text, 'id', ${orderNum},
          'priceFen', ${products.salePriceFen} * ${percent} / 100, 'percent', ${percent}, 'left', null, 'perUser', null)`
      })
      .from(memberships)
      .innerJoin(products, eq(products.productCode, of.productCode))
      .where(
        and(
          eq(userId, of.userId),
          lte(startAt, of.now),
          gt(endAt, of.now),
          isNull(endedAt),
          sql`${kinds} @> to_jsonb(${products.kind})`,
          ne(products.category, sql.raw(String(CATEGORY.membership)))
        )
      )
      .orderBy(asc(percent), asc(endAt))
      .limit(1)
    return sql`(${theirs})`
  },
  // Which prices were a member's is not known once nobody has them: the new price is told as such.
  isOver: () => Promise.resolve(false),
  overText: CATALOGUE_TEXTS.memberOver,
  pieces: counter({
    name: KIND,
    table: memberships,
    key: orderNum,
    taken: [taken, 'taken'],
    room: sql`2000000000`,
    open: isNull(endedAt)
  })
}
