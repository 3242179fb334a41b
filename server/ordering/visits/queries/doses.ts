import { eq } from 'drizzle-orm'
import type { OrderDetail } from '@/contract/dto/order'
import { lastBookableDate } from '@/domain/booking/calendar/month-grid'
import { dateOf } from '@/domain/date'
import { doseDays, dosesFrom, doseWindow, intervalsOf, type DoseWindow } from '@/domain/kinds/doses'
import { changeOf, type ChangeKind } from '@/domain/order/change'
import { focusVisit } from '@/domain/order/parts'
import { doseScheduleOf } from '../../../catalogue/queries/dose-schedule'
import type { Db } from '../../../db/client'
import { products } from '../../../db/schema'
import { goesOn } from '../../order/order-policy'
import type { OrderRow, WholeOrder } from '../../order/whole-order'

import { fulfilmentOf } from '../../fulfilment'

/** On which day after the first each dose of an order is given; null of an order that has none. */
export async function doseScheduleOfOrder(
  db: Db,
  order: Pick<OrderRow, 'kind' | 'orderType' | 'productCode'>
): Promise<readonly number[] | null> {
  if (!fulfilmentOf(order).visits.inDoses) return null
  const [product] = await db
    .select({ extra: products.extra })
    .from(products)
    .where(eq(products.productCode, order.productCode))
  return product ? doseScheduleOf(product) : null
}

type Visit = WholeOrder['visits'][number]

const UNBOOKED: readonly Visit['state'][] = ['toBook', 'noShow', 'failed']

/** The visit of that number; without one what is to be booked next, where that is meant, else what wants attention first. */
export function nextVisit(
  visits: readonly Visit[],
  wantedNo: number | undefined,
  as: ChangeKind | undefined
): Visit | null {
  if (wantedNo !== undefined) return visits.find(({ no }) => no === wantedNo) ?? null
  const unbooked = as === 'book' ? visits.find(({ state }) => UNBOOKED.includes(state)) : undefined
  return unbooked ?? focusVisit(visits)
}

/** Days between which a visit has to be; null of a dose while the one before it has no day. */
export async function visitWindow(
  db: Db,
  order: WholeOrder,
  { no, notBefore, notAfter }: Visit
): Promise<DoseWindow | null> {
  const schedule = await doseScheduleOfOrder(db, order)
  if (schedule === null) return { from: notBefore, to: notAfter }
  return doseWindow(doseDays(order.visits), no, schedule)
}

type DoseDto = OrderDetail['doses'][number]

/** The doses of an order, and what can be done about each now; none of any other order. */
export async function dosesOf(db: Db, order: WholeOrder, now: Date): Promise<DoseDto[]> {
  const schedule = await doseScheduleOfOrder(db, order)
  if (schedule === null) return []
  const days = doseDays(order.visits)
  const from = dosesFrom(days, schedule)
  const intervals = intervalsOf(schedule)
  const last = lastBookableDate(dateOf(now.getTime()))
  return order.visits.map((visit) => {
    const { no, state, date, timespan, orgCode, orgName } = visit
    const window = doseWindow(days, no, schedule)
    const change = changeOf(visit, now.getTime())
    const inTime = window !== null && (window.from === null || window.from <= last)
    return {
      no,
      state,
      date: date ?? '',
      timespan,
      hospitalId: orgCode ?? '',
      hospitalName: orgName,
      from: from[no - 1] ?? '',
      to: window?.to ?? '',
      interval: intervals[no - 1] ?? 0,
      action: goesOn(order) && change.ok && inTime ? change.kind : ''
    }
  })
}
