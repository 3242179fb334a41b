import { and, asc, eq, gt, isNotNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../../db/client'
import { counter } from '../../db/counter'
import { activities, orders, pairs, products } from '../../db/schema'
import { CATALOGUE_TEXTS } from '../texts'
import type { OfferRules } from './offer'

const KIND = 'pair'

const { pairId, ownerId, friendId, contactsId, taken, endsAt } = pairs

const hasSecond = or(isNotNull(friendId), isNotNull(contactsId))

/** No order has it, and none has had it: after a refund another pair is begun. */
export const isUnordered = (db: Db): SQL | undefined =>
  and(
    eq(taken, 0),
    notExists(
      db
        .select({ one: sql`1` })
        .from(orders)
        .where(
          and(eq(orders.offer, KIND), eq(orders.offerId, pairId), ne(orders.payStatus, PAY_STATUS.closed))
        )
    )
  )

/** The product's own price, or that of the choice, for who has found a second: the order is theirs together, and each has a code. */
export const pair: OfferRules = {
  open(db, { productCode, userId, now }) {
    const theirs = db
      .select({
        offer: sql`jsonb_build_object('kind', ${KIND}::text, 'id', ${pairId}, 'priceFen', ${products.salePriceFen},
          'percent', 100, 'left', 1, 'perUser', null)`
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
          isUnordered(db)
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
