/** Gene kits that were sent go back less what each costs, until the laboratory has the sample. */
import { eq } from 'drizzle-orm'
import type { RefundInput } from '@/contract/order/dto/refund'
import { ErrorCode } from '@/contract/errors'
import { orders, productSkus, refunds } from '../../db/schema'
import { runOps } from '../../ops/run'
import { server, session, steps, testOrders } from '../../testing/order-tests'
import { RECIPIENT } from '../../testing/ordering'

testOrders({ sound: true })

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'warehouse')
/** Two kits of 399 元, paid. */
async function bought(quantity = 2): Promise<string> {
  const { results } = await server.call(
    'order.completeKit',
    {
      ...RECIPIENT,
      productCode: 'GH7002',
      skuId: 'GH7002-1',
      quantity
    },
    { session }
  )
  const { orderNum } = results[0]!
  await steps.pay(session, orderNum)
  return orderNum
}
const ship = (orderNum: string) =>
  ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
const preview = (orderNum: string, parts?: RefundInput['parts']) =>
  server.callRaw('order.refundPreview', { orderNum, parts }, { session })
let keys = 0
const refund = (orderNum: string, amount: number, parts?: RefundInput['parts']) =>
  server.callRaw(
    'order.refund',
    { orderNum, amount, parts, reasonId: 7 },
    { session, idempotencyKey: `kit-back-${(keys += 1)}` }
  )
const view = async (orderNum: string) =>
  (await server.call('order.refundView', { id: orderNum }, { session })).results
const actions = async (orderNum: string) => (await steps.detail(session, orderNum)).actions
const taken = async () =>
  (await server.database.db.select().from(productSkus).where(eq(productSkus.skuId, 'GH7002-1')))[0]?.taken
/** The job asks the gateway once the lease of who opened the refund is over. */
const paidOut = () => {
  server.clock.advance(10 * 60_000)
  return steps.tick()
}
const HOW = '实付 ¥798.00 − 已寄出的采样盒 2 份 × ¥60.00，采样盒不用寄回'

test('before they are sent all goes back, and the kits to the stock', async () => {
  const before = await taken()
  const orderNum = await bought()
  expect((await preview(orderNum)).results).toMatchObject({ amount: 798, whole: true })
  expect((await refund(orderNum, 798)).code).toBe(ErrorCode.ok)
  await paidOut()
  expect([await steps.status(session, orderNum), await taken()]).toEqual([95, before])
})

test('once they are sent 60 元 of each stay, told before and kept to the fen; the kits are nobody else’s', async () => {
  const before = await taken()
  const orderNum = await bought()
  expect((await ship(orderNum)).exit).toBe(0)
  expect(await actions(orderNum)).toContain('refund')
  expect(await view(orderNum)).toMatchObject({ refusal: '', refundType: 1, lines: [] })
  expect((await preview(orderNum)).results).toMatchObject({ amount: 678, whole: true, how: [HOW] })
  const one = [{ lineId: `${orderNum}-01`, quantity: 1 }]
  expect((await preview(orderNum, one)).message).toBe('该订单仅支持整单退款')
  expect((await refund(orderNum, 798)).message).toBe('退款金额已变化，请重新确认')
  const both = await Promise.all([refund(orderNum, 678), refund(orderNum, 678)])
  expect(both.filter(({ code }) => code === ErrorCode.ok)).toHaveLength(1)
  await paidOut()
  const { db } = server.database
  const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum))
  expect([order?.status, order?.refundedFen]).toEqual([95, 67_800])
  const rows = await db.select().from(refunds).where(eq(refunds.orderNum, orderNum))
  expect(rows.map(({ amountFen }) => amountFen)).toEqual([67_800])
  expect(await taken()).toBe((before ?? 0) + 2)
})

test('one that went back before the other was sent went back whole', async () => {
  const orderNum = await bought()
  expect((await refund(orderNum, 399, [{ lineId: `${orderNum}-01`, quantity: 1 }])).code).toBe(1)
  await paidOut()
  await ship(orderNum)
  expect((await preview(orderNum)).results).toMatchObject({
    ...{ amount: 339, whole: true },
    how: ['实付 ¥399.00 − 已寄出的采样盒 1 份 × ¥60.00，采样盒不用寄回']
  })
  expect((await refund(orderNum, 339)).code).toBe(ErrorCode.ok)
  await paidOut()
  expect(await steps.status(session, orderNum)).toBe(95)
})

test('received it still goes back; with the sample in the laboratory it does not, and no button offers it', async () => {
  const orderNum = await bought()
  await ship(orderNum)
  await server.call('order.confirmReceipt', { id: orderNum }, { session })
  expect(await actions(orderNum)).toContain('refund')
  expect((await preview(orderNum)).results).toMatchObject({ amount: 678, how: [HOW] })
  expect((await ops('reports', 'progress', orderNum, '--step', 'sampled')).exit).toBe(0)
  expect(await actions(orderNum)).not.toContain('refund')
  expect((await refund(orderNum, 678)).message).toBe('样本已到实验室，不再退款')
})
