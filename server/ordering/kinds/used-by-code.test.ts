/** Services and goods that are picked up: a code a piece, used at a till, taken back while unused, back by itself after a year. */
import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { messages, orderCodes, orders, smsCodes } from '../../db/schema'
import { issueMissingCodes } from '../vouchers/commands/issue-missing-codes'
import { server, steps, testOrders } from '../../testing/order-tests'
import { tillKey } from '../../testing/tills'
import { runOps } from '../../ops/run'

const MINUTE_MS = 60_000

testOrders({ sound: true })
let me: Session
// A year goes by in some tests, which ends a session, and the clock goes back between them.
beforeEach(async () => {
  await server.database.db.delete(smsCodes)
  me = await server.login('10000000001')
})

const KINDS = [
  ['a service', 'SV3501', '待使用', '凭服务码到任意分院使用', '服务码已使用'],
  ['goods to be picked up', 'HS2006', '待领取', '凭取货码到任意分院前台领取', '取货码已使用']
] as const

async function bought(productCode: string, quantity = 1): Promise<string> {
  const { results } = await server.call(
    'order.completeGoods',
    {
      ...{ receiveName: '陈予安', receivePhone: '10000000001' },
      ...{ productCode, skuId: `${productCode}-1`, quantity }
    },
    { session: me }
  )
  const orderNum = results[0]?.orderNum ?? ''
  await steps.pay(me, orderNum)
  return orderNum
}
const till = async (code: string, step: string, key: string) => {
  const headers = {
    'x-till-key': await tillKey(server, 'H2003'),
    'idempotency-key': `by-code-${code}-${key}`.replaceAll(' ', '')
  }
  const payload = { code, step }
  return (await server.app.inject({ method: 'POST', url: '/api/branch/code', headers, payload })).statusCode
}
let keys = 0
const refund = (orderNum: string, amount: number, parts?: { lineId: string; quantity: number }[]) =>
  server.callRaw(
    'order.refund',
    { orderNum, amount, reasonId: 7, ...(parts ? { parts } : {}) },
    {
      session: me,
      idempotencyKey: `refund-used-by-code-${(keys += 1)}`
    }
  )
const amountOf = async (orderNum: string) =>
  (await server.callRaw('order.refundPreview', { orderNum }, { session: me })) as {
    message: string
    results: { amount: number; whole: boolean } | null
  }
