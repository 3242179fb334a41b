import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Session } from '@/contract/dto/auth'
import type { LaterDue, PayChannel } from '@/contract/dto/pay'
import { ErrorCode } from '@/contract/errors'
import { rowsOf, type Db } from '../db/client'
import { orderCodes, orders, refunds } from '../db/schema'
import { transact } from '../db/transact'
import { answerRefund } from '../ordering/commands/answer-refund'
import { useCode } from '../ordering/commands/use-code'
import type { CallOptions } from './caller'
import { postTo, type ServerClient } from './mortal-server'
import type { RandomNumbers } from './random-numbers'
import { SPANS } from './random-orders'
import { CHECKUP, wantedBy } from './wanted-orders'

/** Prices of the checkup, of which no two differ by as much as two others, so that a difference that is done twice is none of them. */
const PRICES = [108_000, 98_000, 111_111, 99_999, 104_321]
const CHANNELS: readonly PayChannel[] = ['wechat-h5', 'alipay', 'bankcard']

export interface Attacked {
  readonly db: Db
  /** One of the servers that are up. */
  server(): ServerClient
  /** An answer with a fault of the server; null: no answer at all. */
  faulty(call: string, fault: string | null): void
  readonly date: string
}

interface Attacker {
  readonly session: Session
  readonly userId: string
  readonly giftNo: string
  readonly coupons: readonly string[]
  /** Tells the people of one sequence from those of all others. */
  readonly no: number
}

const isPaid = (payStatus: number): boolean => payStatus === 2 || payStatus === 6

type Answer = { readonly code: number; readonly results: unknown } | null

