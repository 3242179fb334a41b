import { asc, eq, sql } from 'drizzle-orm'
import { migrateBefore } from '../testing/migrations'
import { TEST_NOW } from '../testing/test-app'
import { openEmptyDatabase } from '../testing/test-database'
import type { Database } from './client'
import { prepareDatabase } from './migrate'
import { orderClaims, orderPeople, orders } from './schema'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrateBefore(database, 'claims_of_parts')
  await writeOldRows()
  await prepareDatabase(database, null)
})
afterAll(() => database?.close())

const PERSON = orderPeople.person.mapToDriverValue({
  contactsId: null,
  name: '旧日人',
  mobile: '13700000043'
})
const EXTRA = orders.extra.mapToDriverValue({})
const UNPAID = 0
const PAID = 2

/** As the servers of that time wrote them: claims knew their order alone, and a recipient had the hash of a choice. */
async function writeOldRows(): Promise<void> {
  const { db } = database
  await db.execute(
    sql`insert into users (id, phone, name, created_at) values ('u1', '13700000043', '', ${TEST_NOW})`
  )
  const write = async (num: string, kind: string, payStatus: number, minutes = 30) => {
    const deadline = new Date(TEST_NOW.getTime() + minutes * 60_000)
    await db.execute(
      sql`insert into pay_orders (pay_order_num, user_id, state, deadline) values (${'PAY' + num}, 'u1', 'open', ${deadline})`
    )
    await db.execute(
      sql`insert into orders (order_num, pay_order_num, user_id, order_type, kind, product_category, product_code, product_name,
            pay_status, report_state, status, total_fen, payable_fen, lines, coupon_ids, comefrom, extra, created_at)
          values (${num}, ${'PAY' + num}, 'u1', 1, ${kind}, 1, 'P1', '', ${payStatus}::int, 0, 0, 1000, 1000, '[]', '[]', 50, ${EXTRA}, ${TEST_NOW})`
    )
    const role = kind === 'checkup' ? 'examinee' : 'recipient'
    await db.execute(
      sql`insert into order_people (order_num, role, person, person_hash) values (${num}, ${role}, ${PERSON}, ${`hash of ${role}`})`
    )
    await db.execute(
      sql`insert into order_lines (id, order_num, role, product_code, sku_id, name, unit_fen, payable_fen)
          values (${num + '-01'}, ${num}, 'product', 'P1', 'S1', '', 1000, 1000), (${num + '-02'}, ${num}, 'freight', '', null, '', 0, 0)`
    )
    if (kind !== 'checkup') return
    await db.execute(
      sql`insert into order_visits (id, order_num, no, state, slot_id, date) values (${num + '-V1'}, ${num}, 1, 'asked', 7, '2026-06-02')`
    )
  }
  await write('A-visit', 'checkup', UNPAID)
  await write('B-paid', 'checkup', PAID)
  await write('C-goods', 'health-selection', UNPAID)
  await write('D-over', 'checkup', UNPAID, -1)
  await db.execute(
    sql`insert into holds (id, user_id, slot_row_id, product_code, persons, state, order_num, created_at, expires_at)
        values ('h1', 'u1', 7, 'P1', 1, 'booked', 'A-visit', ${TEST_NOW}, ${TEST_NOW}),
          ('h2', 'u1', 8, 'P1', 1, 'booked', 'A-visit', ${TEST_NOW}, ${TEST_NOW})`
  )
  await db.execute(
    sql`insert into order_claims (pay_order_num, order_num, user_id, kind, resource, amount)
        values ('PAYA-visit', 'A-visit', 'u1', 'seat', '7', 1), ('PAYB-paid', 'B-paid', 'u1', 'seat', '9', 1),
          ('PAYB-paid', 'B-paid', 'u1', 'flash', 'SK1', 1), ('PAYC-goods', 'C-goods', 'u1', 'sku', 'S1', 2),
          ('PAYC-goods', null, 'u1', 'coupon', 'uc1', 1)`
  )
}

test('claims from before they told it are of their visit with its hold, or of their line', async () => {
  const rows = await database.db.select().from(orderClaims).orderBy(asc(orderClaims.id))
  expect(rows.map(({ kind, visitId, lineId, data }) => [kind, visitId, lineId, data])).toEqual([
    ['seat', 'A-visit-V1', null, { holdId: 'h1' }],
    // Of a slot that is not that of its visit.
    ['seat', null, null, {}],
    ['flash', null, 'B-paid-01', {}],
    ['sku', null, 'C-goods-01', {}],
    ['coupon', null, null, {}]
  ])
})

test('what waits for its payment says what it is, of two that are the same the one that can be paid for longer', async () => {
  const rows = await database.db.select().from(orders).orderBy(asc(orders.orderNum))
  expect(rows.map(({ orderNum, sameKey }) => [orderNum, sameKey])).toEqual([
    ['A-visit', 'visit|u1|P1|hash of examinee|2026-06-02'],
    ['B-paid', null],
    ['C-goods', 'goods|u1|P1|hash of recipient'],
    ['D-over', null]
  ])
})

test('a recipient has no hash of a person', async () => {
  const [recipient] = await database.db.select().from(orderPeople).where(eq(orderPeople.role, 'recipient'))
  expect(recipient).toMatchObject({ orderNum: 'C-goods', personHash: null, person: { name: '旧日人' } })
})
