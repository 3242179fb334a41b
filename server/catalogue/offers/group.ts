import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import { counter } from '../../db/counter'
import { groups, groupSales, groupSeats } from '../../db/schema'
import { CATALOGUE_TEXTS } from '../texts'
import type { OfferRules } from './offer'
import { ordersBy } from './used'

const KIND = 'group'

const { groupId, activityId, size, taken, state, endsAt } = groups

const windowOpen = (now: SQL): SQL | undefined =>
  and(lte(groupSales.startAt, now), gt(groupSales.endAt, now), eq(groupSales.closed, false))

/** A group that waits has room for one more. */
const isWaiting = (now: SQL): SQL | undefined =>
  and(eq(state, 'open'), gt(endsAt, now), sql`${taken} < ${size}`)

/** A group's price: for who has a seat in a group that still waits, one piece, once a group. */
export const group: OfferRules = {
  open(db, { productCode, userId, now }) {
    const theirs = db
      .select({
        offer: sql`jsonb_build_object('kind', ${KIND}::text, 'id', ${groupId}, 'priceFen', ${groupSales.priceFen},
          'left', 1, 'perUser', 1)`
      })
      .from(groupSeats)
      .innerJoin(groups, eq(groupId, groupSeats.groupId))
      .innerJoin(groupSales, eq(groupSales.activityId, activityId))
      .where(
        and(
          eq(groupSeats.userId, userId),
          gt(groupSeats.until, now),
          eq(groupSales.productCode, productCode),
          windowOpen(now),
          isWaiting(now),
          eq(ordersBy(db, { userId, kind: KIND, id: groupId }), 0)
        )
      )
      .orderBy(asc(groupSales.priceFen), asc(groupId))
      .limit(1)
    return sql`(${theirs})`
  },
  async isOver(db, { productCode, priceFen }, now) {
    const sales = await db
      .select({ startAt: groupSales.startAt, endAt: groupSales.endAt, closed: groupSales.closed })
      .from(groupSales)
      .where(and(eq(groupSales.productCode, productCode), eq(groupSales.priceFen, priceFen)))
    return (
      sales.length > 0 &&
      !sales.some(({ startAt, endAt, closed }) => !closed && startAt <= now && now < endAt)
    )
  },
  overText: CATALOGUE_TEXTS.groupOver,
  pieces: counter({
    name: KIND,
    table: groups,
    key: groupId,
    taken: [taken, 'taken'],
    room: sql`${size}`,
    open: sql`${state} = 'open'`
  })
}
