/** What changes between judging an order and writing it. */
import { setTimeout } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { type MockInstance, vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import { addDays } from '@/domain/date'
import { rowsOf } from '../../../db/client'
import * as stock from '../../../stock/queries/stock'
import { VISIT_DATE, VISIT_SLOT } from '../../../testing/ordering'
import * as placing from './place-order'
import { server, session, steps, testOrders } from '../../../testing/order-tests'

const { placeOrder } = placing
const { slotAt: found } = stock
let place: MockInstance<typeof placeOrder>
let slotAt: MockInstance<typeof found>

testOrders()
// The runner restores mocks before each test.
beforeEach(() => {
  place = vi.spyOn(placing, 'placeOrder')
  slotAt = vi.spyOn(stock, 'slotAt')
})

/** The change is made after the order was judged, before it is written: so often. */
function between(change: SQL, times = 1): void {
  for (let time = 0; time < times; time += 1) {
    place.mockImplementationOnce(async (db, input) => {
      await server.database.db.execute(change)
      return placeOrder(db, input)
    })
  }
}
const countOrders = async () => {
  const [row] = await rowsOf<{ count: number }>(
    server.database.db,
    sql`select count(*)::int as count from orders where order_num not like 'CA________0___'`
  )
  return row?.count ?? -1
}
const ADDONS = [{ addPackageId: 6202, itemCodeList: ['TH003'] }]

describe('the catalogue', () => {
  test('another product, another branch and an item that was not chosen do not stand in an order’s way', async () => {
    between(sql`update products set sale_price_fen = sale_price_fen + 100 where product_code = 'CK1004'`)
    await steps.placed(session, { customAddPackage: ADDONS })
    between(sql`update branches set name = name where org_code = 'H1002'`)
    await steps.placed(session, { customAddPackage: ADDONS, regDate: addDays(VISIT_DATE, 1) })
    between(sql`update check_items set name = name where item_code = 'HE005'`)
    await steps.placed(session, { customAddPackage: ADDONS, regDate: addDays(VISIT_DATE, 2) })
    expect(place).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['the product', sql`update products set sale_price_fen = 109901 where product_code = 'CK1003'`, 1297.01],
    ['what it contains', sql`update product_items set sort = sort where product_code = 'CK1003'`, 1278],
    ['the branch', sql`update branches set name = name where org_code = 'H1001'`, 1278],
    [
      'the chosen item',
      sql`update check_items set sale_price_fen = 19901 where item_code = 'TH003'`,
      1279.01
    ],
    ['a rule', sql`update item_rules set message = message`, 1278]
  ])('what the order is priced by is judged again: %s', async (_what, change, price) => {
    between(change)
    try {
      const order = await steps.placed(session, { customAddPackage: ADDONS })
      expect([order.payPrice, place.mock.calls.length]).toEqual([price, 2])
      expect(await countOrders()).toBe(1)
    } finally {
      await server.database.db.execute(
        sql`update check_items set sale_price_fen = 19800 where item_code = 'TH003'`
      )
    }
  })

  test('a branch that does not take the product any more refuses', async () => {
    const [taken] = await rowsOf<{ count: number }>(
      server.database.db,
      sql`select count(*)::int as count from product_branches where product_code = 'CK1003'`
    )
    expect(taken?.count).toBeGreaterThan(1)
    between(sql`delete from product_branches where product_code = 'CK1003' and org_code = 'H1001'`)
    try {
      expect((await steps.complete(session)).code).toBe(ErrorCode.badParameter)
    } finally {
      await server.database.db.execute(sql`insert into product_branches values ('CK1003', 'H1001')`)
    }
  })

  test('a product that changes without end: the order is judged three times, then with what it is priced by kept as it is', async () => {
    const before = await steps.remaining()
    const raised = sql`update products set sale_price_fen = sale_price_fen + 100 where product_code = 'CK1003'`
    between(raised, 3)
    let late: Promise<unknown> | undefined
    place.mockImplementationOnce(async (db, input) => {
      late = server.database.db.execute(raised).then(() => 'changed')
      expect(await Promise.race([late, setTimeout(100, 'waits')])).toBe('waits')
      return placeOrder(db, input)
    })
    try {
      const order = await steps.placed(session)
      expect([order.payPrice, place.mock.calls.length]).toEqual([1083, 4])
      expect(await late).toBe('changed')
      expect([await countOrders(), await steps.remaining()]).toEqual([1, before - 1])
    } finally {
      await late
      await server.database.db.execute(
        sql`update products set sale_price_fen = sale_price_fen - 400 where product_code = 'CK1003'`
      )
    }
  })

  test('what keeps it as it is may be refused itself: nothing is written, and the shop can change again', async () => {
    const before = await steps.remaining()
    between(sql`update products set name = name where product_code = 'CK1003'`, 3)
    const stopped = sql`update slots set open = false where date = ${VISIT_DATE} and slot_id = ${VISIT_SLOT.timeSpanId}`
    place.mockImplementationOnce((db, input) => db.execute(stopped).then(() => placeOrder(db, input)))
    expect((await steps.complete(session)).code).toBe(ErrorCode.scheduleChanged)
    await server.database.db.execute(sql`update products set name = name where product_code = 'CK1003'`)
    expect([await countOrders(), await steps.remaining(), await steps.complete(session)]).toEqual([
      0,
      before,
      expect.objectContaining({ code: ErrorCode.ok })
    ])
  })
})

describe('stock and rights', () => {
  test('27003 a slot that is stopped keeps no seat, although it has some', async () => {
    const before = await steps.remaining()
    slotAt.mockImplementationOnce(async (db, input) => {
      const slot = await found(db, input)
      await server.database.db.execute(sql`update slots set open = false where id = ${slot?.id}`)
      return slot
    })
    const { timeSpanId: slotId } = VISIT_SLOT
    const input = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId, persons: 1 }
    const answer = await server.callRaw('hold.take', input, { session })
    expect([answer.code, slotAt.mock.calls.length]).toEqual([ErrorCode.scheduleChanged, 2])
    expect(await steps.remaining()).toBe(before)
  })

  test('27003 a slot that is stopped takes no order, although it has seats', async () => {
    const before = await steps.remaining()
    between(
      sql`update slots set open = false where date = ${VISIT_DATE} and slot_id = ${VISIT_SLOT.timeSpanId}`
    )
    expect((await steps.complete(session)).code).toBe(ErrorCode.scheduleChanged)
    expect([await countOrders(), await steps.remaining()]).toEqual([0, before])
  })

  test.each([
    ['takes off less', 'discounted_fen = 3000', 1050],
    ['asks for more', 'min_amount_fen = 10000000', ErrorCode.discountUnavailable]
  ])(
    'the discount of a coupon is reckoned again under the lock: it %s now',
    async (_what, terms, expected) => {
      const [kept] = await rowsOf<{ off: number; least: number }>(
        server.database.db,
        sql`select discounted_fen as off, min_amount_fen as least from coupons where coupon_code = 'CP-PL50'`
      )
      between(sql`update coupons set ${sql.raw(terms)} where coupon_code = 'CP-PL50'`)
      try {
        const { code, results } = await steps.complete(session, { couponCode: 'CP-PL50' })
        expect(code === ErrorCode.ok ? results[0]?.payPrice : code).toBe(expected)
        const written = await rowsOf<{ off: number }>(
          server.database.db,
          sql`select discount_fen as off from orders where order_num not like 'CA________0___'`
        )
        expect(written).toEqual(code === ErrorCode.ok ? [{ off: 3000 }] : [])
      } finally {
        await server.database.db.execute(
          sql`update coupons set discounted_fen = ${kept?.off}, min_amount_fen = ${kept?.least} where coupon_code = 'CP-PL50'`
        )
      }
    }
  )

  test('27007 a coupon that runs out is not spent', async () => {
    const before = await steps.remaining()
    const [kept] = await rowsOf<{ at: string }>(
      server.database.db,
      sql`select expires_at::text as at from user_coupons where user_id = 'u1001' and coupon_code = 'CP-PL50'`
    )
    between(
      sql`update user_coupons set expires_at = ${server.clock.now().toISOString()} where user_id = 'u1001' and coupon_code = 'CP-PL50'`
    )
    try {
      expect((await steps.complete(session, { couponCode: 'CP-PL50' })).code).toBe(
        ErrorCode.discountUnavailable
      )
      expect(await steps.couponState('u1001', 'CP-PL50')).toBe('unused')
      expect([await countOrders(), await steps.remaining()]).toEqual([0, before])
    } finally {
      await server.database.db.execute(
        sql`update user_coupons set expires_at = ${kept?.at}::timestamptz where user_id = 'u1001' and coupon_code = 'CP-PL50'`
      )
    }
  })
})
