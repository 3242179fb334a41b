/** Codes to be used at a branch: bought, shown, used one by one, taken back while unused, back by themselves when they run out. */
import { asc, eq, sql } from 'drizzle-orm'
import type { CompleteCouponInput } from '@/contract/codes/dto'
import type { RefundInput } from '@/contract/order/dto/refund'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../../db/client'
import { messages, orderCodes, productSkus } from '../../db/schema'
import { SEALED_TABLES } from '../../db/sealed-tables'
import type { CallOptions } from '../../testing/caller'
import { server, session, steps, testOrders } from '../../testing/order-tests'
import { tillKey } from '../../testing/tills'

const DAY_MS = 86_400_000

testOrders({ sound: true })

/** Three codes a piece, for 899 元. */
const FAMILY: CompleteCouponInput = {
  receiveName: '林知夏',
  receivePhone: '13800000007',
  productCode: 'CA3101',
  skuId: 'CA3101-1',
  quantity: 1
}
const buy = (input: Partial<CompleteCouponInput> = {}, options: CallOptions = {}) =>
  server.call('order.completeCoupon', { ...FAMILY, ...input }, { session, ...options })
async function bought(input: Partial<CompleteCouponInput> = {}): Promise<string> {
  const { results } = await buy(input)
  const orderNum = results[0]?.orderNum ?? ''
  await steps.pay(session, orderNum)
  return orderNum
}
const codesOf = async (orderNum: string) => (await steps.detail(session, orderNum)).codes
const statesOf = async (orderNum: string) => (await codesOf(orderNum)).map(({ state }) => state)
const shown = async (orderNum: string, index = 0) => (await codesOf(orderNum))[index]!.code
let told = 0
/** A step of a branch's till, under a number of its own. */
const till = async (
  code: string,
  step: string,
  orgCode = 'H2003',
  key = `step-${String((told += 1)).padStart(6, '0')}`
) => {
  const headers = { 'x-till-key': await tillKey(server, orgCode), 'idempotency-key': key }
  const url = '/api/branch/code'
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: { code, step } })
  return [answer.statusCode, answer.json<{ state?: string; message?: string }>()] as const
}
async function used(orderNum: string, index = 0): Promise<void> {
  const code = await shown(orderNum, index)
  expect(await till(code, 'take')).toMatchObject([200, { state: 'taken' }])
  expect(await till(code, 'use')).toMatchObject([200, { state: 'used' }])
}
const preview = (orderNum: string, parts?: RefundInput['parts']) =>
  server.callRaw('order.refundPreview', { orderNum, parts }, { session })
let keys = 0
const refund = (orderNum: string, amount: number, parts?: RefundInput['parts']) =>
  server.callRaw(
    'order.refund',
    { orderNum, amount, parts, reasonId: 7 },
    { session, idempotencyKey: `refund-code-${(keys += 1)}` }
  )
const pieces = async () => {
  const found = server.database.db.select().from(productSkus).where(eq(productSkus.skuId, 'CA3101-1'))
  return (await found)[0]?.taken
}

test('R7.92 codes are made once the order is paid: so many a piece, each with its share of what was paid, good to the end of their last day', async () => {
  const { code, results } = await buy()
  expect([code, results[0]?.orderType, results[0]?.userPayPrice]).toEqual([1, 31, 899])
  const orderNum = results[0]!.orderNum
  expect(await codesOf(orderNum)).toEqual([])
  await steps.pay(session, orderNum)
  const order = await steps.detail(session, orderNum)
  expect([order.orderStatus, order.timeline.at(-2)?.text]).toEqual([45, '到任意分院出示券码使用'])
  expect([order.credential, order.actions]).toEqual([null, ['useCode', 'again', 'refund', 'contact']])
  expect(order.codes.map(({ state, price }) => [state, price])).toEqual([
    ['unused', 299.67],
    ['unused', 299.67],
    ['unused', 299.66]
  ])
  expect(new Set(order.codes.map((one) => one.code)).size).toBe(3)
  expect(order.codes[0]?.code).toMatch(/^[2-9A-HJ-NP-Z]{4}( [2-9A-HJ-NP-Z]{4}){2}$/)
  expect(order.codes[0]?.expiresAt).toBe(new Date('2027-05-21T00:00:00+08:00').getTime())
  const other = await server.login('10000000006')
  expect((await server.callRaw('order.detail', { id: orderNum }, { session: other })).code).toBe(404)
})

