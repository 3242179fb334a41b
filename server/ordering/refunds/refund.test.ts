/** What a customer takes back: previewed, then done exactly so. */
import { eq, sql } from 'drizzle-orm'
import type { RefundInput } from '@/contract/order/dto/refund'
import { ErrorCode } from '@/contract/errors'
import { addDays } from '@/domain/date'
import type { OrderStatus } from '@/domain/order/codes'
import { rowsOf } from '../../db/client'
import { transact } from '../../db/transact'
import { deliveryLines, orders, orderVisits, productSkus, refunds, userCoupons } from '../../db/schema'
import { payTogether } from '../../testing/money'
import { RECIPIENT, OWNER, VISIT_DATE, VISIT_SLOT } from '../../testing/ordering'
import { server, session, steps, testOrders } from '../../testing/order-tests'

testOrders({ sound: true })

const paid = async (orderNum: string) => {
  await steps.pay(session, orderNum)
  return orderNum
}
/** Two pieces of 95 元 with 8 元 freight, 30 元 less by a coupon. */
async function goods(): Promise<string> {
  const { results } = await server.call(
    'order.completeGoods',
    {
      ...RECIPIENT,
      productCode: 'HS2009',
      skuId: 'HS2009-3',
      quantity: 2,
      couponCode: 'CP-CH30'
    },
    { session }
  )
  return paid(results[0]!.orderNum)
}
const preview = (orderNum: string, parts?: RefundInput['parts']) =>
  server.callRaw('order.refundPreview', { orderNum, parts }, { session })
let keys = 0
const refund = (orderNum: string, amount: number, parts?: RefundInput['parts'], key?: string, by = session) =>
  server.callRaw(
    'order.refund',
    { orderNum, amount, parts, reasonId: 5 },
    { session: by, idempotencyKey: key ?? `refund-${(keys += 1)}` }
  )
const pieces = async () =>
  (await server.database.db.select().from(productSkus).where(eq(productSkus.skuId, 'HS2009-3')))[0]?.taken
const packed = async () =>
  (await server.database.db.select().from(deliveryLines)).map(({ quantity }) => quantity)

test('one of two pieces goes back alone; with the other go freight and coupon', async () => {
  const orderNum = await goods()
  const one = [{ lineId: `${orderNum}-01`, quantity: 1 }]
  expect((await preview(orderNum, one)).results).toEqual({
    orderNum,
    amount: 80,
    storedAgain: [],
    coupons: { back: 'withAll', names: ['门店券30元'] },
    whole: false,
    how: ['运动护膝（单只）：实付 ¥160.00 × 1 ÷ 2，四舍五入到分'],
    ways: [{ name: '微信支付', amount: 80 }],
    parts: [{ lineId: `${orderNum}-01`, name: '运动护膝（单只）', itemCode: '', quantity: 1, amount: 80 }]
  })
  expect((await refund(orderNum, 80, one)).results).toMatchObject({ amount: 80, orderStatus: 50 })
  await steps.tick()
  expect([await pieces(), await packed(), await steps.couponState('u1001', 'CP-CH30')]).toEqual([
    1,
    [1],
    'used'
  ])
  const rest = [{ lineId: `${orderNum}-01` }]
  const last = [
    { name: '运动护膝（单只）', amount: 80 },
    { name: '运费', amount: 8 }
  ]
  expect((await preview(orderNum, rest)).results).toMatchObject({ amount: 88, whole: true, parts: last })
  await refund(orderNum, 88, rest)
  await steps.tick()
  expect(await steps.status(session, orderNum)).toBe(95)
  expect([await pieces(), await steps.couponState('u1001', 'CP-CH30')]).toEqual([0, 'unused'])
})

const onPostgres = process.env['TEST_DATABASE_URL'] ? test : test.skip

