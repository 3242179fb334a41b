/** Rules of money and stock at the edge where breaking them shows. */
import { sql, type SQL } from 'drizzle-orm'
import type { PriceChange } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { addDays } from '@/domain/date'
import { rowsOf } from '../../../db/client'
import { orderInput, VISIT_DATE, VISIT_SLOT } from '../../../testing/ordering'
import { server, session, steps, testOrders } from '../../../testing/order-tests'

const MINUTE_MS = 60_000
const PLACE = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId: VISIT_SLOT.timeSpanId }

testOrders()

const run = (statement: SQL) => server.database.db.execute(statement)
const count = async (statement: SQL) =>
  (await rowsOf<{ count: number }>(server.database.db, statement))[0]?.count
/** The rows as they were, after what the test did with them. */
async function changed(change: SQL, back: SQL, work: () => Promise<void>): Promise<void> {
  await run(change)
  try {
    await work()
  } finally {
    await run(back)
  }
}

describe('a coupon’s minimum', () => {
  const exchange = {
    customAddPackage: [{ addPackageId: 6202, itemCodeList: ['TH003'] }],
    addItemConfigId: 8101
  }
  const withCoupon = { ...exchange, couponCode: 'CP-PL50' }
  test.each([
    ['one fen above base and add-ons', 127801, ErrorCode.discountUnavailable],
    ['base and add-ons', 127800, ErrorCode.ok]
  ])('an exchange item does not count towards it: %s', async (_name, minimum, code) => {
    const kept = await rowsOf<{ threshold: number; minimum: number }>(
      server.database.db,
      sql`select (select threshold_fen from exchange_offers where id = 8101) as threshold,
            (select min_amount_fen from coupons where coupon_code = 'CP-PL50') as minimum`
    )
    await run(sql`update exchange_offers set threshold_fen = 100 where id = 8101`)
    await changed(
      sql`update coupons set min_amount_fen = ${minimum} where coupon_code = 'CP-PL50'`,
      sql`update coupons set min_amount_fen = ${kept[0]?.minimum} where coupon_code = 'CP-PL50'`,
      async () => expect((await steps.complete(session, withCoupon)).code).toBe(code)
    )
    await run(sql`update exchange_offers set threshold_fen = ${kept[0]?.threshold} where id = 8101`)
  })
})

test('27004 tells that lines changed although their sum is the same', async () => {
  const customAddPackage = [{ addPackageId: 6202, itemCodeList: ['TH003', 'TH004'] }]
  const input = { orgCode: 'H1001', productCode: 'CK1003', rtime: VISIT_DATE, customAddPackage }
  const quoted = (await server.call('addon.quote', input, { session })).results[0]!
  const shift = (fen: number) =>
    sql`update check_items set sale_price_fen = sale_price_fen + case item_code when 'TH003' then ${fen}::int else -${fen}::int end
        where item_code in ('TH003', 'TH004')`
  await changed(shift(100), shift(-100), async () => {
    const body = orderInput({ customAddPackage, priceVersion: quoted.priceVersion })
    const answer = await server.callRaw('order.complete', body, { session })
    expect(answer.code).toBe(ErrorCode.priceChanged)
    const [change] = answer.results as PriceChange[]
    expect([change?.oldPrice, change?.newPrice]).toEqual([quoted.userPayPrice, quoted.userPayPrice])
    expect(change?.priceVersion).not.toBe(quoted.priceVersion)
  })
})

test('27004 a price that was quoted for another branch is no price of this one', async () => {
  const input = { orgCode: 'H1003', productCode: 'CK1003', rtime: VISIT_DATE, customAddPackage: [] }
  const { priceVersion } = (await server.call('addon.quote', input, { session })).results[0]!
  expect((await steps.complete(session, { priceVersion })).code).toBe(ErrorCode.priceChanged)
  expect((await steps.complete(session, { priceVersion, hospitalId: 'H1003' })).code).toBe(ErrorCode.ok)
})

test('of two coupons of one code the free one is spent while an order holds the other', () =>
  changed(
    sql`insert into user_coupons (id, user_id, coupon_code, status, granted_at, expires_at)
        select 'uc-second', user_id, coupon_code, 'unused', granted_at, expires_at + interval '1 day'
        from user_coupons where user_id = 'u1001' and coupon_code = 'CP-XY1'`,
    sql`delete from user_coupons where id = 'uc-second'`,
    async () => {
      const withCoupon = (days: number) => ({ regDate: addDays(VISIT_DATE, days), couponCode: 'CP-XY1' })
      await steps.placed(session, withCoupon(0))
      await steps.placed(session, withCoupon(1))
      expect((await steps.complete(session, withCoupon(2))).code).toBe(ErrorCode.discountUnavailable)
    }
  ))

