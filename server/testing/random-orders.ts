import { and, eq, inArray, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import type { Session } from '@/contract/auth/dto/auth'
import type { ChangedVisit } from '@/contract/order/dto/change'
import type { PriceChange } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { orderCodes, slots } from '../db/schema'
import { runOps } from '../ops/run'
import { RECIPIENT, VISIT_DATE, type ordering } from './ordering'
import type { TestApp } from './test-app'
import { tillKey } from './tills'

/** What random tests of orders share: steps with a name, people, times, and what is done to an order after it was placed. */

/** A step that a failing run can be told by. */
export const named = <World, T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  run: (world: World, value: T) => Promise<unknown>
) =>
  arbitrary.map((value) =>
    Object.assign((world: World) => run(world, value), {
      toString: () => `${name} ${JSON.stringify(value)}`
    })
  )

/** Each number is somebody else. */
export const somebody = (no: number) =>
  ({
    cardType: 9,
    gender: 1,
    birthday: '19880314',
    identityCard: `E${String(no).padStart(8, '0')}`,
    medUserName: '陈予安',
    medUserPhone: '13800000001'
  }) as const

export const SPANS = [
  { timeSpanId: 101, timespanStr: '07:30-08:00' },
  { timeSpanId: 102, timespanStr: '08:00-08:30' },
  { timeSpanId: 103, timespanStr: '08:30-09:00' }
] as const

/** Slots of the branch and the day that the orders are for. */
export const slotsAt = (...slotIds: number[]) =>
  and(
    eq(slots.orgCode, 'H1001'),
    eq(slots.kind, 'checkup'),
    eq(slots.date, VISIT_DATE),
    inArray(slots.slotId, slotIds)
  )

export interface MadeOrder {
  readonly session: Session
  readonly orderNum: string
}

/** Why a customer takes an order back. */
export const ASKED = 6
/** Why goods come back: they are not wanted, or not what was ordered. */
export const BACK_BECAUSE = [7, 10] as const

interface Change {
  readonly span: (typeof SPANS)[number]
  /** Since it was ordered; below 0 it falls. */
  readonly risesFen: number
  readonly pays: boolean
}
/** Another time, at the price of that moment; a difference is agreed to, and paid or left. */
export const CHANGE: fc.Arbitrary<Change> = fc.record({
  span: fc.constantFrom(...SPANS),
  risesFen: fc.constantFrom(0, 3111, 5050, -8001),
  pays: fc.boolean()
})

type CodeStep = 'take' | 'use' | 'release'
/** What a branch does one after the other with a code that is shown to it. */
export const CODE_STEPS_AT_BRANCH = fc.constantFrom<readonly CodeStep[]>(
  ['take', 'use'],
  ['take'],
  ['take', 'release'],
  ['use']
)

