/** Several orders in one checkout: what a basket or a family will be. */
import { eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/dto/auth'
import { rowsOf } from '../../db/client'
import { idempotencyKeys, orders } from '../../db/schema'
import { wrongBooks } from '../../testing/money'
import { ordering, VISIT_DATE, WIFE } from '../../testing/ordering'
import { wrongCounts } from '../../testing/stock'
import { createTestApp, type TestApp } from '../../testing/test-app'
import type { Checkout, OrderPlan } from '../order/checkout'
import * as placing from './place-order'

jest.mock('./place-order', () => {
  const actual = jest.requireActual<typeof placing>('./place-order')
  return { ...actual, placeOrder: jest.fn(actual.placeOrder) }
})
const place = jest.mocked(placing.placeOrder)
const { placeOrder } = jest.requireActual<typeof placing>('./place-order')

let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>
beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  session = await server.login('10000000001')
  await steps.remember()
})
beforeEach(() => steps.startOver())
afterAll(() => server?.close())

/** An order as it is judged, not written. */
async function judged(...order: Parameters<typeof steps.placed>): Promise<Checkout> {
  let found: Checkout | null = null
  place.mockImplementationOnce(async (_db, checkout) => {
    found = checkout
    return { done: true }
  })
  await steps.placed(...order)
  if (!found) throw new Error('nothing was judged')
  return found
}

/** His and hers at another time of the day, hers with a coupon, under one pay order. */
async function together(): Promise<Checkout> {
  const his = await judged(session)
  const hers = await judged(session, {
    productCode: 'CK1009',
    medUserInfo: WIFE,
    timeSpanId: 103,
    timespanStr: '08:30-09:00',
    couponCode: 'CP-PL50'
  })
  const { payOrderNum } = his.payOrder
  const under = ({ order, claims, ...rest }: OrderPlan): OrderPlan => ({
    ...rest,
    order: { ...order, payOrderNum },
    claims: claims.map((claim) => ({ ...claim, payOrderNum }))
  })
  return { ...his, orders: [...his.orders, ...hers.orders.map(under)] }
}

const seats = async () => [await steps.remaining(), await steps.remaining(VISIT_DATE, 103)]
const written = ({ payOrder: { payOrderNum } }: Checkout) =>
  server.database.db.select().from(orders).where(eq(orders.payOrderNum, payOrderNum))

test('orders of one checkout are written together and paid by one payment', async () => {
  const { db } = server.database
  const before = await seats()
  const checkout = await together()
  expect(await placeOrder(db, checkout)).toEqual({ done: true })
  expect(await seats()).toEqual(before.map((left) => left - 1))
  expect(await placeOrder(db, checkout)).toMatchObject({ first: {} })
  const [his, hers] = checkout.orders.map(({ order }) => order)
  const prepayId = await steps.opened(session, hers!.orderNum)
  await steps.press(prepayId, 'approve')
  await steps.tick()
  const paid = await written(checkout)
  expect(paid.map(({ status, paidFen }) => [status, paidFen]).sort()).toEqual(
    [his, hers].map((order) => [40, order!.payableFen]).sort()
  )
  expect(await steps.couponState('u1001', 'CP-PL50')).toBe('used')
  expect([await wrongBooks(db), await wrongCounts(db)]).toEqual([[], []])
})

test('none is written when the seat of one is gone', async () => {
  const { db } = server.database
  const checkout = await together()
  await steps.setRemaining(0, VISIT_DATE, 103)
  const before = await seats()
  expect(await placeOrder(db, checkout)).toEqual({ refused: 'seat' })
  expect([await seats(), await written(checkout)]).toEqual([before, []])
  expect(await steps.couponState('u1001', 'CP-PL50')).toBe('unused')
  const keys = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, checkout.once.key))
  expect([keys, await wrongCounts(db)]).toEqual([[], []])
})

test('those before it in the checkout count as unpaid orders', async () => {
  const checkout = await together()
  const limited = (mostUnpaid: number): Checkout => ({
    ...checkout,
    orders: checkout.orders.map((plan) => ({ ...plan, limits: { ...plan.limits, mostUnpaid } }))
  })
  const { db } = server.database
  const [unpaid] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from orders where user_id = 'u1001' and pay_status in (0, 7) and deleted_at is null
      and created_at > ${server.clock.now().toISOString()}::timestamptz - interval '1 day'`
  )
  const had = unpaid?.count ?? NaN
  expect(await placeOrder(db, limited(had + 1))).toEqual({ refused: 'unpaid' })
  expect(await placeOrder(db, limited(had + 2))).toEqual({ done: true })
})
