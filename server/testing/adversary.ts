import { sql } from 'drizzle-orm'
import type { LaterDue } from '@/contract/pay/dto'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../db/client'
import { both, callsOf, isPaid, isUnpaid, type Attacked, type Attacker } from './adversary-calls'
import { refundSteps } from './adversary-refunds'
import { seatSteps } from './adversary-seats'
import { servedSteps } from './adversary-served'
import type { RandomNumbers } from './random-numbers'
import { SPANS } from './random-orders'
import { CHECKUP } from './wanted-orders'

/** Prices of the checkup, of which no two differ by as much as two others, so that a difference that is done twice is none of them. */
const PRICES = [108_000, 98_000, 111_111, 99_999, 104_321]
/** How it lets itself be paid: at once, or a deposit first and the rest later or at the branch. A deposit may be less than a difference. */
const TERMS = [
  ...[{}, {}, {}],
  ...[
    { payMode: 'deposit', depositPrice: 200 },
    { payMode: 'deposit', depositPrice: 60 }
  ],
  { payMode: 'deposit', depositPrice: 200, balanceAtBranch: true }
]

/** What somebody does who sends every call several times at once, to whichever server. */
export function adversary(attacked: Attacked, attacker: Attacker, random: RandomNumbers) {
  const calls = callsOf(attacked, attacker, random)
  const { db, date, call, burst, perhaps, post, any, bought, place, atGateway, approve, openPayments } = calls
  const refunding = refundSteps(calls)
  const { refundOf, tillOf, answer } = refunding
  const { arrive, goodsBack } = servedSteps(calls, refunding)
  const { hold, leaveOut } = seatSteps(calls)

  /** What is owed of a paid order: of these one, and now and then what is not. */
  async function owedOf(orderNum: string): Promise<LaterDue> {
    const owed = await rowsOf<{ purpose: LaterDue }>(
      db,
      sql`select purpose from dues d left join pay_orders p using (pay_order_num)
          where order_num = ${orderNum} and purpose in ('balance', 'change') and coalesce(p.state, '') not in ('paid', 'closed')`
    )
    return owed.length > 0 && random.chance(0.9)
      ? random.of(owed).purpose
      : random.of(['change', 'balance'] as const)
  }

  async function payFor(orderNum: string, payOrderNum: string, due?: LaterDue): Promise<void> {
    await openPayments(orderNum, random.upTo(4), due)
    const against = random.below(5)
    await Promise.all([
      approve(orderNum),
      against === 0 ? burst(2, () => call('order.cancel', { id: orderNum })) : null,
      against === 1 ? openPayments(orderNum, 2, due) : null,
      against === 2 && due === 'change' ? burst(2, () => call('order.withdrawChange', { orderNum })) : null,
      against === 2 && due === 'balance' ? refundOf(orderNum) : null
    ])
    await burst(random.upTo(2), () => call('pay.status', { payOrderNum }))
  }

  async function pay(): Promise<void> {
    const order = await any(isUnpaid)
    if (order) await payFor(order.orderNum, order.payOrderNum)
  }

  /** The rest of a deposit, or what a change costs. */
  async function payRest(): Promise<void> {
    const order = await bought(({ paidFen, payableFen }) => paidFen < payableFen, 'deposit')
    if (!order) return
    const { orderNum, payOrderNum } = order
    if (!isPaid(order)) await payFor(orderNum, payOrderNum)
    await payFor(orderNum, payOrderNum, await owedOf(orderNum))
    // What was declined or held is tried once more.
    await resolveHeld(orderNum)
    await payFor(orderNum, payOrderNum, await owedOf(orderNum))
  }

  async function resolveHeld(of?: string): Promise<void> {
    const orderNum = of ?? (await any())?.orderNum
    for (const { prepayId } of orderNum === undefined ? [] : await atGateway(orderNum, 'processing')) {
      const result = random.chance(0.7) ? 'paid' : 'declined'
      await burst(2, () => post(`/sandbox/resolve/${prepayId}`, { result }))
    }
  }

  async function cancel(): Promise<void> {
    const order = await any(isUnpaid)
    if (order) await burst(random.upTo(4), () => call('order.cancel', { id: order.orderNum }))
  }

  const reprice = () =>
    db.execute(
      sql`update products set sale_price_fen = ${random.of(PRICES)}::int, extra = ${JSON.stringify(random.of(TERMS))}::jsonb
          where product_code = ${CHECKUP}`
    )

  async function change(): Promise<void> {
    const order = await bought(({ kind, status }) => kind === 'checkup' && status === 40, 'checkup')
    if (!order) return
    const { orderNum } = order
    await reprice()
    const told = await call('order.otherDatePrice', { orderNum, orgCode: 'H1001', rtime: date })
    if (told?.code !== ErrorCode.ok) return
    const { difference } = (told.results as { difference: number }[])[0] ?? { difference: 0 }
    const input = { orderNum, hospitalId: 'H1001', regDate: date, difference }
    await Promise.all([
      burst(random.upTo(6), () => call('order.changeVisit', { ...input, ...random.of(SPANS) })),
      perhaps(0.2, () => refundOf(orderNum)),
      perhaps(0.2, reprice)
    ])
    if (difference <= 0 || random.chance(0.3)) return
    await Promise.all([
      openPayments(orderNum, random.upTo(3), 'change').then(() => approve(orderNum)),
      perhaps(0.4, () => burst(random.upTo(3), () => call('order.withdrawChange', { orderNum }))),
      perhaps(0.15, arrive)
    ])
  }

  async function refund(): Promise<void> {
    const order = await any(isPaid)
    if (order) await refundOf(order.orderNum)
  }

  async function till(): Promise<void> {
    const order = await bought(({ kind }) => kind === 'coupon-activity', 'codes')
    if (order) await tillOf(order.orderNum)
  }

  async function declare(): Promise<void> {
    const order = await any(both(isPaid, ({ kind }) => kind === 'cross-border'))
    if (order) await burst(random.upTo(4), () => call('customs.declare', { orderNum: order.orderNum }))
  }

  const STEPS = [
    ...[place, place, pay, pay, pay, change, change, change, refund, refund],
    ...[
      hold,
      hold,
      leaveOut,
      leaveOut,
      payRest,
      payRest,
      payRest,
      arrive,
      arrive,
      arrive,
      arrive,
      goodsBack,
      goodsBack
    ],
    ...[resolveHeld, cancel, till, declare, answer]
  ].map((step) => () => step())

  /** A sequence of so many steps; what is left unpaid is ended by who ends the batch. */
  return async (steps: number): Promise<void> => {
    await place()
    await pay()
    for (let step = 2; step < steps; step += 1) await random.of(STEPS)()
    await resolveHeld()
  }
}
