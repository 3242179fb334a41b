import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import { addDays, dateOf } from '@/domain/date'
import { BOOKING_WINDOW_DAYS } from '@/domain/booking/calendar/month-grid'
import { LATE_ENTRY_DAYS } from '@/domain/order/arrival'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { appointmentText } from '@/domain/order/order-lines'
import { orderVisits } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { readCredential } from '../credential'
import { wholeOrder } from '../../order/queries/order-parts'
import { lockOrder } from '../../order/queries/own-order'
import { TILL_TEXTS as texts } from '../../vouchers/texts'
import { saidBefore, answerVisit } from './answer-visit'

interface Shown {
  /** What was scanned, or the ten digits. */
  readonly code: string
  /** Of the branch where it is shown; null: an operator, who may be anywhere. */
  readonly orgCode: string | null
  /** Why it is entered after the day of the visit; nothing: it is said on the day. */
  readonly late?: string
}

export type Arrived =
  | {
      readonly ok: true
      readonly visit: {
        readonly orderNum: string
        readonly no: number
        readonly productName: string
        readonly time: string
      }
    }
  | { readonly ok: false; readonly reason: string; readonly unknown: boolean }

const refused = (reason: string, unknown = false): Arrived => ({ ok: false, reason, unknown })

const STANDING = ['booked', 'visited', 'noShow'] as const

/**
 * Somebody came and shows the credential of the order. Another day, another branch and a second time are refused with when and where.
 * @param now of the check-in
 */
export async function arriveByCode(tx: Tx, { code, orgCode, late = '' }: Shown, now: Date): Promise<Arrived> {
  const shown = await readCredential(tx, code, now)
  if (!shown) return refused(texts.arrivalUnknown, true)
  if (shown.as === 'scan' && shown.old) return refused(texts.arrivalOld)
  const orderNum = shown.as === 'scan' ? shown.orderNum : await orderOfNumber(tx, shown.isOf, now)
  const row = orderNum === null ? null : await lockOrder(tx, orderNum)
  if (!row) return refused(texts.arrivalUnknown, true)
  const order = await wholeOrder(tx, row)
  const words = visitWordsOf(order.kind)
  const today = dateOf(now.getTime())
  const here = order.visits.filter((visit) => orgCode === null || visit.orgCode === orgCode)
  const booked = order.visits.filter(({ state }) => state === 'booked')
  const visit =
    here.find(({ state, date }) => state === 'booked' && date === today) ??
    here.find(({ state, date }) => state === 'visited' && date === today) ??
    booked[0] ??
    order.visits.findLast(({ state }) => state === 'visited' || state === 'noShow')
  if (!visit) return refused(texts.notBooked(words))
  const entered = visit.state === 'noShow' && late !== ''
  if (visit.state !== 'booked' && !entered) return refused(await saidBefore(tx, order, visit))
  const when = appointmentText(visit.date, visit.timespan)
  if (orgCode !== null && visit.orgCode !== orgCode)
    return refused(texts.elsewhere(words, visit.orgName, when))
  const served = await answerVisit(
    { db: tx, now: () => now },
    { orderNum: order.orderNum, no: visit.no, answer: 'visited', late }
  )
  if (!served.ok) return refused(served.reason)
  return {
    ok: true,
    visit: { orderNum: order.orderNum, no: visit.no, productName: order.productName, time: when }
  }
}

/** The digits cannot be turned back into an order: those whose visits are near are tried, the soonest first. */
async function orderOfNumber(tx: Tx, isOf: (orderNum: string) => boolean, now: Date): Promise<string | null> {
  const today = dateOf(now.getTime())
  const visits = await tx
    .selectDistinct({ orderNum: orderVisits.orderNum, date: orderVisits.date })
    .from(orderVisits)
    .where(
      and(
        inArray(orderVisits.state, [...STANDING]),
        gte(orderVisits.date, addDays(today, -LATE_ENTRY_DAYS)),
        lte(orderVisits.date, addDays(today, BOOKING_WINDOW_DAYS))
      )
    )
    .orderBy(asc(orderVisits.date))
  return visits.find(({ orderNum }) => isOf(orderNum))?.orderNum ?? null
}
