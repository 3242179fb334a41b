/** What a change of day is worth is reckoned once, however many are asked for in the same moment. */
import { eq, sql } from 'drizzle-orm'
import { type MockInstance, vi } from 'vitest'
import type { ChangeVisitInput } from '@/contract/order/dto/change'
import type { PriceChange } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { orderChanges, orders, refunds } from '../../../db/schema'
import { server, session, steps, testOrders } from '../../../testing/order-tests'
import { VISIT_DATE } from '../../../testing/ordering'
import * as judging from './validate-change'

const actual = { ...judging }
let validateChange: MockInstance<typeof judging.validateChange>

testOrders({ sound: true })
beforeEach(() => void (validateChange = vi.spyOn(judging, 'validateChange')))

const TIMES = [
  { timeSpanId: 101, timespanStr: '07:30-08:00' },
  { timeSpanId: 103, timespanStr: '08:30-09:00' },
  { timeSpanId: 104, timespanStr: '09:00-09:30' },
  { timeSpanId: 105, timespanStr: '09:30-10:30' }
] as const

let keys = 0
const move = (orderNum: string, changes: Partial<ChangeVisitInput>) =>
  server.callRaw(
    'order.changeVisit',
    { orderNum, hospitalId: 'H1001', regDate: VISIT_DATE, ...TIMES[0], ...changes },
    { session, idempotencyKey: `at-once-${(keys += 1)}` }
  )
const costs = (fen: number) =>
  server.database.db.execute(
    sql`update products set sale_price_fen = ${fen}::int where product_code = 'CK1003'`
  )
async function booked(): Promise<string> {
  const { orderNum } = await steps.placed(session)
  await steps.pay(session, orderNum)
  return orderNum
}
/** What went back, what was asked for, and what the order says of both. */
async function told(orderNum: string) {
  const { db } = server.database
  const back = await db.select().from(refunds).where(eq(refunds.orderNum, orderNum))
  const changes = await db.select().from(orderChanges).where(eq(orderChanges.orderNum, orderNum))
  const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum))
  return {
    back: back.map(({ amountFen }) => amountFen),
    changes: changes.map(({ differenceFen, state }) => [differenceFen, state]),
    left: (order?.paidFen ?? 0) - (order?.refundedFen ?? 0)
  }
}

test.each([
  ['cheaper', 98_000, -100, { back: [10_000], changes: [[-10_000, 'applied']], left: 98_000 }],
  ['dearer', 118_000, 100, { back: [], changes: [[10_000, 'proposed']], left: 108_000 }]
])(
  '27004 of four changes at once that are each %s by the same difference one is made',
  async (_name, fen, difference, expected) => {
    const orderNum = await booked()
    await costs(fen)
    const answers = await Promise.all(TIMES.map((time) => move(orderNum, { ...time, difference })))
    expect(answers.filter(({ code }) => code === ErrorCode.ok)).toHaveLength(1)
    await steps.tick()
    expect(await told(orderNum)).toEqual(expected)
    // What the others were told is what it costs now.
    const outdated = answers.filter(({ code }) => code === ErrorCode.priceChanged)
    expect(outdated).toHaveLength(difference < 0 ? 3 : 0)
    for (const { results } of outdated) {
      expect((results as PriceChange[])[0]).toMatchObject({ oldPrice: 980, newPrice: 980 })
    }
  }
)

test('27004 what falls in price while a change is judged is told again, not given back unseen', async () => {
  const orderNum = await booked()
  validateChange.mockImplementationOnce(async (...args) => {
    const judged = await actual.validateChange(...args)
    await costs(98_000)
    return judged
  })
  const answer = await move(orderNum, { difference: 0 })
  expect([answer.code, answer.results]).toMatchObject([
    ErrorCode.priceChanged,
    [{ oldPrice: 1080, newPrice: 980 }]
  ])
  expect(await told(orderNum)).toEqual({ back: [], changes: [], left: 108_000 })
})

test('a product that is saved while a change is judged, at the same price, does not stand in its way', async () => {
  const orderNum = await booked()
  validateChange.mockImplementationOnce(async (...args) => {
    const judged = await actual.validateChange(...args)
    await costs(108_000)
    return judged
  })
  expect((await move(orderNum, { difference: 0 })).code).toBe(ErrorCode.ok)
  expect(validateChange).toHaveBeenCalledTimes(2)
})

test('a product that is saved whenever a change is judged: the fourth time its saving waits', async () => {
  const orderNum = await booked()
  let late: Promise<unknown> | undefined
  for (let time = 1; time <= 4; time += 1) {
    validateChange.mockImplementationOnce(async (...args) => {
      const judged = await actual.validateChange(...args)
      const saved = costs(108_000)
      if (time < 4) await saved
      else late = saved.then(() => 'saved')
      return judged
    })
  }
  expect((await move(orderNum, { difference: 0 })).code).toBe(ErrorCode.ok)
  expect(validateChange).toHaveBeenCalledTimes(4)
  expect(await late).toBe('saved')
})

test('two at once to the same time: the second is no change any more', async () => {
  const orderNum = await booked()
  const answers = await Promise.all([1, 2].map(() => move(orderNum, { difference: 0 })))
  expect(answers.map(({ message }) => message).sort()).toEqual(['success', '所选时段与当前预约相同'].sort())
  expect((await told(orderNum)).changes).toEqual([[0, 'applied']])
})
