/** What a customer takes back: previewed, then done exactly so. */
import { eq, sql } from 'drizzle-orm'
import type { RefundInput } from '@/contract/dto/refund'
import { ErrorCode } from '@/contract/errors'
import { deliveryLines, orderVisits, productSkus, userCoupons } from '../db/schema'
import { payTogether } from '../testing/money'
import { OWNER, VISIT_SLOT } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'

testOrders({ sound: true })

const paid = async (orderNum: string) => {
  await steps.press(await steps.opened(session, orderNum), 'approve')
  await steps.tick()
  return orderNum
}
/** Two pieces of 95 元 with 8 元 freight, 30 元 less by a coupon. */
async function goods(): Promise<string> {
  const { results } = await server.call(
    'order.completeGoods',
    {
      receiveName: '林知夏',
      receivePhone: '13800000007',
      receiveCity: '四川省-成都市-武侯区',
      receiveAddress: '桐梓林北路 6 号 2 单元 802',
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
const refund = (orderNum: string, amount: number, parts?: RefundInput['parts'], key?: string) =>
  server.callRaw(
    'order.refund',
    { orderNum, amount, parts, reasonId: 5 },
    { session, idempotencyKey: key ?? `refund-${(keys += 1)}` }
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
    whole: false,
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
  expect((await preview(orderNum, rest)).results).toMatchObject({ amount: 88, whole: true })
  await refund(orderNum, 88, rest)
  await steps.tick()
  expect(await steps.status(session, orderNum)).toBe(95)
  expect([await pieces(), await steps.couponState('u1001', 'CP-CH30')]).toEqual([0, 'unused'])
})

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
  await db.execute(
    sql`update user_coupons set expires_at = ${server.clock.now()}::timestamptz + interval '30 days' where coupon_code = 'CP-PL50'`
  )
})