test('what stands in the database shows no code', async () => {
  const orderNum = await bought()
  const text = (await shown(orderNum)).replaceAll(' ', '')
  const rows = await rowsOf(server.database.db, sql`select * from order_codes`)
  expect(JSON.stringify(rows)).not.toContain(text)
  expect(SEALED_TABLES.find(({ name }) => name === 'order_codes')?.columns).toEqual(['code'])
})

test('a branch takes a code and uses it; the last one ends the order', async () => {
  const orderNum = await bought()
  await used(orderNum)
  const [first] = await codesOf(orderNum)
  expect(first).toMatchObject({ code: '', state: 'used', usedAt: '澄安体检中心（上海莘庄分院）' })
  expect(await steps.status(session, orderNum)).toBe(45)
  await used(orderNum, 1)
  await till(await shown(orderNum, 2), 'take')
  // Nothing can go back any more, while a branch has the last one before it.
  expect((await steps.detail(session, orderNum)).actions).not.toContain('refund')
  expect(await till(await shown(orderNum, 2), 'use')).toMatchObject([200, { state: 'used' }])
  expect(await steps.status(session, orderNum)).toBe(75)
  await steps.tick()
  const told = await server.database.db.select().from(messages).where(eq(messages.orderNum, orderNum))
  expect(told.filter(({ title }) => title === '券码已使用')).toHaveLength(3)
})

test('a code is honoured once: another number of a step gets 409 with where and when, at the same branch, another one, and days later', async () => {
  const orderNum = await bought()
  const code = await shown(orderNum)
  expect(await till(code, 'use')).toMatchObject([409, { message: '请先核对该券码' }])
  expect(await till(code.toLowerCase().replaceAll(' ', '-'), 'take')).toMatchObject([200, { state: 'taken' }])
  const where = { usedAt: '澄安体检中心（上海莘庄分院）', usedTime: expect.stringMatching(/^2026-05-20 1/) }
  const taken = {
    ...where,
    message: expect.stringMatching(/^该券码已于 2026-05-20 1.+在澄安体检中心（上海莘庄分院）核对/)
  }
  expect(await till(code, 'take')).toMatchObject([409, taken])
  expect(await till(code, 'take', 'H1003')).toMatchObject([409, taken])
  expect(await till(code, 'use', 'H1003')).toMatchObject([409, taken])
  expect(await till(code, 'release')).toMatchObject([200, { state: 'unused' }])
  expect(await till(code, 'take')).toMatchObject([200, { state: 'taken' }])
  expect(await till(code, 'use')).toMatchObject([200, { state: 'used' }])
  const used = {
    ...where,
    message: expect.stringMatching(/^该券码已于 2026-05-20 1.+在澄安体检中心（上海莘庄分院）使用$/)
  }
  expect(await till(code, 'use')).toMatchObject([409, used])
  expect(await till(code, 'use', 'H1003')).toMatchObject([409, used])
  server.clock.advance(3 * DAY_MS)
  expect(await till(code, 'use')).toMatchObject([409, used])
  expect(await till(code, 'take')).toMatchObject([409, used])
  server.clock.advance(-3 * DAY_MS)
  expect((await till('ABCD EFGH 2345', 'take'))[0]).toBe(409)
  expect((await till(code, 'burn'))[0]).toBe(400)
})

test('a code that is not used goes back alone, as the preview says; the piece is free again with its last one', async () => {
  const orderNum = await bought()
  const [first, second, third] = (await codesOf(orderNum)).map(({ id, lineId }) => [{ lineId, itemCode: id }])
  expect((await preview(orderNum, second)).results).toMatchObject({
    amount: 299.67,
    whole: false,
    parts: [{ itemCode: second![0]!.itemCode, quantity: 1, amount: 299.67, name: '全家福体检通兑券（3人）' }]
  })
  expect((await refund(orderNum, 299.67, second)).results).toMatchObject({ amount: 299.67, orderStatus: 45 })
  await steps.tick()
  expect(await statesOf(orderNum)).toEqual(['unused', 'refunded', 'unused'])
  expect((await preview(orderNum, second)).message).toBe('该券码已使用或已退款')
  expect((await refund(orderNum, 299.67, first)).code).toBe(1)
  expect(await pieces()).toBe(1)
  expect((await preview(orderNum)).results).toMatchObject({ amount: 299.66, whole: true })
  expect((await refund(orderNum, 299.66, third)).code).toBe(1)
  await steps.tick()
  expect([await steps.status(session, orderNum), await pieces()]).toEqual([95, 0])
  expect(await statesOf(orderNum)).toEqual(['refunded', 'refunded', 'refunded'])
})

