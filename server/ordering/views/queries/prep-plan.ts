import { eq, inArray, or, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { whomOf, type Whom } from '@/domain/addon/item-terms'
import { dateOf } from '@/domain/date'
import { prepOf } from '@/domain/kinds/forms'
import { numberedVisit, visitWordsOf } from '@/domain/kinds/visit-words'
import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import { focusVisit } from '@/domain/order/parts'
import { ageAt } from '@/domain/person/age'
import { birthdayOf } from '@/domain/person/birthday'
import { ID_TYPE, idTypeOf } from '@/domain/person/codes'
import type { Db } from '../../../db/client'
import { checkItems, productItems } from '../../../db/schema'
import { Refusal } from '../../../http/refusal'
import { fulfilmentOf } from '../../fulfilment'
import type { CalendarEntry } from '../../fulfilment/fulfilment'
import { extraOf } from '../../order/snapshot'
import { wholeOrder } from '../../order/queries/order-parts'
import { personOf, type OrderRow, type WholeOrder } from '../../order/whole-order'
import { ORDER_TEXTS } from '../../texts'
import { calendarFile } from '../ics'
import { dosesOf } from '../../visits/dto'
import { preparationOf, type PrepStep } from '../preparation'
import { placeOf, type OrderPlace } from './order-place'

/** How to come to a visit, with its entry for a calendar. */
interface PrepPlan extends Omit<CalendarEntry, 'remindBeforeMin'> {
  readonly steps: PrepStep[]
  /** Further doses, each on its day. */
  readonly days: { readonly title: string; readonly date: string }[]
  /** Text of a calendar file. */
  readonly ics: string
}

/** The visit is still to come. */
const BEFORE_VISIT: readonly OrderStatus[] = [
  ORDER_STATUS.unpaid,
  ORDER_STATUS.payConfirming,
  ORDER_STATUS.awaitingOrg,
  ORDER_STATUS.toVisit
]

const TO_COME: readonly WholeOrder['visits'][number]['state'][] = ['toBook', 'asked', 'booked']

/** The examined person as notices look at them: sex, and age on the day of the visit ('YYYY-MM-DD'). */
function whomIn(order: WholeOrder, date: string): Whom {
  const person = personOf(order)
  if (!person) return whomOf(null, null)
  const { gender = null, idType = ID_TYPE.other, idNumber = '' } = person
  const birthday = birthdayOf({ ...person, idNumber, idType: idTypeOf(idType) })
  return whomOf(gender, birthday ? ageAt(birthday, date) : null)
}

/** How to prepare for the visit of an order; nothing without a visit to come. */
export async function prepSteps(
  db: Db,
  order: WholeOrder,
  now: Date,
  { fasting }: Pick<OrderPlace, 'fasting'>
): Promise<PrepStep[]> {
  if (!BEFORE_VISIT.includes(order.status)) return []
  const visit = focusVisit(order.visits)
  if (!visit?.date || visit.date < dateOf(now.getTime())) return []
  const prep = prepOf(order.kind, fasting, whomIn(order, visit.date))
  if (prep) return prep.map((step) => ({ at: '', ...step }))
  const added = order.lines
    .filter(({ role }) => role === 'addon')
    .flatMap(({ items }) => items.map(({ code }) => code))
  const base = db
    .select({ code: productItems.itemCode })
    .from(productItems)
    .where(eq(productItems.productCode, order.productCode))
  const items = await db
    .select()
    .from(checkItems)
    .where(
      or(
        inArray(checkItems.itemCode, base),
        added.length > 0 ? inArray(checkItems.itemCode, added) : sql`false`
      )
    )
    .orderBy(checkItems.itemCode)
  const { breakfastName } = extraOf(order)
  const { date, timespan } = visit
  const { come } = visitWordsOf(order.kind)
  return preparationOf({ date, timespan, breakfastName, fasting, come, whom: whomIn(order, date) }, items)
}

/** Doses besides the one that the order stands for, on the day that they have or from which they may be given. */
async function furtherDoses(db: Db, order: WholeOrder, now: Date): Promise<PrepPlan['days']> {
  const shown = focusVisit(order.visits)?.no
  return (await dosesOf(db, order, now)).flatMap(({ no, state, date, from }) => {
    if (no === shown || !TO_COME.includes(state)) return []
    const name = numberedVisit(order.kind, no)
    const title = date === '' ? ORDER_TEXTS.doseMayBe(name) : name
    const day = date || from
    return day === '' ? [] : [{ title: `${title}：${order.productName}`, date: day }]
  })
}

/** The way to the visit with its calendar file (§7 `/prep/plan`). Refuses with 0 an order without a visit to come. */
export async function prepPlan(db: Db, row: OrderRow, now: Date): Promise<PrepPlan> {
  const order = await wholeOrder(db, row)
  const place = await placeOf(db, order)
  const steps = await prepSteps(db, order, now, place)
  const entry = steps.length > 0 ? fulfilmentOf(order).visits.calendar(order, place.minutes) : null
  if (entry === null) throw new Refusal(ErrorCode.business, ORDER_TEXTS.noAppointment)
  const { title, startsAt, endsAt, location } = entry
  const days = await furtherDoses(db, order, now)
  const event = {
    ...entry,
    uid: `${order.orderNum}@chengan`,
    description: steps.map((step) => `${step.title}：${step.text}`).join('\n'),
    createdAt: now.getTime()
  }
  const ics = calendarFile(
    event,
    days.map((day, index) => ({ ...day, uid: `${order.orderNum}-${index + 1}@chengan` }))
  )
  return { title, startsAt, endsAt, location, steps, days, ics }
}