/** What a customer does to an order after it was placed; each call is sent twice and answers the same. */
export function laterSteps(server: TestApp, steps: ReturnType<typeof ordering>) {
  let keys = 0
  const nextKey = (): string => `later-${String((keys += 1)).padStart(8, '0')}`

  /** One that waits for its payment is paid first. */
  async function pay({ session, orderNum }: MadeOrder): Promise<void> {
    const { code, results } = await steps.create(session, orderNum)
    const prepayId = results?.cashierUrl.split('/').pop()
    if (code !== ErrorCode.ok || !prepayId) return
    await steps.press(prepayId, 'approve')
    await server.call('pay.status', { payOrderNum: results.payOrderNum }, { session })
  }

  /** What the product of an order costs from now on, by how much more than when it was ordered. */
  const reprice = (orderNum: string, risesFen: number) =>
    server.database.db.execute(
      sql`update products p set sale_price_fen = greatest(0, l.unit_fen + ${risesFen}::int) from order_lines l
          where l.order_num = ${orderNum} and l.role = 'product' and l.product_code = p.product_code`
    )

  /** All times at once, each at the difference that was told before; how many were made. */
  async function moveAtOnce({ session, orderNum }: MadeOrder, risesFen: number): Promise<number> {
    await pay({ session, orderNum })
    await reprice(orderNum, risesFen)
    const place = { orderNum, orgCode: 'H1001', rtime: VISIT_DATE }
    const told = await server.call('order.otherDatePrice', place, { session })
    if (told.code !== ErrorCode.ok) return 0
    const difference = told.results[0]?.difference ?? 0
    const input = { orderNum, hospitalId: 'H1001', regDate: VISIT_DATE, difference }
    const answers = await Promise.all(
      SPANS.map((span) =>
        server.callRaw('order.changeVisit', { ...input, ...span }, { session, idempotencyKey: nextKey() })
      )
    )
    return answers.filter(({ code }) => code === ErrorCode.ok).length
  }

  async function moveVisit(
    { session, orderNum }: MadeOrder,
    { span, risesFen, pays }: Change
  ): Promise<ChangedVisit | null> {
    await pay({ session, orderNum })
    await reprice(orderNum, risesFen)
    const input = { orderNum, hospitalId: 'H1001', regDate: VISIT_DATE, ...span }
    const ask = (difference: number, idempotencyKey: string) =>
      server.callRaw('order.changeVisit', { ...input, difference }, { session, idempotencyKey })
    const first = await ask(0, nextKey())
    const told = first.code === ErrorCode.priceChanged ? (first.results as PriceChange[])[0] : undefined
    const key = nextKey()
    const difference = told ? Math.round((told.newPrice - told.oldPrice) * 100) / 100 : 0
    const answer = told ? await ask(difference, key) : first
    expect([answer.status, answer.code]).toEqual([200, expect.any(Number)])
    if (answer.code !== ErrorCode.ok) return null
    if (told) expect((await ask(difference, key)).results).toEqual(answer.results)
    const [made] = answer.results as ChangedVisit[]
    if (made && made.payOrderNum !== '' && pays) {
      const due = { orderNo: orderNum, channel: 'wechat-h5', due: 'change' } as const
      const { code, results } = await server.call('pay.create', due, { session })
      const prepayId = results?.cashierUrl.split('/').pop()
      if (code === ErrorCode.ok && prepayId) await steps.press(prepayId, 'approve')
      await server.call('pay.status', { payOrderNum: made.payOrderNum }, { session })
    }
    return made ?? null
  }

  /** One piece of it, or all; what was told is what goes back. */
  async function takeBack({ session, orderNum }: MadeOrder, quantity?: number): Promise<boolean> {
    await pay({ session, orderNum })
    const parts = quantity === undefined ? undefined : [{ lineId: `${orderNum}-01`, quantity }]
    const told = await server.call('order.refundPreview', { orderNum, parts }, { session })
    expect(told.status).toBe(200)
    if (told.code !== ErrorCode.ok) return false
    const { amount } = told.results
    const once = { session, idempotencyKey: nextKey() }
    const input = { orderNum, parts, amount, reasonId: ASKED }
    const answers = [
      await server.call('order.refund', input, once),
      await server.call('order.refund', input, once)
    ]
    expect(answers.map(({ code, results }) => [code, results?.amount])).toEqual([
      [ErrorCode.ok, amount],
      [ErrorCode.ok, amount]
    ])
    return true
  }

  /** Another time that costs more is asked for, and not wanted any more. */
  async function withdraw({ session, orderNum }: MadeOrder): Promise<boolean> {
    await moveVisit({ session, orderNum }, { span: SPANS[2], risesFen: 3111, pays: false })
    const { status, code } = await server.call('order.withdrawChange', { orderNum }, { session })
    expect(status).toBe(200)
    return code === ErrorCode.ok
  }

  /** Codes, two a piece, by the number of the recipient. */
  async function buyCodes(session: Session, no: number, quantity: number): Promise<string | null> {
    const input = {
      receiveName: '林知夏',
      receivePhone: `138${String(no).padStart(8, '0')}`,
      productCode: 'CA3102',
      skuId: 'CA3102-1',
      quantity
    }
    const once = { session, idempotencyKey: nextKey() }
    const answer = await server.call('order.completeCoupon', input, once)
    expect(answer.status).toBe(200)
    return answer.code === ErrorCode.ok ? (answer.results[0]?.orderNum ?? null) : null
  }

  /** Pieces of goods, with what it costs to send them, by the number of the recipient. */
  async function buyGoods(
    session: Session,
    no: number,
    { quantity, coupon, gift }: { quantity: number; coupon: string; gift: string }
  ): Promise<string | null> {
    const goods = { productCode: 'HS2009', skuId: 'HS2009-3', quantity, couponCode: coupon, giftCard: gift }
    const input = { ...RECIPIENT, ...goods, receiveAddress: `桐梓林北路 ${no} 号` }
    const once = { session, idempotencyKey: nextKey() }
    const answer = await server.call('order.completeGoods', input, once)
    expect(answer.status).toBe(200)
    return answer.code === ErrorCode.ok ? (answer.results[0]?.orderNum ?? null) : null
  }

  const ops = async (...typed: string[]): Promise<boolean> =>
    (await runOps({ db: server.database.db, now: server.clock.now }, typed, 'warehouse')).exit === 0

  /** Goods are sent and received, and one piece or all of them come back; whether their money did. */
  async function sendBack(
    { session, orderNum }: MadeOrder,
    reasonId: (typeof BACK_BECAUSE)[number],
    quantity?: number
  ): Promise<boolean> {
    await pay({ session, orderNum })
    await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
    await server.call('order.confirmReceipt', { id: orderNum }, { session })
    const parts = quantity === undefined ? undefined : [{ lineId: `${orderNum}-01`, quantity }]
    const told = await server.call('order.refundPreview', { orderNum, parts, reasonId }, { session })
    if (told.code !== ErrorCode.ok) return false
    const input = { orderNum, parts, reasonId, amount: told.results.amount }
    const asked = await server.call('order.refund', input, { session, idempotencyKey: nextKey() })
    expect(asked.code).toBe(ErrorCode.ok)
    const { refundNo } = asked.results
    if (!(await ops('refunds', 'approve', refundNo))) return false
    await server.call(
      'order.sendBack',
      { orderNum, companyCode: 'YTO', parcelNo: 'YT8800123456' },
      { session }
    )
    return ops('refunds', 'receive', refundNo)
  }

  /** The time of what is left of an order's codes is over; how many they were. */
  async function runOut(orderNum: string): Promise<number> {
    const { db } = server.database
    const ended = await db
      .update(orderCodes)
      .set({ expiresAt: server.clock.now() })
      .where(and(eq(orderCodes.orderNum, orderNum), eq(orderCodes.state, 'unused')))
      .returning({ id: orderCodes.id })
    await steps.tick()
    return ended.length
  }

  /** A branch does something with the first code of an order that can be shown to it, twice. */
  async function showCode({ session, orderNum }: MadeOrder, step: CodeStep): Promise<boolean> {
    await pay({ session, orderNum })
    const order = await server.call('order.detail', { id: orderNum }, { session })
    const shown = order.results?.codes.find(({ code }) => code !== '')
    if (!shown) return false
    const headers = { 'x-till-key': await tillKey(server, 'H2003'), 'idempotency-key': nextKey() }
    const answer = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/branch/code',
        headers,
        payload: { code: shown.code, step }
      })
    const [first, again] = [await answer(), await answer()]
    expect([200, 409]).toContain(first.statusCode)
    expect([again.statusCode, again.json<object>()]).toEqual([first.statusCode, first.json<object>()])
    return first.statusCode === 200
  }

  return { moveVisit, moveAtOnce, takeBack, withdraw, buyCodes, buyGoods, sendBack, runOut, showCode }
}
