import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import { CHOICE_MINUTES, REPLACED_PAY, REPLACED_STATUSES } from '@/domain/activity/replacement'
import { counter } from '../../db/counter'
import { activities, products, replacements } from '../../db/schema'
import { CATALOGUE_TEXTS } from '../texts'
import type { OfferRules } from './offer'

const KIND = 'replacement'

const { orderNum, activityId, userId, productCode, taken, at } = replacements

const listed = (codes: readonly number[]): SQL => sql.raw(codes.join(', '))

/** All of the order goes back at once when it is taken back now: the same as `isReplaceable`. */
const wholly = sql`exists (select from orders replaced where replaced.order_num = ${orderNum}
  and replaced.pay_status in (${listed(REPLACED_PAY)}) and replaced.status in (${listed(REPLACED_STATUSES)}))
  and not exists (select from order_codes where order_codes.order_num = ${orderNum} and order_codes.state = 'used')
  and not exists (select from order_visits where order_visits.order_num = ${orderNum} and order_visits.state = 'visited')`

/** The product's own price, for who gives back a paid order for it: that goes back whole once the new one is paid. */
export const replacement: OfferRules = {
  open(db, of) {
    const theirs = db
      .select({
        offer: sql`jsonb_build_object('kind', ${KIND}::text, 'id', ${orderNum}, 'priceFen', ${products.salePriceFen},
          'percent', 100, 'bound', true, 'left', 1, 'perUser', null)`
      })
      .from(replacements)
      .innerJoin(activities, eq(activities.activityId, activityId))
      .innerJoin(products, eq(products.productCode, productCode))
      .where(
        and(
          eq(userId, of.userId),
          eq(productCode, of.productCode),
          eq(activities.closed, false),
          lte(activities.startAt, of.now),
          gt(activities.endAt, of.now),
          sql`${at} > ${of.now} - make_interval(mins => ${listed([CHOICE_MINUTES])})`,
          eq(taken, 0),
          wholly
        )
      )
      .orderBy(orderNum)
      .limit(1)
    return sql`(${theirs})`
  },
  // Its price is the product's own: nobody has it for less than others.
  isOver: () => Promise.resolve(false),
  overText: CATALOGUE_TEXTS.replacementOver,
  pieces: counter({
    name: KIND,
    table: replacements,
    key: orderNum,
    taken: [taken, 'taken'],
    room: sql`1`,
    open: wholly
  })
}
