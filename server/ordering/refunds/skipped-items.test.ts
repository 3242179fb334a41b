/** Check items that were not done at a visit go back, item by item. */
import { eq } from 'drizzle-orm'
import type { RefundInput } from '@/contract/order/dto/refund'
import { ErrorCode } from '@/contract/errors'
import { orderLines, orders, orderVisits, products } from '../../db/schema'
import { runOps } from '../../ops/run'
import { server, session, steps, testOrders } from '../../testing/order-tests'

testOrders({ sound: true })

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, ['orders', ...typed], 'front desk')
const paid = async () => {
  const { orderNum } = await steps.placed(session, { couponCode: 'CP-PL50' })
  await steps.pay(session, orderNum)
  await steps.comesToday(orderNum)
  return orderNum
}
const productOf = async (orderNum: string) => {
  const lines = await server.database.db.select().from(orderLines).where(eq(orderLines.orderNum, orderNum))
  return lines.find(({ role }) => role === 'product')!
}
const preview = (orderNum: string, parts?: RefundInput['parts']) =>
  server.callRaw('order.refundPreview', { orderNum, parts }, { session })
const told = async (orderNum: string, parts?: RefundInput['parts']) =>
  (await server.call('order.refundPreview', { orderNum, parts }, { session })).results
let keys = 0
const refund = (orderNum: string, amount: number, parts?: RefundInput['parts']) =>
  server.callRaw(
    'order.refund',
    { orderNum, amount, parts, reasonId: 12 },
    { session, idempotencyKey: `undone-${(keys += 1)}` }
  )
const view = async (orderNum: string) =>
  (await server.call('order.refundView', { id: orderNum }, { session })).results

test('what the branch says was not done goes back by its share of what was paid, once; what was done does not', async () => {
  const orderNum = await paid()
  const line = await productOf(orderNum)
  const [one, two, done] = line.items
  expect((await ops('check-in', orderNum)).exit).toBe(0)
  expect((await view(orderNum)).refusal).toBe('当前订单不可退款')
  const undone = `${one!.code},${two!.code}`
  expect((await ops('check-in', orderNum, '--undone', undone, '--why', '当天设备检修')).exit).toBe(0)
  const seen = await view(orderNum)
  expect(seen).toMatchObject({ refusal: '', refundType: 3, itemsDone: line.items.length - 2 })
  expect(seen.items.map(({ itemCode, why }) => [itemCode, why])).toEqual([
    [one!.code, '当天设备检修'],
    [two!.code, '当天设备检修']
  ])
  const list = line.items.map(({ listFen = 0 }) => listFen)
  const sum = list.reduce((all, fen) => all + fen, 0)
  const share = Math.round((line.payableFen * (list[0]! + list[1]!)) / sum) / 100
  const asked = await told(orderNum)
  expect(asked).toMatchObject({ amount: share, whole: false })
  const yuan = (fen: number) => (fen / 100).toFixed(2)
  const undoneFen = list[0]! + list[1]!
  expect(asked.how).toEqual([
    `未做项目：${one!.name} ¥${yuan(list[0]!)} + ${two!.name} ¥${yuan(list[1]!)}`,
    `¥${yuan(undoneFen)} × ${yuan(line.payableFen)} ÷ ${yuan(sum)} = ¥${share.toFixed(2)}`,
    '套餐按打包价购买，所以按单价比例退，四舍五入到分'
  ])
  const first = [{ lineId: line.id, itemCode: one!.code, quantity: 1 }]
  const { amount } = await told(orderNum, first)
  expect((await refund(orderNum, amount, first)).code).toBe(1)
  await steps.tick()
  const [order] = await server.database.db.select().from(orders).where(eq(orders.orderNum, orderNum))
  expect([order?.status, order?.payStatus, order?.refundedFen]).toEqual([60, 6, Math.round(amount * 100)])
  // Its progress names the item and the same operands.
  expect((await view(orderNum)).refunds[0]).toMatchObject({
    parts: [{ name: one!.name, quantity: 1, amount }],
    how: [
      `未做项目：${one!.name} ¥${yuan(list[0]!)}`,
      `¥${yuan(list[0]!)} × ${yuan(line.payableFen)} ÷ ${yuan(sum)} = ¥${amount.toFixed(2)}`,
      expect.any(String)
    ]
  })
  // The coupon was used for the visit.
  expect(await steps.couponState('u1001', 'CP-PL50')).toBe('used')
  expect((await view(orderNum)).items.map(({ itemCode }) => itemCode)).toEqual([two!.code])
  expect((await refund(orderNum, amount, first)).code).toBe(ErrorCode.badParameter)
  const finished = [{ lineId: line.id, itemCode: done!.code, quantity: 1 }]
  expect((await preview(orderNum, finished)).message).toBe('所选商品不在该订单中')
})

