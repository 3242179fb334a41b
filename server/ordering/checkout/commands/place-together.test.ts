/** Several wants in one basket: a family of three under one pay order, all or none. */
import { eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { addDays } from '@/domain/date'
import type { ParsedInput } from '@/contract/schemas'
import { rowsOf } from '../../../db/client'
import { orderReservations, orderLines, orders, products } from '../../../db/schema'
import { wrongBooks, wrongChannels } from '../../../testing/money'
import { orderInput, ordering, OWNER, VISIT_DATE, WIFE } from '../../../testing/ordering'
import { wrongOrders } from '../../../testing/orders'
import { wrongCounts } from '../../../testing/stock'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { completeCalled as completeOrder } from '../../kinds/handlers'
import type { CalledBasket as Basket, CalledOrder as Want } from '../../kinds/requests'

const LATER = { timeSpanId: 103, timespanStr: '08:30-09:00' }

let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>
let basket: Basket
beforeAll(async () => {
  server = await createTestApp({
    handlers: { 'order.complete': (_input, context) => completeOrder(context, basket) }
  })
  steps = ordering(server)
  session = await server.login('10000000001')
  await steps.remember()
})
beforeEach(() => steps.startOver())
afterAll(() => server?.close())

const checkup = (changes: Parameters<typeof orderInput>[0] = {}): Want => ({
  kind: 'checkup',
  input: { ...orderInput(changes), customAddPackage: [] } as ParsedInput<'order.complete'>
})
const BROTHER = {
  cardType: 1,
  gender: 1,
  identityCard: '990101199501110614',
  medUserName: '赵一鸣',
  medUserPhone: '10000000006'
} as const

/** His, hers at another time of the day, and his brother's at the same as his. */
const family = (): Want[] => [
  checkup(),
  checkup({ productCode: 'CK1009', medUserInfo: WIFE, ...LATER }),
  checkup({ medUserInfo: BROTHER })
]
async function buy(wants: readonly Want[], coupons: readonly string[] = [], idempotencyKey?: string) {
  basket = { wants, coupon: coupons, gift: [] }
  return server.call('order.complete', orderInput(), {
    session,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey })
  })
}
const seats = async () => [await steps.remaining(), await steps.remaining(VISIT_DATE, 103)]
const made = () =>
  server.database.db
    .select()
    .from(orders)
    .where(sql`${orders.orderNum} not like 'CA________00__'`)
    .orderBy(orders.orderNum)
async function expectRight(): Promise<void> {
  const { db } = server.database
  expect([
    await wrongOrders(db),
    await wrongBooks(db),
    await wrongChannels(db),
    await wrongCounts(db)
  ]).toEqual([[], [], [], []])
}

test('three orders of a family are written under one number and paid by one payment', async () => {
  const before = await seats()
  const { code, message, results } = await buy(family(), [], 'key-of-a-family')
  expect([code, message]).toEqual([ErrorCode.ok, 'success'])
  expect(results.map(({ appointmentUser }) => appointmentUser)).toEqual(['陈**', '林**', '赵**'])
  expect(new Set(results.map(({ payOrderNum }) => payOrderNum)).size).toBe(1)
  const sum = results.reduce((total, { orderPayPrice }) => total + orderPayPrice, 0)
  expect(results.map(({ payPrice }) => payPrice)).toEqual([sum, sum, sum])
  expect(await seats()).toEqual([before[0]! - 2, before[1]! - 1])
  expect((await buy(family(), [], 'key-of-a-family')).results).toEqual(results)
  expect(await steps.detail(session, results[1]!.orderNum)).toMatchObject({
    payPrice: sum,
    userPayPrice: results[1]!.orderPayPrice
  })

  const paying = await steps.create(session, results[2]!.orderNum)
  expect(paying.results.payPrice).toBe(sum)
  await steps.press(paying.results.cashierUrl.split('/').pop()!, 'approve')
  await steps.tick()
  expect((await made()).map(({ status, paidFen, payableFen }) => [status, paidFen === payableFen])).toEqual([
    [40, true],
    [40, true],
    [40, true]
  ])
  await expectRight()
})

test('a coupon of the payment is shared by the orders to the fen, claimed once and comes back with them', async () => {
  const { db } = server.database
  const { results } = await buy(family(), ['CP-PL50'])
  const rows = await made()
  expect(rows.reduce((sum, { discountFen }) => sum + discountFen, 0)).toBe(5000)
  const total = rows.reduce((sum, { totalFen }) => sum + totalFen, 0)
  for (const { totalFen, discountFen, payableFen } of rows) {
    expect(Math.abs(discountFen - (5000 * totalFen) / total)).toBeLessThan(1)
    expect(payableFen).toBe(totalFen - discountFen)
  }
  const claims = await db.select().from(orderReservations).where(eq(orderReservations.kind, 'coupon'))
  expect(claims.filter(({ payOrderNum }) => payOrderNum === results[0]!.payOrderNum)).toMatchObject([
    { orderNum: null, amount: 1, givenBack: 0 }
  ])
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderNum, results[0]!.orderNum))
  expect(lines[0]?.discountFen).toBe(
    rows.find(({ orderNum }) => orderNum === results[0]!.orderNum)?.discountFen
  )
  await expectRight()
  expect(await steps.couponState('u1001', 'CP-PL50')).toBe('locked')
  await server.call('order.cancel', { id: results[1]!.orderNum, reasonId: 2 }, { session })
  expect((await made()).map(({ status }) => status)).toEqual([80, 80, 80])
  expect(await steps.couponState('u1001', 'CP-PL50')).toBe('unused')
})