/** What somebody does who sends every call several times at once, to whichever server. */
export function adversary(
  { db, server, faulty, date }: Attacked,
  { session, userId, giftNo, coupons, no }: Attacker,
  random: RandomNumbers
) {
  let keys = 0
  const wanted = wantedBy({ no, giftNo, coupons, date }, random)
  const nextKey = (): string => `adversary-${no}-${(keys += 1)}`

  async function call(
    name: Parameters<ServerClient['callRaw']>[0],
    input: unknown,
    key: string = nextKey(),
    options: CallOptions = {}
  ): Promise<Answer> {
    try {
      const answer = await server().callRaw(name, input, { session, idempotencyKey: key, ...options })
      if (answer.status >= 500) faulty(name, `${answer.status} ${answer.message}`)
      return answer
    } catch {
      faulty(name, null)
      return null
    }
  }
  const burst = <T>(times: number, one: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, one))

  const own = () =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), sql`${orders.createdAt} >= now() - interval '10 minutes'`))
  /** One of the sequence, of those that a step is for where there are any. */
  const any = async (fits: (order: typeof orders.$inferSelect) => boolean = () => true) => {
    const all = (await own()).filter(({ orderNum }) => made.has(orderNum))
    const found = random.chance(0.85) ? all.filter(fits) : all
    return found.length > 0 ? random.of(found) : null
  }
  const made = new Set<string>()

  /** The same order several times under one key, and now and then under another. */
  async function place(): Promise<void> {
    const { name, input } = wanted()
    const key = nextKey()
    const other = random.chance(0.3)
    const answers = await Promise.all([
      ...Array.from({ length: random.upTo(4) }, () => call(name, input, key)),
      ...(other ? [call(name, input)] : [])
    ])
    for (const answer of answers) {
      if (answer?.code !== ErrorCode.ok) continue
      for (const { orderNum } of answer.results as { orderNum: string }[]) made.add(orderNum)
    }
  }

  const post = async (path: string, body: object): Promise<void> => {
    try {
      await (await postTo(server(), path, body)).text()
    } catch {
      faulty(path, null)
    }
  }

  /** Payments of an order at the gateway that stand so. */
  const atGateway = (orderNum: string, state: string) =>
    rowsOf<{ prepayId: string }>(
      db,
      sql`select distinct g.prepay_id as "prepayId" from gateway_payments g join payments p on p.id = g.merchant_order
          join dues d on d.pay_order_num = p.pay_order_num where d.order_num = ${orderNum} and g.state = ${state}`
    )

  async function approve(orderNum: string): Promise<void> {
    for (const { prepayId } of await atGateway(orderNum, 'waiting')) {
      await post('/sandbox/control', {
        prepayId,
        notify: random.of(['once', 'twice', 'never']),
        delayMs: random.of([0, 0, 40, 2_000]),
        hold: random.chance(0.2)
      })
      const action = random.chance(0.1) ? 'decline' : 'approve'
      await burst(random.upTo(2), () => post(`/sandbox/cashier/${prepayId}`, { action }))
    }
  }

  async function pay(): Promise<void> {
    const order = await any(({ payStatus }) => !isPaid(payStatus))
    if (!order) return
    const { orderNum, payOrderNum } = order
    const due: LaterDue | undefined =
      order.payStatus === 2 ? random.of(['change', 'balance'] as const) : undefined
    const create = () =>
      call('pay.create', { orderNo: orderNum, channel: random.of(CHANNELS), ...(due ? { due } : {}) })
    await burst(random.upTo(4), create)
    const against = random.below(5)
    await Promise.all([
      approve(orderNum),
      against === 0 ? burst(2, () => call('order.cancel', { id: orderNum })) : null,
      against === 1 ? burst(2, create) : null,
      against === 2 && due === 'change' ? burst(2, () => call('order.withdrawChange', { orderNum })) : null
    ])
    await burst(random.upTo(3), () => call('pay.status', { payOrderNum }))
  }

  async function settleHeld(): Promise<void> {
    const order = await any()
    for (const { prepayId } of order ? await atGateway(order.orderNum, 'processing') : []) {
      const result = random.chance(0.7) ? 'paid' : 'declined'
      await burst(2, () => post(`/sandbox/settle/${prepayId}`, { result }))
    }
  }

  async function cancel(): Promise<void> {
    const order = await any(({ payStatus }) => !isPaid(payStatus))
    if (order) await burst(random.upTo(4), () => call('order.cancel', { id: order.orderNum }))
  }

  const reprice = () =>
    db.execute(
      sql`update products set sale_price_fen = ${random.of(PRICES)}::int where product_code = ${CHECKUP}`
    )

  async function change(): Promise<void> {
    const order = await any(({ payStatus, kind }) => isPaid(payStatus) && kind === 'checkup')
    if (!order) return
    const { orderNum } = order
    await reprice()
    const told = await call('order.otherDatePrice', { orderNum, orgCode: 'H1001', rtime: date })
    if (told?.code !== ErrorCode.ok) return
    const { difference } = (told.results as { difference: number }[])[0] ?? { difference: 0 }
    const input = { orderNum, hospitalId: 'H1001', regDate: date, difference }
    await Promise.all([
      burst(random.upTo(6), () => call('order.changeVisit', { ...input, ...random.of(SPANS) })),
      random.chance(0.2) ? refundOf(orderNum) : null,
      random.chance(0.2) ? reprice() : null
    ])
    if (difference <= 0 || random.chance(0.3)) return
    const paying = burst(random.upTo(3), () =>
      call('pay.create', { orderNo: orderNum, channel: random.of(CHANNELS), due: 'change' })
    ).then(() => approve(orderNum))
    const withdrawn = random.chance(0.4)
      ? burst(random.upTo(3), () => call('order.withdrawChange', { orderNum }))
      : null
    await Promise.all([paying, withdrawn])
  }

  /** Part of it or all, several times under several keys at once. */
  async function refundOf(orderNum: string): Promise<void> {
    const codes = await db.select().from(orderCodes).where(eq(orderCodes.orderNum, orderNum))
    const lineId = `${orderNum}-01`
    const [code] = codes.filter(({ state }) => state === 'unused')
    const parts = random.chance(0.4)
      ? undefined
      : code
        ? [{ lineId: code.lineId, itemCode: code.id }]
        : [{ lineId, quantity: random.upTo(2) }]
    const told = await call('order.refundPreview', { orderNum, ...(parts ? { parts } : {}) })
    if (told?.code !== ErrorCode.ok) return
    const { amount } = told.results as { amount: number }
    const key = nextKey()
    const ask = (one: string) =>
      call('order.refund', { orderNum, ...(parts ? { parts } : {}), amount, reasonId: 6 }, one)
    await Promise.all([
      ...Array.from({ length: random.upTo(3) }, () => ask(key)),
      ...Array.from({ length: random.below(4) }, () => ask(nextKey())),
      random.chance(0.3) ? tillOf(orderNum) : null,
      random.chance(0.3) ? call('customs.declare', { orderNum }) : null,
      random.chance(0.2) ? call('order.cancelRefund', { id: orderNum }) : null
    ])
  }

  async function refund(): Promise<void> {
    const order = await any(({ payStatus }) => isPaid(payStatus))
    if (order) await refundOf(order.orderNum)
  }

  /** Two tills take and use the same code. */
  async function tillOf(orderNum: string): Promise<void> {
    const codes = await db.select().from(orderCodes).where(eq(orderCodes.orderNum, orderNum))
    if (codes.length === 0) return
    const { code } = random.of(codes)
    const at = random.of(['H2003', 'H2001'])
    for (const step of ['take', random.of(['use', 'use', 'release'] as const)] as const) {
      await Promise.all(
        [at, at, random.of(['H2003', 'H2001'])].map((orgCode) =>
          transact(db, (tx) => useCode(tx, code, step, { orgCode, orgName: orgCode }, new Date())).catch(() =>
            faulty('code', null)
          )
        )
      )
    }
  }

  async function till(): Promise<void> {
    const order = await any(({ payStatus, kind }) => isPaid(payStatus) && kind === 'coupon-activity')
    if (order) await tillOf(order.orderNum)
  }

  async function declare(): Promise<void> {
    const order = await any(({ payStatus, kind }) => isPaid(payStatus) && kind === 'cross-border')
    if (order) await burst(random.upTo(4), () => call('customs.declare', { orderNum: order.orderNum }))
  }

  async function answer(): Promise<void> {
    const mine = [...made]
    if (mine.length === 0) return
    const waiting = await db
      .select()
      .from(refunds)
      .where(and(inArray(refunds.orderNum, mine), eq(refunds.state, 10)))
    const clock = { db, now: () => new Date() }
    for (const { refundNo } of waiting) {
      await burst(2, () =>
        answerRefund(clock, { refundNo, approve: true }).catch(() => faulty('answer', null))
      )
    }
  }

  const STEPS = [
    ...[place, place, place, pay, pay, pay, change, change, change, change, refund, refund],
    ...[settleHeld, cancel, till, declare, answer]
  ]

  /** A sequence of so many steps; what is left unpaid is ended by who ends the batch. */
  return async (steps: number): Promise<void> => {
    await place()
    await pay()
    for (let step = 2; step < steps; step += 1) await random.of(STEPS)()
    await settleHeld()
  }
}