test('orders of the samples too have what their items cost by themselves, so that their share can be told', async () => {
  const lines = await server.database.db.select().from(orderLines).where(eq(orderLines.role, 'product'))
  const checkups = lines.filter(({ items }) => items.length > 0)
  expect(checkups.length).toBeGreaterThan(0)
  expect(checkups.filter(({ items }) => items.some(({ listFen }) => listFen === undefined))).toEqual([])
})

test('two at once give one item back once', async () => {
  const orderNum = await paid()
  const { items, id: lineId } = await productOf(orderNum)
  await ops('check-in', orderNum, '--undone', items[0]!.code)
  const { amount } = await told(orderNum)
  const parts = [{ lineId, itemCode: items[0]!.code }]
  const both = await Promise.all([refund(orderNum, amount, parts), refund(orderNum, amount, parts)])
  expect(both.map(({ code }) => code === 1).toSorted()).toEqual([false, true])
})

test('an item whose money went back stays undone: the branch says otherwise in vain, and may add another', async () => {
  const orderNum = await paid()
  const { items, id: lineId } = await productOf(orderNum)
  const [one, two] = items
  const undone = async () =>
    (
      await server.database.db.select().from(orderVisits).where(eq(orderVisits.orderNum, orderNum))
    )[0]?.undone.map(({ code }) => code)
  await ops('check-in', orderNum, '--undone', `${one!.code},${two!.code}`)
  const parts = [{ lineId, itemCode: one!.code }]
  expect((await refund(orderNum, (await told(orderNum, parts)).amount, parts)).code).toBe(1)
  const denied = await ops('check-in', orderNum, '--done', `${one!.code},${two!.code}`)
  expect(denied.text).toContain(`${one!.name}已退款或正在退款，不能改为已做`)
  expect(await undone()).toEqual([one!.code, two!.code])
  // What was not paid back can still turn out to have been done.
  expect((await ops('check-in', orderNum, '--done', two!.code)).exit).toBe(0)
  expect(await undone()).toEqual([one!.code])
})

test('items that were not done are added to those named before, and taken off by --done alone', async () => {
  const orderNum = await paid()
  const { items } = await productOf(orderNum)
  const [one, two] = items
  const undone = async () =>
    (
      await server.database.db.select().from(orderVisits).where(eq(orderVisits.orderNum, orderNum))
    )[0]?.undone.map(({ code, why }) => `${code} ${why}`)
  await ops('check-in', orderNum, '--undone', one!.code, '--why', '设备检修')
  expect((await ops('check-in', orderNum, '--undone', two!.code, '--why', '顾客没空')).exit).toBe(0)
  expect(await undone()).toEqual([`${one!.code} 设备检修`, `${two!.code} 顾客没空`])
  expect((await ops('check-in', orderNum, '--done', one!.name)).exit).toBe(0)
  expect(await undone()).toEqual([`${two!.code} 顾客没空`])
  expect((await ops('check-in', orderNum, '--done', one!.code)).text).toContain(`${one!.name}没有登记为未做`)
  expect((await ops('check-in', orderNum, '--undone', two!.code, '--done', two!.name)).text).toContain(
    '同一项目不能既没做又做了'
  )
  expect((await ops('check-in', orderNum)).text).toContain('不能重复到检')
  expect((await ops('check-in', orderNum, '--help')).text).toMatch(/--undone.*--done/)
})

test.each([
  ['an item that the order does not have', ['--undone', 'NONE9'], /没有项目 NONE9/],
  ['what is no code', ['--undone', 'DI 005'], /没有项目 DI 005/]
])('%s is refused', async (_name, options, reason) => {
  const orderNum = await paid()
  expect((await ops('check-in', orderNum, ...options)).text).toMatch(reason)
  expect(await steps.status(session, orderNum)).toBe(40)
})

test('of a visit of which only the deposit was paid a share of that goes back, by these operands', async () => {
  const { db } = server.database
  const extra = { payMode: 'deposit', depositPrice: 200, balanceAtBranch: true }
  await db.update(products).set({ extra }).where(eq(products.productCode, 'CK1003'))
  const { orderNum } = await steps.placed(session)
  await steps.pay(session, orderNum)
  await steps.comesToday(orderNum)
  await db.update(products).set({ extra: {} }).where(eq(products.productCode, 'CK1003'))
  const { items } = await productOf(orderNum)
  await ops('check-in', orderNum, '--undone', items[0]!.code)
  const { amount, how } = await told(orderNum)
  const list = items.map(({ listFen = 0 }) => listFen)
  const sum = list.reduce((all, fen) => all + fen, 0)
  expect(amount).toBe(Math.round((20_000 * list[0]!) / sum) / 100)
  expect(how[1]).toContain(' × 200.00 ÷ ')
  expect((await refund(orderNum, amount)).code).toBe(1)
})
