import { and, asc, eq, sql } from 'drizzle-orm'
import { migrateBefore } from '../testing/migrations'
import { TEST_NOW } from '../testing/test-app'
import { openEmptyDatabase } from '../testing/test-database'
import type { Database } from './client'
import { prepareDatabase } from './migrate'
import { flashSales, orderClaims, orders, slots, userCoupons } from './schema'
import { claimsLeft, giveBack } from '../ordering/claims'
import { wrongCounts } from '../testing/stock'
import { transact } from './transact'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database?.close())

const SEALED = orders.extra.mapToDriverValue({})
/** Pay states of that time. */
const UNPAID = 0
const PAID = 2
const CLOSED = 4
const REFUNDED = 5

/** As the servers of that time wrote them: what was left of a stock was a number by itself. */
async function writeOldRows(): Promise<void> {
  const { db } = database
  await db.execute(
    sql`insert into users (id, phone, name, created_at) values ('u1', '13700000043', '', ${TEST_NOW})`
  )
  await db.execute(
    sql`insert into cities (city_code, city_name, provider_code, initial, lat, lon) values ('T1', '甲市', '1', 'J', 0, 0)`
  )
  await db.execute(
    sql`insert into branches (org_code, city_code, name, address, area_name, lat, lon, open_hours, facilities, tags, kinds,
          capacity_per_day, base_occupancy, closed_weekdays, exclude_item_codes, full_dates)
        values ('H1', 'T1', '门店', '', '', 0, 0, '', '[]', '[]', '[]', 20, 0, '[]', '[]', '[]')`
  )
  await db.execute(
    sql`insert into slots (id, org_code, date, kind, slot_id, timespan, ampm, capacity, remaining) values
          (1, 'H1', '2026-06-02', 'checkup', 101, '08:00-08:30', 1, 20, 9),
          (2, 'H1', '2026-06-02', 'checkup', 102, '08:30-09:00', 1, 20, 20)`
  )
  const product = (code: string, persons: number) =>
    db.execute(
      sql`insert into products (product_code, kind, category, product_type, order_type, name, sale_price_fen, market_price_fen,
            persons, tags, keywords, images, refund_rule, reasons, notice, extra, created_at, suit_for, process, channels)
          values (${code}, 'checkup', 5, 1, 1, '套餐', 100000, 100000, ${persons}::int, '[]', '[]', '[]', '', '[]', '[]', '{}', ${TEST_NOW}, '[]', '[]', '[]')`
    )
  await product('CK1', 1)
  await product('CK2', 2)
  await db.execute(
    sql`insert into flash_sales (activity_id, product_code, price_fen, stock, remaining, start_at, end_at)
        values ('SK1', 'CK1', 1, 100, 60, ${TEST_NOW}, ${TEST_NOW})`
  )
  const write = (
    num: string,
    code: string,
    payStatus: number,
    flash: string | null = null,
    coupons: string[] = []
  ) =>
    db.execute(
      sql`insert into orders (order_num, pay_order_num, user_id, order_type, kind, product_category, product_code, product_name,
            pay_status, appointment_state, report_state, total_fen, payable_fen, paid_fen, lines, addons, coupon_ids, slot_row_id,
            flash_activity_id, comefrom, extra, created_at, pay_deadline)
          values (${num}, ${'PAY' + num}, 'u1', 1, 'checkup', 5, ${code}, '', ${payStatus}::int, 1, 0, 100000, 100000, 0, '[]', '[]',
            ${JSON.stringify(coupons)}::jsonb, 1, ${flash}, 50, ${SEALED}, ${TEST_NOW}, ${TEST_NOW})`
    )
  await db.execute(
    sql`insert into coupons (coupon_code, name, coupon_type, batch_type, kinds) values ('C', '', 1, 1, '[]')`
  )
  await db.execute(
    sql`insert into user_coupons (id, user_id, coupon_code, status, order_num, granted_at, expires_at)
        values ('uc1', 'u1', 'C', 'locked', 'A-unpaid', ${TEST_NOW}, ${TEST_NOW})`
  )
  await write('A-unpaid', 'CK1', UNPAID, 'SK1', ['uc1'])
  await write('B-paid-for-two', 'CK2', PAID)
  await write('C-closed', 'CK1', CLOSED, 'SK1')
  await write('D-refunded', 'CK1', REFUNDED)
  const hold = (id: string, state: string, persons: number, orderNum: string | null = null) =>
    db.execute(
      sql`insert into holds (id, user_id, slot_row_id, product_code, persons, state, order_num, created_at, expires_at)
          values (${id}, 'u1', 1, 'CK1', ${persons}::int, ${state}, ${orderNum}, ${TEST_NOW}, ${TEST_NOW})`
    )
  await hold('h1', 'held', 3)
  await hold('h2', 'expired', 1)
  // The order has the seats of its hold, whatever its product is for by now.
  await hold('h3', 'booked', 2, 'A-unpaid')
}

test('a database that counted what is left keeps it, and knows who has the rest', async () => {
  await migrateBefore(database, 'taken')
  await writeOldRows()
  await prepareDatabase(database, null)
  const counts = {
    capacity: slots.capacity,
    taken: slots.taken,
    blocked: slots.blocked,
    left: slots.remaining
  }
  // 2 of the unpaid order, 2 of the paid one, 3 held; 4 were never sold here.
  expect(await database.db.select(counts).from(slots).orderBy(asc(slots.id))).toEqual([
    { capacity: 20, taken: 7, blocked: 4, left: 9 },
    { capacity: 20, taken: 0, blocked: 0, left: 20 }
  ])
  const sales = { stock: flashSales.stock, taken: flashSales.taken, left: flashSales.remaining }
  expect(await database.db.select(sales).from(flashSales)).toEqual([{ stock: 61, taken: 1, left: 60 }])
})

test('what its orders have are claims, which go back as those of today', async () => {
  const { db } = database
  const rows = await db
    .select()
    .from(orderClaims)
    .orderBy(asc(orderClaims.payOrderNum), asc(orderClaims.kind))
  expect(rows.map((row) => [row.orderNum, row.kind, row.resource, row.amount, row.givenBack])).toEqual([
    [null, 'coupon', 'uc1', 1, 0],
    ['A-unpaid', 'flash', 'SK1', 1, 0],
    ['A-unpaid', 'seat', '1', 2, 0],
    ['B-paid-for-two', 'seat', '1', 2, 0],
    ['C-closed', 'flash', 'SK1', 1, 1],
    ['C-closed', 'seat', '1', 1, 1],
    ['D-refunded', 'seat', '1', 1, 1]
  ])
  expect(await wrongCounts(db)).toEqual([])
  await transact(db, async (tx) =>
    giveBack(tx, await claimsLeft(tx, { payOrderNum: 'PAYA-unpaid' }), TEST_NOW)
  )
  expect(await wrongCounts(db)).toEqual([])
  const [slot] = await db.select().from(slots).where(eq(slots.id, 1))
  expect(slot?.taken).toBe(5)
  const free = and(eq(userCoupons.id, 'uc1'), eq(userCoupons.status, 'unused'))
  expect(await db.select().from(userCoupons).where(free)).toHaveLength(1)
})
