import { sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { CallOptions } from './caller'
import { isPaid, isUnpaid, type Calls, type OrderRow } from './adversary-calls'
import { SPANS } from './random-orders'
import { CHECKUP } from './wanted-orders'

/** Seats that are kept, and orders that wait for one payment together. */
export function seatSteps(calls: Calls) {
  const { db, date, random, wanted, call, burst, perhaps, own, any, place, approve, openPayments } = calls
  let guests = 0

  /** One seat is kept, and several orders, a change, a release and time want it at once. */
  async function hold(): Promise<void> {
    const guest: CallOptions = random.chance(0.3)
      ? { session: null, device: `guest-${calls.nextKey()}-${(guests += 1)}` }
      : {}
    const device: CallOptions = guest.device === undefined ? {} : { device: guest.device }
    const spans = [random.of(SPANS), random.of(SPANS)]
    const taken = await Promise.all(
      spans.map(async (span) => {
        const input = { orgCode: 'H1001', productCode: CHECKUP, date, slotId: span.timeSpanId }
        const answers = await burst(random.upTo(3), () => call('hold.take', input, undefined, guest))
        return answers.flatMap((answer) =>
          answer?.code === ErrorCode.ok
            ? [{ span, holdId: (answer.results as { holdId: string }).holdId }]
            : []
        )
      })
    )
    const found = taken.flat()
    if (found.length === 0) return
    const { span, holdId } = random.of(found)
    const order = () => {
      const { name, input } = wanted('checkup')
      // Now and then for another time than is kept.
      const time = random.chance(0.85) ? span : random.of(SPANS)
      return place({ name, input: { ...input, ...time, holdId } }, device)
    }
    await Promise.all([
      burst(random.upTo(3), order),
      perhaps(0.4, () => moveTo(holdId, span, device)),
      perhaps(0.3, () => burst(2, () => call('hold.release', { holdId }, undefined, guest))),
      perhaps(0.3, () => burst(2, () => call('hold.extend', { holdId }, undefined, guest))),
      perhaps(0.2, () => db.execute(sql`update holds set expires_at = now() where id = ${holdId}`))
    ])
  }

  /** A paid visit moves to the seat that is kept. */
  async function moveTo(holdId: string, span: (typeof SPANS)[number], device: CallOptions): Promise<void> {
    const order = await any((one) => isPaid(one) && one.kind === 'checkup')
    if (!order) return
    const { orderNum } = order
    const told = await call('order.otherDatePrice', { orderNum, orgCode: 'H1001', rtime: date })
    if (told?.code !== ErrorCode.ok) return
    const { difference } = (told.results as { difference: number }[])[0] ?? { difference: 0 }
    const input = { orderNum, hospitalId: 'H1001', regDate: date, difference, holdId, ...span }
    await burst(random.upTo(2), () => call('order.changeVisit', input, undefined, device))
  }

  const siblings = (all: readonly OrderRow[]) =>
    all.filter(
      (one) =>
        isUnpaid(one) &&
        all.some((other) => other.payOrderNum === one.payOrderNum && other.orderNum !== one.orderNum)
    )

  /** One of several that wait for one payment is left out, while the others are paid, left out or ended. */
  async function leaveOut(): Promise<void> {
    if (siblings(await own()).length === 0) await place(wanted('cart'))
    const together = siblings(await own())
    if (together.length === 0) return
    const { orderNum: id, payOrderNum } = random.of(together)
    const other =
      together.find((one) => one.payOrderNum === payOrderNum && one.orderNum !== id)?.orderNum ?? id
    const leave = (orderNum: string) => () =>
      call('order.cancel', { id: orderNum, reasonId: CHANGED_MIND, only: 1 })
    if (random.chance(0.5)) await openPayments(random.of([id, other]), 1)
    await Promise.all([
      burst(random.upTo(4), leave(id)),
      perhaps(0.3, () => burst(2, leave(other))),
      perhaps(0.4, () => openPayments(other, random.upTo(3))),
      perhaps(0.3, () => approve(other)),
      perhaps(0.1, () => call('order.cancel', { id: other }))
    ])
    await openPayments(other, 1)
    await approve(other)
  }

  return { hold, leaveOut }
}

const CHANGED_MIND = 7