test.each<[string, () => Promise<unknown>, Partial<Record<'code' | 'message', unknown>>]>([
  ['the seat of one is gone', () => steps.setRemaining(0, VISIT_DATE, 103), { code: ErrorCode.quotaFull }],
  [
    'one of them is off the shelf',
    () =>
      server.database.db.update(products).set({ onShelf: false }).where(eq(products.productCode, 'CK1009')),
    { code: ErrorCode.offShelf }
  ],
  [
    'the price of one is not what was seen',
    async () => {
      const [first, ...others] = basket.wants
      if (first?.kind !== 'checkup') throw new Error('no checkup')
      basket = {
        ...basket,
        wants: [...others, { ...first, input: { ...first.input, priceVersion: 'of-old' } }]
      }
    },
    { code: ErrorCode.priceChanged }
  ]
])('none is written when %s', async (_why, change, refusal) => {
  basket = { wants: family(), coupon: ['CP-PL50'], gift: [] }
  try {
    await change()
    const before = await seats()
    expect(await server.call('order.complete', orderInput(), { session })).toMatchObject(refusal)
    expect([await made(), await seats()]).toEqual([[], before])
    expect(await steps.couponState('u1001', 'CP-PL50')).toBe('unused')
    await expectRight()
  } finally {
    await server.database.db.update(products).set({ onShelf: true }).where(eq(products.productCode, 'CK1009'))
  }
})

test('the same order twice in a basket is refused', async () => {
  expect(await buy([checkup(), checkup()])).toMatchObject({
    code: 20001,
    message: '有相同的订单，请勿重复选择'
  })
  expect(await made()).toEqual([])
})

test('goods beside a checkup are orders of their kinds, and a coupon falls on what it is for', async () => {
  const [sku] = await rowsOf<{ skuId: string; productCode: string }>(
    server.database.db,
    sql`select sku_id as "skuId", product_code as "productCode" from product_skus where product_code = 'HS2001' order by sku_id limit 1`
  )
  if (!sku) throw new Error('no such goods')
  const goods: Want = {
    kind: 'health-selection',
    input: {
      ...sku,
      quantity: 1,
      receiveName: OWNER.medUserName,
      receivePhone: OWNER.medUserPhone,
      receiveCity: '四川省-成都市-武侯区',
      receiveAddress: '桐梓林北路 6 号',
      needInvoice: 0,
      remark: ''
    }
  }
  const { code, message } = await buy([checkup(), goods], ['CP-PL50'])
  expect([code, message]).toEqual([ErrorCode.ok, 'success'])
  const rows = await made()
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['checkup', 'health-selection'])
  expect(rows.reduce((sum, { discountFen }) => sum + discountFen, 0)).toBe(5000)
  await expectRight()
})

test('a basket of six is one that waits for its payment, of which five are the most', async () => {
  // One of the seed's waits for its payment as well.
  const limited = await createTestApp({
    database: server.database,
    env: { RATE_LIMIT: '1' },
    handlers: { 'order.complete': (_input, context) => completeOrder(context, basket) }
  })
  const place = async (wants: readonly Want[], key: string) => {
    basket = { wants, coupon: [], gift: [] }
    return limited.call('order.complete', orderInput(), { session, idempotencyKey: key })
  }
  try {
    const days = [0, 1, 2, 3, 7, 8].map((day) => checkup({ regDate: addDays(VISIT_DATE, day) }))
    expect((await place(days, 'six-in-a-basket')).code).toBe(ErrorCode.ok)
    for (const day of [0, 1, 2]) {
      const hers = checkup({ productCode: 'CK1009', medUserInfo: WIFE, regDate: addDays(VISIT_DATE, day) })
      expect([day, await place([hers], `alone-on-day-${day}`)]).toMatchObject([day, { code: ErrorCode.ok }])
    }
    const sixth = checkup({ medUserInfo: BROTHER })
    expect(await place([sixth], 'one-too-many')).toMatchObject({
      code: ErrorCode.business,
      message: '您已有5笔待支付订单，请先支付或取消后再下单'
    })
  } finally {
    await limited.app.close()
  }
  expect(await made()).toHaveLength(9)
})
