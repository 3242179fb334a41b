import { setTimeout as pause } from 'node:timers/promises'
import { eq, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import {
  ORDER_STATUS,
  REFUND_STATE,
  REFUND_TYPE,
  type OrderStatus,
  type RefundState
} from '@/domain/order/codes'
import * as schema from '../db/schema'
import { transact } from '../db/transact'
import { eraseAccounts } from '../jobs/erase-accounts'
import { runAll } from '../jobs/ticker'
import { eraseAccount } from './commands/erase-account'
import { createTestApp, type TestApp } from '../testing/test-app'

/** The demo user has orders, family, reports, coupons and a card. */
const PHONE = '10000000001'
const DAY_MS = 86_400_000

let server: TestApp
let session: Session
beforeEach(async () => {
  server = await createTestApp()
  session = await server.login(PHONE)
})
afterEach(() => server.close())

const ask = async (as = session) => {
  server.clock.advance(60_000)
  const sent = await server.call('account.sendCode', { purpose: 'erase' }, { session: as })
  return server.callRaw('account.erase', { code: sent.results.demoCode ?? '' }, { session: as })
}
const leaving = async () => (await server.call('account.leaving', {}, { session })).results
/** All of them are over, and what was on its way back is back. */
async function finishOrders(): Promise<void> {
  const { db } = server.database
  const own = eq(schema.orders.userId, session.userInfo.user_id)
  await db.update(schema.orders).set({ status: ORDER_STATUS.done }).where(own)
  await db.update(schema.refunds).set({ state: REFUND_STATE.done })
}
/** One of them, and how it is changed. */
async function oneOrder() {
  const { db } = server.database
  const { orderVisits, orders, refunds } = schema
  const [visit] = await db
    .select({ id: orderVisits.id, orderNum: orders.orderNum, payOrderNum: orders.payOrderNum })
    .from(orderVisits)
    .innerJoin(orders, eq(orders.orderNum, orderVisits.orderNum))
    .where(eq(orders.userId, session.userInfo.user_id))
    .limit(1)
  const { id, orderNum, payOrderNum } = visit!
  const refund = {
    refundNo: 'RF-T',
    cause: 'test',
    payOrderNum,
    amountFen: 100,
    createdAt: server.clock.now()
  }
  return {
    status: (status: OrderStatus) => db.update(orders).set({ status }).where(eq(orders.orderNum, orderNum)),
    undone: (...codes: string[]) =>
      db
        .update(orderVisits)
        .set({ undone: codes.map((code) => ({ code, why: '设备检修' })) })
        .where(eq(orderVisits.id, id)),
    refunded: async (state: RefundState, ...items: string[]) => {
      const { refundNo } = refund
      await db.delete(schema.refundLines).where(eq(schema.refundLines.refundNo, refundNo))
      await db.delete(refunds).where(eq(refunds.refundNo, refundNo))
      await db.insert(refunds).values({ ...refund, orderNum, refundType: REFUND_TYPE.missedItems, state })
      const [line] = await db
        .select({ id: schema.orderLines.id })
        .from(schema.orderLines)
        .where(eq(schema.orderLines.orderNum, orderNum))
      const part = { refundNo, lineId: line!.id, quantity: 1, amountFen: 100 }
      if (items.length > 0)
        await db.insert(schema.refundLines).values(items.map((itemCode) => ({ ...part, itemCode })))
    }
  }
}
const runJob = () =>
  runAll([eraseAccounts], {
    db: server.database.db,
    gateway: server.gateway,
    now: server.clock.now,
    config: server.config,
    log: server.app.log
  })

/** Into the cart and among the favourites. */
async function putInCart(productCode: string): Promise<void> {
  const line = {
    productCode,
    kind: 'checkup',
    skuId: '',
    quantity: 1,
    seenPrice: 199,
    seenOffer: null,
    ticked: 1
  } as const
  const put = { added: [line], changed: [], removed: [] }
  await server.call('cart.sync', { key: 'privacy-1', cart: put, favourites: put }, { session })
}

/** Every row of every table, opened, as one text. */
async function everything(): Promise<string> {
  const rows: unknown[] = []
  for (const table of Object.values(schema))
    if (is(table, PgTable)) rows.push(...(await server.database.db.select().from(table)))
  return JSON.stringify(rows)
}

test('while an order is open the account stays, and what would be lost is told', async () => {
  const before = await leaving()
  expect(before.openOrders).toBeGreaterThan(0)
  expect(before.coupons).toBeGreaterThan(0)
  const answer = await ask()
  expect(answer).toMatchObject({ code: ErrorCode.business })
  expect(answer.message).toContain('完成或退款后才能注销账号')
  expect((await leaving()).erasedAfter).toBeNull()
})

test('an order that can still give money back keeps the account: a missed visit, items that were not done, money on its way', async () => {
  await finishOrders()
  const order = await oneOrder()
  expect((await leaving()).openOrders).toBe(0)
  await order.status(ORDER_STATUS.noShow)
  expect(await ask()).toMatchObject({
    code: ErrorCode.business,
    message: expect.stringContaining('还能退款')
  })
  await order.status(ORDER_STATUS.reported)
  await order.undone('XR001', 'US001')
  expect((await leaving()).openOrders).toBe(1)
  // One of the two was taken back, then both.
  await order.refunded(REFUND_STATE.done, 'XR001')
  expect((await leaving()).openOrders).toBe(1)
  await order.refunded(REFUND_STATE.withdrawn, 'XR001', 'US001')
  expect((await leaving()).openOrders).toBe(1)
  await order.refunded(REFUND_STATE.returning, 'XR001', 'US001')
  expect((await leaving()).openOrders).toBe(1)
  await order.refunded(REFUND_STATE.done, 'XR001', 'US001')
  expect((await leaving()).openOrders).toBe(0)
  await order.refunded(REFUND_STATE.manual)
  await order.status(ORDER_STATUS.refunded)
  expect((await leaving()).openOrders).toBe(1)
  await order.refunded(REFUND_STATE.done)
  expect((await leaving()).openOrders).toBe(0)
})

test('who leaves has a week to take it back, and is logged out elsewhere', async () => {
  await finishOrders()
  const other = await server.login(PHONE)
  expect((await ask()).code).toBe(ErrorCode.ok)
  expect((await server.call('account.leaving', {}, { session: other })).code).toBe(ErrorCode.tokenInvalid)
  expect((await leaving()).erasedAfter).toBe(server.clock.now().getTime() + 7 * DAY_MS)
  expect((await server.call('account.keep', {}, { session })).results.erasedAfter).toBeNull()
  server.clock.advance(8 * DAY_MS)
  await runJob()
  expect((await server.login(PHONE)).userInfo.user_id).toBe(session.userInfo.user_id)
})

test('a wrong code, or one of a login, erases nothing', async () => {
  await finishOrders()
  const answer = await server.callRaw('account.erase', { code: '000000' }, { session })
  expect(answer.message).toBe('请先获取验证码')
  expect((await leaving()).erasedAfter).toBeNull()
})

test('after a week nothing names the person any more, and the orders are still there', async () => {
  await finishOrders()
  const { user_id: id } = session.userInfo
  const people = (await server.call('contacts.list', {}, { session })).results
  await server.call(
    'account.suggest',
    { kind: 'page', text: '陈予安觉得字太小', contact: PHONE },
    { session }
  )
  const [finished] = await server.database.db
    .select()
    .from(schema.orders)
    .where(eq(schema.orders.userId, id))
    .limit(1)
  const { orderNum } = finished!
  await server.call('review.save', { orderNum, score: 4, content: '护士手法很轻柔' }, { session })
  await putInCart('CARTLINE1')
  const told = { name: '陈予安', mobile: PHONE, region: '河北省-保定市-莲池区', detail: '莲池路9号' }
  await server.call('address.save', told, { session })
  const orders = () => server.database.db.select().from(schema.orders).where(eq(schema.orders.userId, id))
  const before = (await orders()).map(({ orderNum, paidFen }) => [orderNum, paidFen])
  expect(before.length).toBeGreaterThan(3)
  await ask()
  server.clock.advance(7 * DAY_MS - 1)
  await runJob()
  expect(await everything()).toContain('陈予安')
  server.clock.advance(1)
  await runJob()
  const left = await everything()
  const named = people.flatMap(({ name, mobile, id_number }) => [name, mobile, id_number])
  for (const text of [...named, PHONE, '莲池路9号', '字太小', '手法很轻柔', 'CARTLINE1'])
    expect(left).not.toContain(text)
  expect((await orders()).map(({ orderNum, paidFen }) => [orderNum, paidFen])).toEqual(before)
})

test('an order placed meanwhile keeps the account until it is over', async () => {
  await finishOrders()
  await ask()
  const [order] = await server.database.db
    .select()
    .from(schema.orders)
    .where(eq(schema.orders.userId, session.userInfo.user_id))
    .limit(1)
  const set = (status: (typeof ORDER_STATUS)['toVisit' | 'done']) =>
    server.database.db
      .update(schema.orders)
      .set({ status })
      .where(eq(schema.orders.orderNum, order?.orderNum ?? ''))
  await set(ORDER_STATUS.toVisit)
  server.clock.advance(8 * DAY_MS)
  await runJob()
  expect(await everything()).toContain('陈予安')
  await set(ORDER_STATUS.done)
  await runJob()
  expect(await everything()).not.toContain('陈予安')
})

const onPostgres = process.env['TEST_DATABASE_URL'] ? test : test.skip
onPostgres('an order that is being placed at that moment keeps the account too', async () => {
  const { db } = server.database
  const userId = session.userInfo.user_id
  await finishOrders()
  await ask()
  server.clock.advance(8 * DAY_MS)
  const erased = await transact(db, async (tx) => {
    await tx.execute(
      sql`insert into orders select (jsonb_populate_record(null::orders,
            to_jsonb(o) || '{"order_num": "CA20260520BETWEEN", "status": 0, "same_key": null}')).*
          from orders o where user_id = ${userId} limit 1`
    )
    const running = eraseAccount(db, userId, server.clock.now())
    await pause(300)
    return { running }
  })
  expect(await erased.running).toBe(false)
})

test('the same number makes a new account, which sees nothing of the old one', async () => {
  await finishOrders()
  await ask()
  server.clock.advance(7 * DAY_MS)
  await runJob()
  const fresh = await server.login(PHONE)
  expect(fresh.userInfo.user_id).not.toBe(session.userInfo.user_id)
  expect((await server.call('contacts.list', {}, { session: fresh })).results).toEqual([])
})

test('the export has everything of its user and of nobody else', async () => {
  await putInCart('CARTLINE1')
  expect((await server.call('article.mark', { id: 9004, kind: 'saved', on: true }, { session })).code).toBe(
    ErrorCode.ok
  )
  const { fileName, text } = (await server.call('account.export', {}, { session })).results
  expect(fileName).toBe('我的数据-2026-05-20.json')
  const content: Record<string, unknown[]> = JSON.parse(text)
  expect(Object.keys(content)).toEqual(
    expect.arrayContaining([
      '账号',
      '家人',
      '收货地址',
      '订单',
      '报告',
      '血糖记录',
      '消息',
      '授权',
      '登录设备'
    ])
  )
  expect(content['家人']).toHaveLength(5)
  const line = { productCode: 'CARTLINE1', skuId: '', quantity: 1, price: 199 }
  expect(content['购物车和收藏']).toEqual({
    ...{ 购物车: [line], 收藏: [line] },
    ...{ 收藏的文章: [expect.objectContaining({ title: '糖化血红蛋白6.1%意味着什么' })], 说有用的文章: [] }
  })
  expect(content['订单']?.length).toBeGreaterThan(3)
  expect(text).not.toContain('赵一鸣')
})