onPostgres(
  'a preview tells what stood when it was asked for, also when money goes back meanwhile',
  async () => {
    const { db } = server.database
    const orderNum = await goods()
    const less = (fen: number) => sql`update payments set amount_fen = amount_fen - ${fen}
    where pay_order_num = (select pay_order_num from orders where order_num = ${orderNum})`
    // It has read the order, and waits for the table in which it looks for the way back.
    const asked = await transact(db, async (tx) => {
      await tx.execute(sql`lock table refund_payouts in access exclusive mode`)
      const told = preview(orderNum)
      for (let waiting = 0; waiting === 0;) {
        const [row] = await rowsOf<{ waiting: number }>(
          db,
          sql`select count(*)::int as waiting from pg_locks where relation = 'refund_payouts'::regclass and not granted`
        )
        waiting = row?.waiting ?? 0
      }
      await tx.execute(less(100))
      return { told }
    })
    expect((await asked.told).results).toMatchObject({ amount: 168 })
    await db.execute(less(-100))
  }
)

test('a checkup goes back whole before the visit, with its seat; the same call again is the same refund', async () => {
  const seats = await steps.remaining()
  const orderNum = await paid((await steps.placed(session, { couponCode: 'CP-PL50' })).orderNum)
  const told = await preview(orderNum)
  expect(told.results).toMatchObject({ amount: 1030, whole: true })
  const first = await refund(orderNum, 1030, undefined, 'refund-once-1')
  expect(first.results).toMatchObject({ amount: 1030, orderStatus: 95 })
  expect((await refund(orderNum, 1030, undefined, 'refund-once-1')).results).toEqual(first.results)
  expect((await refund(orderNum, 1030)).message).toBe('当前订单不可退款')
  await steps.tick()
  expect([await steps.status(session, orderNum), await steps.remaining()]).toEqual([95, seats])
  expect(await steps.couponState('u1001', 'CP-PL50')).toBe('unused')
})

test('what was told is what goes back, or nothing does', async () => {
  const orderNum = await paid((await steps.placed(session)).orderNum)
  expect(await refund(orderNum, 1080.01)).toMatchObject({ code: 0, message: '退款金额已变化，请重新确认' })
  expect(await steps.status(session, orderNum)).toBe(40)
})

test.each<[string, (orderNum: string) => RefundInput['parts'], string]>([
  ['a line of another order', () => [{ lineId: 'CA1-01' }], '所选商品不在该订单中'],
  ['three of two pieces', (orderNum) => [{ lineId: `${orderNum}-01`, quantity: 3 }], '所选数量超过可退数量']
])('20001 for %s', async (_name, parts, message) => {
  const orderNum = await goods()
  expect(await preview(orderNum, parts(orderNum))).toMatchObject({ code: ErrorCode.badParameter, message })
})

test('a visit does not go back in parts, nor once it has been made; nobody takes back another’s order', async () => {
  const { orderNum } = await steps.placed(session, {
    customAddPackage: [{ addPackageId: 6202, itemCodeList: ['TH002'] }]
  })
  expect((await preview(orderNum)).message).toBe('当前订单不可退款')
  await paid(orderNum)
  expect((await preview(orderNum, [{ lineId: `${orderNum}-02` }])).message).toBe('该订单仅支持整单退款')
  const other = await server.login('10000000006')
  const theirs = await server.callRaw('order.refundPreview', { orderNum }, { session: other })
  expect(theirs.code).toBe(ErrorCode.notFound)
  const { db } = server.database
  await db.update(orderVisits).set({ state: 'visited' }).where(eq(orderVisits.orderNum, orderNum))
  await db.execute(sql`update orders set status = 60 where order_num = ${orderNum}`)
  expect((await refund(orderNum, 1)).message).toBe('当前订单不可退款')
})

test('a coupon of several orders comes back with the last of them, a week longer when it has run out', async () => {
  const { db } = server.database
  const first = await steps.placed(session, { couponCode: 'CP-PL50' })
  const medUserInfo = { ...OWNER, contactsId: '', cardType: 9 as const, identityCard: 'E77012345' }
  const second = await steps.placed(session, {
    ...VISIT_SLOT,
    medUserInfo: { ...medUserInfo, birthday: '19880314' }
  })
  await payTogether(db, first.orderNum, second.orderNum)
  await paid(first.orderNum)
  await db
    .update(userCoupons)
    .set({ expiresAt: server.clock.now() })
    .where(eq(userCoupons.couponCode, 'CP-PL50'))
  await refund(first.orderNum, 1030)
  expect(await steps.couponState('u1001', 'CP-PL50')).toBe('used')
  await refund(second.orderNum, 1080)
  const [coupon] = await db.select().from(userCoupons).where(eq(userCoupons.couponCode, 'CP-PL50'))
  const week = new Date(server.clock.now().getTime() + 7 * 86_400_000)
  expect([coupon?.status, coupon?.expiresAt]).toEqual(['unused', week])
})