test('a payment is not opened from the deadline on, and is until then', async () => {
  const early = await steps.placed(session)
  server.clock.advance(30 * MINUTE_MS - 1)
  expect((await steps.create(session, early.orderNum)).code).toBe(ErrorCode.ok)
  const late = await steps.placed(session, { regDate: addDays(VISIT_DATE, 1) })
  server.clock.advance(30 * MINUTE_MS)
  expect((await steps.create(session, late.orderNum)).code).toBe(ErrorCode.business)
  expect(
    await count(sql`select count(*)::int as count from payments where pay_order_num = ${late.payOrderNum}`)
  ).toBe(0)
})

test('27201 a hold that ran out among more than are ended at once is not extended', async () => {
  const { results } = await server.call('hold.take', { ...PLACE, persons: 1 }, { session })
  server.clock.advance(10 * MINUTE_MS)
  await run(
    sql`insert into holds (id, device_token, slot_row_id, product_code, state, created_at, expires_at)
        select 'a' || number, 'device-' || number, slot_row_id, product_code, 'held', created_at, expires_at
        from holds, generate_series(1, 1000) as number where id = ${results.holdId}`
  )
  await run(
    sql`update slots set taken = taken + 1000 from holds where holds.id = ${results.holdId} and slots.id = slot_row_id`
  )
  const answer = await server.callRaw('hold.extend', { holdId: results.holdId }, { session })
  expect(answer).toMatchObject({
    code: ErrorCode.holdExpired,
    message: '为您保留的名额已失效，请重新选择时段'
  })
})

test('nobody keeps a slot for ever by ordering and cancelling: after an hour others shall have it', async () => {
  const take = () => server.callRaw('hold.take', { ...PLACE, persons: 1 }, { session })
  for (let turn = 0; turn < 6; turn += 1) {
    const held = await server.call('hold.take', { ...PLACE, persons: 1 }, { session })
    expect(held.code).toBe(ErrorCode.ok)
    const { orderNum } = await steps.placed(session, { holdId: held.results.holdId })
    await server.call('order.cancel', { id: orderNum }, { session })
  }
  expect(await take()).toMatchObject({
    code: ErrorCode.quotaFull,
    message: '您保留该时段的时间已到上限，请提交订单或选择其他时段'
  })
})

describe('a product for two persons', () => {
  const two = (work: () => Promise<void>) =>
    changed(
      sql`update products set persons = 2 where product_code = 'CK1003'`,
      sql`update products set persons = 1 where product_code = 'CK1003'`,
      work
    )

  test('an order takes two seats, and gives back two', () =>
    two(async () => {
      const before = await steps.remaining()
      const order = await steps.placed(session)
      expect(await steps.remaining()).toBe(before - 2)
      await server.call('order.cancel', { id: order.orderNum }, { session })
      expect(await steps.remaining()).toBe(before)
    }))

  test('27002 one seat is not enough, neither to order nor to hold', () =>
    two(async () => {
      await steps.setRemaining(1)
      expect((await steps.complete(session)).code).toBe(ErrorCode.quotaFull)
      const held = await server.call('hold.take', { ...PLACE, persons: 1 }, { session })
      expect(held.code).toBe(ErrorCode.quotaFull)
      expect(await steps.remaining()).toBe(1)
    }))

  test('who finds no two seats is offered no slot with one', () =>
    two(async () => {
      for (const slotId of [101, 102, 103, 104]) await steps.setRemaining(1, VISIT_DATE, slotId)
      await steps.setRemaining(2, VISIT_DATE, 105)
      const { code, results } = await server.callRaw('order.complete', orderInput(), { session })
      expect(code).toBe(ErrorCode.quotaFull)
      expect(results).toContainEqual(
        expect.objectContaining({ hospitalId: 'H1001', date: VISIT_DATE, slotId: 105 })
      )
    }))

  test('a hold for two gives both seats back, released or run out', () =>
    two(async () => {
      const before = await steps.remaining()
      const take = () => server.call('hold.take', { ...PLACE, persons: 1 }, { session })
      const { holdId } = (await take()).results
      expect(await steps.remaining()).toBe(before - 2)
      await server.call('hold.release', { holdId }, { session })
      expect(await steps.remaining()).toBe(before)
      await take()
      server.clock.advance(10 * MINUTE_MS)
      await steps.tick()
      expect(await steps.remaining()).toBe(before)
    }))

  test('a hold that was taken for two serves one with one seat', async () => {
    const before = await steps.remaining()
    const { results } = await server.call('hold.take', { ...PLACE, persons: 2 }, { session })
    expect(await steps.remaining()).toBe(before - 2)
    const { orderNum } = await steps.placed(session, { holdId: results.holdId })
    expect(await steps.remaining()).toBe(before - 1)
    await server.call('order.cancel', { id: orderNum }, { session })
    expect(await steps.remaining()).toBe(before)
  })

  test('a hold that was taken for one does not serve two', async () => {
    const before = await steps.remaining()
    const { results } = await server.call('hold.take', { ...PLACE, persons: 1 }, { session })
    await two(async () => {
      await steps.placed(session, { holdId: results.holdId })
      expect(await steps.remaining()).toBe(before - 2)
    })
  })
})

