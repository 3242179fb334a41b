import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { dateOf, formatDateTime } from '@/domain/date'
import { visitWordsOf, type VisitWords } from '@/domain/kinds/visit-words'
import { arrivalDay, LATE_ENTRY_DAYS } from '@/domain/order/arrival'
import type { UndoneItem } from '@/domain/order/codes'
import { appointmentText } from '@/domain/order/order-lines'
import { VISIT_STEPS } from '@/domain/order/parts'
import { orderEvents, orderVisits } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import type { PayContext } from '../../../money/gateway'
import { reservationsLeft, release } from '../../reservations'
import { recordEvent } from '../../order/event'
import type { OrderEvent } from '../../order/order-event'
import { goesOn } from '../../order/order-policy'
import type { WholeOrder } from '../../order/whole-order'
import { wholeOrder } from '../../order/queries/order-parts'
import { lockOrder } from '../../order/queries/own-order'
import { refundedParts } from '../../refunds/queries/refund-plan'
import { PART_NAMES } from '../../part-names'
import { TILL_TEXTS as texts } from '../../vouchers/texts'
import { settle } from '../../order/commands/settle'

/** What a branch says of a visit: that it may be, that it may not, that somebody came, or nobody. */
export type VisitAnswer = 'booked' | 'failed' | 'visited' | 'noShow'

const EVENTS: Readonly<Record<VisitAnswer, OrderEvent>> = {
  booked: 'booked',
  failed: 'refused',
  visited: 'visited',
  noShow: 'missed'
}

/** From which state a part went; or why it did not, in words for operators. */
export type Served =
  { readonly ok: true; readonly from: string } | { readonly ok: false; readonly reason: string }

interface Serving {
  readonly orderNum: string
  readonly no: number
  readonly answer: VisitAnswer
  /** Check items that were not done when somebody came, beside those that were named before. */
  readonly undone?: readonly UndoneItem[] | undefined
  /** Codes of those named before that were done after all. */
  readonly done?: readonly string[] | undefined
  /** Why it is entered after the day of the visit; '' or nothing: it is said on the day. */
  readonly late?: string | undefined
}

/** What is said of the day itself: that somebody came, or nobody. */
const OF_THE_DAY: readonly VisitAnswer[] = ['visited', 'noShow']

const isCheckItem = ({ lines }: WholeOrder, code: string): boolean =>
  lines.some(({ items }) => items.some((item) => item.code === code))

const writeUndone = (tx: Tx, visitId: string, undone: readonly UndoneItem[]) =>
  tx
    .update(orderVisits)
    .set({ undone: [...undone] })
    .where(eq(orderVisits.id, visitId))

/** What was not done, once these are added and those taken off; of an item that is named again the last reason counts. */
const leftUndone = (
  visit: Visit,
  undone: readonly UndoneItem[],
  done: readonly string[]
): readonly UndoneItem[] => {
  const all = new Map([...visit.undone, ...undone].map((item) => [item.code, item]))
  return [...all.values()].filter(({ code }) => !done.includes(code))
}

function namesOf({ lines }: WholeOrder, codes: readonly string[]): string {
  const items = lines.flatMap((line) => line.items)
  const names = codes.map((code) => items.find((item) => item.code === code)?.name ?? code)
  return [...new Set(names)].join('、')
}

/** Names of those items whose money went back, or is on its way; '' when there are none. */
async function paidBackOf(tx: Tx, order: WholeOrder, done: readonly string[]): Promise<string> {
  if (done.length === 0) return ''
  const back = (await refundedParts(tx, order.orderNum)).map(({ itemCode }) => itemCode)
  return namesOf(
    order,
    done.filter((code) => back.includes(code))
  )
}

/**
 * A branch's answer about a visit of a paid order. Who came, or did not, is said on the visit's day and once; later, for a week, with a
 * reason. Of other answers the same again does nothing. An item whose money went back stays undone. What it refuses gives its seat back; the customer books another day or has the
 * money back.
 * @param no 1 is the first visit
 */