describe('a coupon that comes back', () => {
  const DAY_MS = 86_400_000
  const own = eq(userCoupons.couponCode, 'CP-PL50')
  const endsIn = (days: number) =>
    server.database.db
      .update(userCoupons)
      .set({ expiresAt: new Date(server.clock.now().getTime() + days * DAY_MS), extendedAt: null })
      .where(own)
  /** Days that it has left once it was spent and has come back. */
  async function spentAndBack(): Promise<number> {
    const { orderNum } = await steps.placed(session, { couponCode: 'CP-PL50' })
    await paid(orderNum)
    expect((await refund(orderNum, 1030)).code).toBe(ErrorCode.ok)
    await steps.tick()
    const [coupon] = await server.database.db.select().from(userCoupons).where(own)
    return ((coupon?.expiresAt.getTime() ?? NaN) - server.clock.now().getTime()) / DAY_MS
  }
  afterEach(() => endsIn(30))

  test.each([
    ['with time enough keeps its own end', 9, 9, 9],
    ['with too little has a week, once', 3, 7, 7]
  ])('%s', async (_name, days, first, second) => {
    await endsIn(days)
    expect(await spentAndBack()).toBe(first)
    expect(await spentAndBack()).toBe(second)
  })

  test('has no second week', async () => {
    await endsIn(3)
    expect(await spentAndBack()).toBe(7)
    server.clock.advance(5 * DAY_MS)
    const later = await server.login('10000000001')
    const regDate = addDays(VISIT_DATE, 7)
    const { orderNum } = await steps.placed(later, { couponCode: 'CP-PL50', regDate })
    await steps.pay(later, orderNum)
    expect((await refund(orderNum, 1030, undefined, undefined, later)).code).toBe(ErrorCode.ok)
    const [coupon] = await server.database.db.select().from(userCoupons).where(own)
    expect(coupon?.expiresAt.getTime()).toBe(server.clock.now().getTime() + 2 * DAY_MS)
  })

  test('that was only locked by an order keeps its own end', async () => {
    await endsIn(3)
    const { orderNum } = await steps.placed(session, { couponCode: 'CP-PL50' })
    await server.call('order.cancel', { id: orderNum }, { session })
    const [coupon] = await server.database.db.select().from(userCoupons).where(own)
    expect([coupon?.status, coupon?.expiresAt.getTime()]).toEqual([
      'unused',
      server.clock.now().getTime() + 3 * DAY_MS
    ])
  })
})

const view = async (orderNum: string, by = session) =>
  (await server.call('order.refundView', { id: orderNum }, { session: by })).results