test('a slot that counts fewer seats than its holds have keeps these, and no others', async () => {
  const take = async (slotId: number) =>
    (await server.call('hold.take', { ...PLACE, slotId, persons: 1 }, { session })).results.holdId
  const [wrong, right] = [await take(102), await take(103)]
  await run(sql`update slots set taken = 0 from holds where holds.id = ${wrong} and slots.id = slot_row_id`)
  server.clock.advance(11 * MINUTE_MS)
  await steps.tick()
  const due = (id: string) =>
    count(sql`select count(*)::int as count from holds where id = ${id} and state = 'held'`)
  expect([await due(wrong), await due(right)]).toEqual([1, 0])
})

describe('the booking window', () => {
  // 90 days after 2026-05-20.
  const last = '2026-08-18'
  test.each([
    ['the last day', last, ErrorCode.ok],
    ['the day after it', addDays(last, 1), ErrorCode.scheduleChanged]
  ])('27003 %s, both with an open slot', async (_name, date, code) => {
    await run(sql`delete from slots where date = ${date} and org_code = 'H1001' and kind = 'checkup'`)
    await run(
      sql`insert into slots (org_code, date, kind, slot_id, timespan, ampm, capacity, blocked)
          values ('H1001', ${date}, 'checkup', ${VISIT_SLOT.timeSpanId}, ${VISIT_SLOT.timespanStr}, 1, 3, 0)`
    )
    expect((await steps.complete(session, { regDate: date })).code).toBe(code)
    const held = await server.call('hold.take', { ...PLACE, date, persons: 1 }, { session })
    expect(held.code).toBe(code)
  })
})

describe('a slot whose capacity was reduced gives out no more seats than it has', () => {
  const cutTo = (capacity: number) =>
    run(sql`update slots set capacity = ${capacity}, blocked = 0 where org_code = 'H1001' and kind = 'checkup'
        and date = ${VISIT_DATE} and slot_id = ${VISIT_SLOT.timeSpanId}`)
  const cancel = async ({ orderNum }: { orderNum: string }) =>
    expect((await server.call('order.cancel', { id: orderNum }, { session })).code).toBe(ErrorCode.ok)

  test('when orders are cancelled, also while more are taken than there are', async () => {
    const orders = [await steps.placed(session), await steps.placed(session, { productCode: 'CK1009' })]
    await cutTo(1)
    expect(await steps.remaining()).toBe(0)
    for (const [index, order] of orders.entries()) {
      await cancel(order)
      expect(await steps.remaining()).toBe(index)
    }
  })

  test('when a hold is released, and when one runs out', async () => {
    const take = async () => (await server.call('hold.take', { ...PLACE, persons: 1 }, { session })).results
    const { holdId } = await take()
    await cutTo(4)
    expect((await server.call('hold.release', { holdId }, { session })).code).toBe(ErrorCode.ok)
    expect(await steps.remaining()).toBe(4)
    await take()
    await cutTo(2)
    server.clock.advance(11 * MINUTE_MS)
    await steps.tick()
    expect(await steps.remaining()).toBe(2)
  })
})
