import { eq, sql } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { orderLines } from '../db/schema'
import { receiveReturn } from '../ordering/refunds/commands/receive-return'
import { answerVisit, type VisitAnswer } from '../ordering/visits/commands/answer-visit'
import { shipParcel } from '../ordering/parcels/commands/move-parcel'
import { undoVisit } from '../ordering/visits/commands/undo-visit'
import type { Calls } from './adversary-calls'
import type { RefundSteps } from './adversary-refunds'

const CUSTOMERS_REASON = 7
const SHOPS_FAULT = 10
const NOT_DONE = 12

/** What was bought is given: people come to their visits, parcels go out and come back. */
export function servedSteps(calls: Calls, { refundOf, waitingOf, refuse, answer, clock }: RefundSteps) {
  const { db, random, call, burst, perhaps, desk, bought } = calls

  /** Several desks say different things of one visit of today, take it back, and its customer wants back what was not done. */
  async function arrive(): Promise<void> {
    const order = await bought(
      ({ kind }) => kind === 'checkup' || kind === 'vaccine',
      ...(['checkup', 'checkup', 'checkup', 'doses'] as const)
    )
    if (!order) return
    const { orderNum } = order
    await db.execute(
      sql`update order_visits set date = ${dateOf(Date.now())} where order_num = ${orderNum} and slot_id is not null`
    )
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderNum, orderNum))
    const items = lines.flatMap(({ role, items: all }) => (role === 'product' ? all : []))
    const someUndone = () =>
      items.length === 0
        ? []
        : Array.from({ length: random.upTo(3) }, () => ({ code: random.of(items).code, why: '' }))
    const say =
      (visitAnswer: VisitAnswer, undone: { code: string; why: string }[] = []) =>
      () =>
        answerVisit(clock, { orderNum, no: 1, answer: visitAnswer, undone })
    const sayDone = () =>
      answerVisit(clock, { orderNum, no: 1, answer: 'visited', done: someUndone().map(({ code }) => code) })
    const undo = () => undoVisit(clock, { orderNum, no: 1 })

    await Promise.all([
      desk('serve', random.upTo(3), say(random.of(['visited', 'visited', 'visited', 'noShow']))),
      perhaps(0.2, () => desk('serve', 2, say(random.of(['noShow', 'failed'])))),
      perhaps(0.3, () => desk('undo', 2, undo)),
      perhaps(0.25, () => refundOf(orderNum)),
      perhaps(0.15, () => call('order.withdrawChange', { orderNum }))
    ])
    if (random.chance(0.3)) await desk('undo', 2, undo)
    await Promise.all([
      desk('serve', random.upTo(2), say('visited', someUndone())),
      perhaps(0.2, () => desk('undo', 2, undo)),
      perhaps(0.3, () => refundOf(orderNum, NOT_DONE))
    ])
    await Promise.all([
      refundOf(orderNum, NOT_DONE),
      perhaps(0.3, () => refundOf(orderNum, NOT_DONE)),
      perhaps(0.4, () => desk('undo', 2, undo)),
      perhaps(0.3, () => desk('serve', 1, say('visited', someUndone()))),
      perhaps(0.3, () => desk('serve', 1, sayDone))
    ])
    if (random.chance(0.9)) await answer([orderNum])
    // Once more with nothing against it, so that items go back of most visits.
    if (random.chance(0.4)) return
    await desk('serve', 1, say('visited', someUndone()))
    await refundOf(orderNum, NOT_DONE)
    await answer([orderNum])
  }

  /** Goods are sent, received, and go back by parcel; at every step somebody stops it. */
  async function goodsBack(): Promise<void> {
    const order = await bought(({ kind }) => kind === 'health-selection', 'goods', 'cart')
    if (!order) return
    const { orderNum } = order
    const parcelNo = (): string => `SF${String(random.below(1_000_000)).padStart(8, '0')}`
    const cancel = () => call('order.cancelRefund', { id: orderNum })
    const sent = parcelNo()
    await Promise.all([
      desk('ship', 2, () => shipParcel(clock, { orderNum, courier: '顺丰速运', parcelNo: sent })),
      perhaps(0.3, () => refundOf(orderNum))
    ])
    await burst(random.upTo(2), () => call('order.confirmReceipt', { id: orderNum }))
    await refundOf(orderNum, random.of([CUSTOMERS_REASON, CUSTOMERS_REASON, SHOPS_FAULT]))
    await answer([orderNum])
    const send = () =>
      call('order.sendBack', { orderNum, companyCode: random.of(['SF', 'YTO']), parcelNo: parcelNo() })
    for (const { refundNo } of await waitingOf([orderNum], 25)) {
      await Promise.all([
        burst(random.upTo(3), send),
        perhaps(0.2, cancel),
        perhaps(0.2, () => desk('receive', 2, () => receiveReturn(clock, refundNo)))
      ])
    }
    for (const { refundNo } of await waitingOf([orderNum], 25, 30)) {
      await Promise.all([
        desk('receive', random.upTo(3), () => receiveReturn(clock, refundNo)),
        perhaps(0.2, () => refuse(refundNo)),
        perhaps(0.2, cancel),
        perhaps(0.2, send),
        perhaps(0.3, () => refundOf(orderNum, CUSTOMERS_REASON))
      ])
    }
  }

  return { arrive, goodsBack }
}