describe('R7.114 GET /order/queryRefundOrderView/{id}', () => {
  test('goods: pieces that are left, reasons of goods, and each refund with its parts, its way and its progress', async () => {
    const orderNum = await goods()
    expect(await view(orderNum)).toMatchObject({
      ...{ comboName: '运动护膝（单只）', paidPrice: 168, refusal: '', refunds: [] },
      lines: [{ lineId: `${orderNum}-01`, name: '运动护膝（单只）', left: 2, unitPrice: 80 }]
    })
    expect((await view(orderNum)).reasons.map(({ id }) => id)).toEqual([7, 8, 9, 5, 6])
    const one = [{ lineId: `${orderNum}-01`, quantity: 1 }]
    await server.call(
      'order.refund',
      { orderNum, amount: 80, parts: one, reasonId: 8, reasonDetail: ' 买大了 ' },
      { session, idempotencyKey: 'refund-with-words' }
    )
    await steps.tick()
    const after = await view(orderNum)
    // One piece is left: there is nothing to choose among.
    expect([after.refusal, after.lines]).toEqual(['', []])
    expect(after.refunds).toMatchObject([
      {
        ...{ state: 50, amount: 80, reason: '规格或数量选错了', detail: '买大了', cancellable: false },
        parts: [{ name: '运动护膝（单只）', quantity: 1, amount: 80 }],
        ways: [{ name: '微信支付', amount: 80 }],
        timeline: [
          { title: '提交申请', state: 'done' },
          { title: '审核通过', state: 'done' },
          { title: '退款成功', state: 'done' }
        ]
      }
    ])
    expect((await preview(orderNum)).results).toMatchObject({
      amount: 88,
      how: ['还没退的实付 ¥88.00，全部退回']
    })
  })

  test('a checkup: nothing to choose, reasons of visits; once it has gone back it says so', async () => {
    const orderNum = await paid((await steps.placed(session)).orderNum)
    const before = await view(orderNum)
    expect(before).toMatchObject({ paidPrice: 1080, refusal: '', lines: [], refunds: [] })
    expect(before.note).toContain('北京望京分院')
    expect(before.reasons.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
    expect((await preview(orderNum)).results).toMatchObject({
      how: ['实付 ¥1080.00，全部退回'],
      ways: [{ name: '微信支付', amount: 1080 }]
    })
    await refund(orderNum, 1080)
    const after = await view(orderNum)
    expect([after.refusal, after.refunds.length]).toEqual(['当前订单不可退款', 1])
  })

  test('another’s order is not there', async () => {
    const orderNum = await paid((await steps.placed(session)).orderNum)
    const other = await server.login('10000000006')
    for (const call of ['order.refundView', 'order.cancelRefund'] as const) {
      expect((await server.callRaw(call, { id: orderNum }, { session: other })).code).toBe(ErrorCode.notFound)
    }
  })
})

describe('R7.114 GET /order/cancelRefundOrder/{id}', () => {
  const cancel = (orderNum: string) => server.callRaw('order.cancelRefund', { id: orderNum }, { session })
  const asked = async (orderNum: string, state: number) => {
    const { db } = server.database
    const { payOrderNum } = (await db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]!
    await db.insert(refunds).values({
      ...{ refundNo: `RF-${orderNum}`, payOrderNum, orderNum, cause: `test:${orderNum}`, refundType: 1 },
      ...{ state, amountFen: 0, createdAt: server.clock.now() }
    })
    await db.update(orders).set({ refundState: state, status: 90 }).where(eq(orders.orderNum, orderNum))
  }

  test.each([10, 25])(
    'one in state %p is withdrawn, and the order goes on; a repeat does nothing',
    async (state) => {
      const orderNum = await paid((await steps.placed(session)).orderNum)
      await asked(orderNum, state)
      expect((await view(orderNum)).refunds).toMatchObject([{ state, cancellable: true }])
      expect((await cancel(orderNum)).code).toBe(1)
      expect(await steps.status(session, orderNum)).toBe(40)
      expect((await cancel(orderNum)).code).toBe(1)
      expect((await view(orderNum)).refunds).toMatchObject([{ state: 60, cancellable: false }])
      expect((await preview(orderNum)).results).toMatchObject({ amount: 1080 })
    }
  )

  test('none, or one whose money has gone back, is refused', async () => {
    const orderNum = await paid((await steps.placed(session)).orderNum)
    expect((await cancel(orderNum)).message).toBe('没有可以撤销的退款')
    await refund(orderNum, 1080)
    expect((await cancel(orderNum)).message).toBe('退款已经提交给支付渠道，不能撤销')
    expect(await steps.status(session, orderNum)).toBe(95)
  })
})

describe('what a status allows', () => {
  const GOES: OrderStatus[] = [20, 25, 30, 40, 45, 50, 65, 88]
  const ALL: OrderStatus[] = [0, 10, 20, 25, 30, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 88, 90, 95]
  test('the preview is refused in every other status', async () => {
    const { db } = server.database
    const orderNum = await paid((await steps.placed(session)).orderNum)
    const answers: OrderStatus[] = []
    for (const status of ALL) {
      await db.update(orders).set({ status }).where(eq(orders.orderNum, orderNum))
      if ((await preview(orderNum)).code === 1) answers.push(status)
    }
    await db.update(orders).set({ status: 40 }).where(eq(orders.orderNum, orderNum))
    expect(answers).toEqual(GOES)
  })
})