test('of an order of which a code was used the others go back, and it is done', async () => {
  const orderNum = await bought({ quantity: 2, couponCode: '' })
  await used(orderNum, 3)
  const told = await preview(orderNum)
  expect(told.results).toMatchObject({ amount: 1498.33, whole: false })
  expect((await refund(orderNum, 1498.33)).results).toMatchObject({ amount: 1498.33, orderStatus: 75 })
  await steps.tick()
  const { orderStatus, payStatus } = await steps.detail(session, orderNum)
  // Five of six are back: one whole piece.
  expect([orderStatus, payStatus, await pieces()]).toEqual([75, 6, 1])
  expect((await preview(orderNum)).message).toBe('当前订单不可退款')
})

test.each<[string, (line: string) => RefundInput['parts'], string]>([
  ['a code of another order', (lineId) => [{ lineId, itemCode: 'CA1-01-K01' }], '所选商品不在该订单中'],
  ['a line of another order', () => [{ lineId: 'CA1-01' }], '所选商品不在该订单中'],
  ['four of three codes', (lineId) => [{ lineId, quantity: 4 }], '所选数量超过可退数量']
])('20001 for %s', async (_name, parts, message) => {
  const orderNum = await bought()
  expect(await preview(orderNum, parts(`${orderNum}-01`))).toMatchObject({
    code: ErrorCode.badParameter,
    message
  })
})

test('a code that a branch has before it does not go back, and one that goes back is not taken', async () => {
  const orderNum = await bought()
  const [first, second] = await codesOf(orderNum)
  await till(first!.code, 'take')
  const parts = [{ lineId: first!.lineId, itemCode: first!.id }]
  expect((await preview(orderNum, parts)).message).toBe('该券码已使用或已退款')
  await refund(orderNum, 299.67, [{ lineId: second!.lineId, itemCode: second!.id }])
  expect(await till(second!.code, 'take')).toMatchObject([409, { message: '该券码已使用或已退款' }])
})

test('money for an order that had closed makes its codes after all', async () => {
  const { results } = await buy()
  const { orderNum, payOrderNum } = results[0]!
  const prepayId = await steps.opened(session, orderNum, 'alipay')
  await steps.control(prepayId, { hold: true })
  await steps.press(prepayId, 'approve')
  await server.call('pay.status', { payOrderNum }, { session })
  for (const minutes of [16, 16]) {
    server.clock.advance(minutes * 60_000)
    await steps.tick()
  }
  expect(await steps.status(session, orderNum)).toBe(85)
  await steps.resolve(prepayId, 'paid')
  await steps.tick()
  expect(await statesOf(orderNum)).toEqual(['unused', 'unused', 'unused'])
})

test('R8.18 27002, 27004 and 27008 as for all goods; of another kind it is refused', async () => {
  const { db } = server.database
  const sku = eq(productSkus.skuId, 'CA3101-1')
  const [before] = await db.select().from(productSkus).where(sku)
  await db.update(productSkus).set({ stock: 1 }).where(sku)
  expect(await buy({ quantity: 2 })).toMatchObject({ code: ErrorCode.quotaFull })
  expect(await buy({ priceVersion: 'seen-before' })).toMatchObject({ code: ErrorCode.priceChanged })
  expect((await buy()).code).toBe(ErrorCode.ok)
  expect((await buy({}, { idempotencyKey: 'codes-again' })).code).toBe(ErrorCode.quotaFull)
  await db.update(productSkus).set({ stock: before!.stock }).where(sku)
  expect((await buy({}, { idempotencyKey: 'codes-again-2' })).code).toBe(ErrorCode.duplicateOrder)
  expect(await buy({ productCode: 'HS2009', skuId: 'HS2009-3' })).toMatchObject({
    code: ErrorCode.badParameter
  })
})

test('what runs out goes back by itself, once; what a branch has before it waits', async () => {
  const orderNum = await bought()
  await used(orderNum)
  const codes = await codesOf(orderNum)
  await till(codes[1]!.code, 'take')
  server.clock.advance(366 * DAY_MS)
  expect(await till(codes[2]!.code, 'take')).toMatchObject([409, { message: '该券码已过期，款项会自动退回' }])
  await steps.tick()
  await steps.tick()
  const { db } = server.database
  const states = async () =>
    (await db.select().from(orderCodes).orderBy(asc(orderCodes.id))).map(({ state }) => state)
  expect(await states()).toEqual(['used', 'taken', 'refunded'])
  await till(codes[1]!.code, 'release')
  await steps.tick()
  await steps.tick()
  expect(await states()).toEqual(['used', 'refunded', 'refunded'])
  // The session of before has run out by then: this test is the last.
  const later = await server.login('10000000001')
  expect(await steps.status(later, orderNum)).toBe(75)
})