describe.each(KINDS)('%s', (_name, productCode, title, text, message) => {
  test('paid, it has a code that is good for a year; used at a till, the order is done and nothing goes back', async () => {
    const orderNum = await bought(productCode)
    const order = await steps.detail(me, orderNum)
    expect([order.orderStatus, order.codes.length]).toEqual([45, 1])
    expect(order.timeline.find(({ state }) => state === 'now')).toMatchObject({ title, text })
    expect(order.actions).toEqual(['useCode', 'again', 'refund', 'contact'])
    const [code] = order.codes
    expect(code).toMatchObject({ state: 'unused', price: order.userPayPrice })
    expect(code?.expiresAt).toBe(Date.parse('2027-05-21T00:00:00+08:00'))
    expect(await till(code!.code, 'take', 'a')).toBe(200)
    expect(await till(code!.code, 'use', 'b')).toBe(200)
    const done = await steps.detail(me, orderNum)
    expect([done.orderStatus, done.codes[0]?.state, done.actions.includes('refund')]).toEqual([
      75,
      'used',
      false
    ])
    expect((await amountOf(orderNum)).message).toBe('当前订单不可退款')
    expect((await refund(orderNum, order.userPayPrice)).code).not.toBe(1)
    expect(await till(code!.code, 'take', 'c')).toBe(409)
    await steps.tick()
    const told = await server.database.db.select().from(messages).where(eq(messages.orderNum, orderNum))
    expect(told.map((one) => one.title)).toContain(message)
  })

  test('before it is used all goes back, and its code is good no more', async () => {
    const orderNum = await bought(productCode)
    const { codes, userPayPrice } = await steps.detail(me, orderNum)
    expect((await amountOf(orderNum)).results).toMatchObject({ amount: userPayPrice, whole: true })
    expect((await refund(orderNum, userPayPrice)).code).toBe(1)
    await steps.tick()
    expect(await steps.status(me, orderNum)).toBe(95)
    expect(await till(codes[0]!.code, 'take', 'd')).toBe(409)
  })

  test('nobody used it within its year: it goes back by itself, not before', async () => {
    const orderNum = await bought(productCode)
    const [code] = (await steps.detail(me, orderNum)).codes
    server.clock.set(new Date(code!.expiresAt! - MINUTE_MS))
    await steps.tick()
    const state = async () =>
      (await server.database.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]?.status
    expect(await state()).toBe(45)
    server.clock.set(new Date(code!.expiresAt!))
    for (let tick = 0; tick < 3; tick += 1) {
      await steps.tick()
      server.clock.advance(10 * MINUTE_MS)
    }
    expect(await state()).toBe(95)
  })

  test('by hand, without a till, it is used as well', async () => {
    const orderNum = await bought(productCode)
    const [code] = (await steps.detail(me, orderNum)).codes
    const context = { db: server.database.db, now: server.clock.now }
    const typed = ['codes', 'use', '--code', code!.code, '--branch', 'H2003']
    expect((await runOps(context, typed, '前台')).exit).toBe(0)
    expect(await steps.status(me, orderNum)).toBe(75)
  })

  test('one that was paid for before there were codes of it gets one, good for a year from then, once', async () => {
    const orderNum = await bought(productCode)
    const { db } = server.database
    await db.delete(orderCodes).where(eq(orderCodes.orderNum, orderNum))
    server.clock.advance(60 * 24 * 60 * MINUTE_MS)
    for (let runs = 0; runs < 2; runs += 1)
      for await (const _ of issueMissingCodes({ db: server.database.db, now: server.clock.now })) continue
    me = await server.login('10000000001')
    const { codes, orderStatus, userPayPrice } = await steps.detail(me, orderNum)
    expect([orderStatus, codes]).toEqual([
      45,
      [
        expect.objectContaining({
          state: 'unused',
          price: userPayPrice,
          expiresAt: Date.parse('2027-07-20T00:00:00+08:00')
        })
      ]
    ])
    expect(await till(codes[0]!.code, 'take', 'old')).toBe(200)
  })

  test.each([
    ['on its way back', { payStatus: 3, status: 90 }],
    ['that was used', { status: 75 }]
  ] as const)('an older one %s gets none', async (_state, change) => {
    const orderNum = await bought(productCode)
    const { db } = server.database
    await db.delete(orderCodes).where(eq(orderCodes.orderNum, orderNum))
    const before = (await db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]!
    await db.update(orders).set(change).where(eq(orders.orderNum, orderNum))
    for await (const _ of issueMissingCodes({ db: server.database.db, now: server.clock.now })) continue
    expect(await db.select().from(orderCodes).where(eq(orderCodes.orderNum, orderNum))).toEqual([])
    const { payStatus, status } = before
    await db.update(orders).set({ payStatus, status }).where(eq(orders.orderNum, orderNum))
  })

  test.each([
    ['while the money of a piece is on its way back', false],
    ['after the money of a piece went back', true]
  ])('an older one gets codes for the pieces that are left, %s', async (_state, arrived) => {
    const orderNum = await bought(productCode, 2)
    const { db } = server.database
    await db.delete(orderCodes).where(eq(orderCodes.orderNum, orderNum))
    const parts = [{ lineId: `${orderNum}-01`, quantity: 1 }]
    const preview = await server.call('order.refundPreview', { orderNum, parts }, { session: me })
    expect((await refund(orderNum, preview.results.amount, parts)).code).toBe(1)
    if (arrived) await steps.tick()
    for await (const _ of issueMissingCodes({ db, now: server.clock.now })) continue
    const order = await steps.detail(me, orderNum)
    const left = Math.round((order.userPayPrice - preview.results.amount) * 100) / 100
    expect([order.orderStatus, order.codes.map(({ state, price }) => [state, price])]).toEqual([
      45,
      [['unused', left]]
    ])
    expect((await refund(orderNum, left)).code).toBe(1)
    await steps.tick()
    expect(await steps.status(me, orderNum)).toBe(95)
  })

  test('one that was paid for before there were codes of it goes back as a whole', async () => {
    const orderNum = await bought(productCode)
    await server.database.db.delete(orderCodes).where(eq(orderCodes.orderNum, orderNum))
    const { userPayPrice, orderStatus } = await steps.detail(me, orderNum)
    expect(orderStatus).toBe(45)
    expect((await refund(orderNum, userPayPrice)).code).toBe(1)
    await steps.tick()
    expect(await steps.status(me, orderNum)).toBe(95)
  })
})
