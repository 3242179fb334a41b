import type { OrderDetail } from '@/contract/order/dto/order'
import { lastBookableDate } from '@/domain/booking/calendar/month-grid'
import { dateOf } from '@/domain/date'
import { doseDays, dosesFrom, doseWindow, intervalsOf } from '@/domain/kinds/doses'
import { changeOf } from '@/domain/order/change'
import type { Db } from '../../db/client'
import { goesOn } from '../order/order-policy'
import type { WholeOrder } from '../order/whole-order'
import { doseScheduleOfOrder } from './queries/doses'

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