export function answerVisit(
  { db, now }: Pick<PayContext, 'db' | 'now'>,
  { orderNum, no, answer, undone = [], done = [], late = '' }: Serving
): Promise<Served> {
  const at = now()
  return transact(db, async (tx) => {
    const row = await lockOrder(tx, orderNum)
    if (!row) return { ok: false, reason: `没有订单 ${orderNum}` }
    const order = await wholeOrder(tx, row)
    const words = visitWordsOf(order.kind)
    const visit = order.visits.find((one) => one.no === no)
    if (!visit) return { ok: false, reason: texts.noVisit(words, orderNum, no) }
    const strange = undone.find(({ code }) => !isCheckItem(order, code))
    if (strange) return { ok: false, reason: `订单 ${orderNum} 没有项目 ${strange.code}` }
    const unnamed = done.filter((code) => !visit.undone.some((item) => item.code === code))
    if (unnamed.length > 0) return { ok: false, reason: texts.notUndone(namesOf(order, unnamed)) }
    const paidBack = await paidBackOf(tx, order, done)
    if (paidBack !== '') return { ok: false, reason: texts.undonePaidBack(paidBack) }
    const named = undone.length > 0 || done.length > 0
    if (visit.state === answer) {
      if (named) await writeUndone(tx, visit.id, leftUndone(visit, undone, done))
      else if (OF_THE_DAY.includes(answer)) return { ok: false, reason: await saidBefore(tx, order, visit) }
      return { ok: true, from: visit.state }
    }
    if (!goesOn(order)) return { ok: false, reason: `订单 ${orderNum} 未支付或已结束` }
    if (!mayBecome(visit.state, answer, late)) {
      return { ok: false, reason: texts.notSo(nameOf(words, visit.state), nameOf(words, answer)) }
    }
    const wrongDay = OF_THE_DAY.includes(answer) ? dayProblem(visit, dateOf(at.getTime()), late) : null
    if (wrongDay !== null) return { ok: false, reason: wrongDay }
    await writeAnswer(tx, order, visit.id, { answer, late }, at)
    if (named) await writeUndone(tx, visit.id, leftUndone(visit, undone, done))
    return { ok: true, from: visit.state }
  })
}

type Visit = WholeOrder['visits'][number]

/** What a state is called of a visit of its kind. */
const nameOf = ({ done, missed }: VisitWords, state: Visit['state']): string =>
  ({ ...PART_NAMES, visited: done, noShow: missed })[state]

/** A branch says yes to what it was asked alone; who came although the visit counts as missed is entered later alone. */
function mayBecome(state: Visit['state'], answer: VisitAnswer, late: string): boolean {
  if (answer === 'booked') return state === 'asked'
  if (answer === 'visited' && state === 'noShow' && late === '') return false
  return VISIT_STEPS[state].includes(answer)
}

/** Why it is not said on this day; null when it may be. */
function dayProblem({ date, timespan }: Visit, today: string, late: string): string | null {
  const when = appointmentText(date, timespan)
  switch (arrivalDay(date, today)) {
    case 'today':
      return null
    case 'late':
      return late === '' ? texts.lateReason(when, today) : null
    case 'over':
      return texts.lateOver(when, LATE_ENTRY_DAYS)
    default:
      return texts.otherDay(when, today)
  }
}

/** When and where it was said before. */
export async function saidBefore(
  tx: Tx,
  { kind }: WholeOrder,
  { id, state, orgName, orderNum }: Visit
): Promise<string> {
  const words = visitWordsOf(kind)
  const said = await lastSaid(tx, { id, orderNum })
  const when = said ? formatDateTime(said.at.getTime()) : ''
  return state === 'visited' ? texts.arrived(words, when, orgName) : texts.missed(words, when, orgName)
}

/** The last time that somebody was said to have come to a visit, or nobody; the job says the latter too. */
export async function lastSaid(
  tx: Tx,
  { id, orderNum }: Pick<Visit, 'id' | 'orderNum'>
): Promise<{ readonly at: Date } | null> {
  const [said] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderNum, orderNum),
        inArray(orderEvents.event, [EVENTS.visited, EVENTS.noShow]),
        sql`coalesce(${orderEvents.detail}->>'visitId', ${id}) = ${id}`
      )
    )
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return said ?? null
}

async function writeAnswer(
  tx: Tx,
  order: WholeOrder,
  visitId: string,
  { answer, late }: { readonly answer: VisitAnswer; readonly late: string },
  at: Date
): Promise<void> {
  await settle(tx, [order], { visit: ({ id, state }) => (id === visitId ? answer : state) })
  if (answer === 'failed') await release(tx, await reservationsLeft(tx, { visitId }), at)
  await recordEvent(tx, order.orderNum, EVENTS[answer], at, { visitId, ...(late === '' ? {} : { late }) })
}
