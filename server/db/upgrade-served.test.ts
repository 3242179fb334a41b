import { sql } from 'drizzle-orm'
import type { Session } from '@/contract/dto/auth'
import { addDays, MINUTE_MS } from '@/domain/date'
import { migrateBefore } from '../testing/migrations'
import { ordering, VISIT_DATE } from '../testing/ordering'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'
import { openEmptyDatabase } from '../testing/test-database'
import { rowsOf, type Database } from './client'
import { prepareDatabase } from './migrate'
import { orders, users } from './schema'

const PHONE = '13700000043'
const SLOT = 500
const PERSON = {
  contactsId: null,
  name: '旧日人',
  mobile: PHONE,
  gender: 1,
  idType: 1,
  idNumber: '99010119880314011X',
  marry: null,
  birthday: '1988-03-14',
  relation: '本人'
}
const LINES = [
  { key: 'base', label: '套餐', note: '旧套餐', amountFen: 108_000 },
  { key: 'addon', label: '加项', note: '2项', amountFen: 29_800 },
  { key: 'exchange', label: '换购', note: '电子秤', amountFen: 1_990 }
]
const ADDONS = [{ addPackageId: 6202, itemCodeList: ['TH003', 'TH004'] }]
const EXTRA = {
  breakfastName: '清淡中式',
  paperReport: '电子报告',
  gifts: [{ productName: '体脂尺', itemNum: 1 }],
  seats: 1
}

/** As the servers before there were pay orders and parts wrote it, with its seat. */
async function writeOrder(
  { db }: Database,
  num: string,
  payStatus: number,
  appointmentState: number
): Promise<void> {
  await db.execute(
    sql`insert into orders (order_num, pay_order_num, user_id, order_type, kind, product_category, product_code, product_name,
          pay_status, appointment_state, report_state, total_fen, payable_fen, paid_fen, lines, addons, coupon_ids, exchange_id, person,
          person_hash, hospital_id, hospital_name, hospital_address, appointment_date, timespan, time_span_id, slot_row_id, comefrom,
          extra, created_at, pay_deadline)
        values (${num}, ${`PAY-${num}`}, 'u-old', 1, 'checkup', 1, 'CK1003', '旧套餐', ${payStatus}::int, ${appointmentState}::int, 0,
          139790, 139790, ${payStatus === 2 ? 139790 : 0}::int, ${JSON.stringify(LINES)}::jsonb, ${JSON.stringify(ADDONS)}::jsonb, '[]', 9,
          ${orders.person.mapToDriverValue(PERSON)}, ${`hash-${num}`}, 'H1001', '旧分院', '旧路一号', ${VISIT_DATE}, '08:00-08:30', 102,
          ${SLOT}::int, 50, ${orders.extra.mapToDriverValue(EXTRA)}, ${TEST_NOW}, ${TEST_NOW}::timestamptz + interval '30 minutes')`
  )
  await db.execute(
    sql`insert into order_claims (pay_order_num, order_num, user_id, kind, resource, amount)
        values (${`PAY-${num}`}, ${num}, 'u-old', 'seat', ${String(SLOT)}, 1)`
  )
}

let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>
beforeAll(async () => {
  const database = await openEmptyDatabase()
  await migrateBefore(database, 'product_skus')
  await database.db.execute(
    sql`insert into users (id, phone, name, created_at) values ('u-old', ${PHONE}, ${users.name.mapToDriverValue('')}, ${TEST_NOW})`
  )
  await writeOrder(database, 'A-unpaid', 0, 1)
  await writeOrder(database, 'B-unpaid', 0, 1)
  await writeOrder(database, 'C-refused', 7, 1)
  await writeOrder(database, 'D-booked', 2, 2)
  await prepareDatabase(database, { now: TEST_NOW, demo: true })
  await database.db.execute(sql`update slots set taken = taken + 4 where id = ${SLOT}::int`)
  server = await createTestApp({ database })
  steps = ordering(server)
  session = await server.login(PHONE)
})
afterAll(() => server?.close())

const takenSeats = async () =>
  (
    await rowsOf<{ taken: number }>(server.database.db, sql`select taken from slots where id = ${SLOT}::int`)
  )[0]?.taken

describe('orders of a server from before there were parts', () => {
  test('are listed and read as they were', async () => {
    const { results } = await server.call('order.list', { x: 1, statusType: 0 }, { session })
    expect(results.list.map(({ orderNum, orderStatus }) => [orderNum, orderStatus]).sort()).toEqual([
      ['A-unpaid', 0],
      ['B-unpaid', 0],
      ['C-refused', 0],
      ['D-booked', 40]
    ])
    const detail = await steps.detail(session, 'D-booked')
    expect(detail).toMatchObject({
      person: { name: '旧**', mobile: '137****0043' },
      appointmentDate: VISIT_DATE,
      timespan: '08:00-08:30',
      hospitalId: 'H1001',
      hospitalName: '旧分院',
      hospAddress: '旧路一号',
      appointmentState: 2,
      breakfastName: '清淡中式',
      paperReport: '电子报告',
      exchange: { productName: '电子秤', price: 19.9 },
      gifts: [{ productName: '体脂尺', itemNum: 1 }],
      userPayPrice: 1397.9
    })
    expect(detail.addItems.map(({ itemCode }) => itemCode)).toEqual(['TH003', 'TH004'])
    expect(detail.lines.map(({ amount }) => amount)).toEqual([1080, 298, 19.9])
    expect(detail.credential).not.toBeNull()
    const plan = await server.call('order.prepPlan', { orderNum: 'D-booked' }, { session })
    expect(plan.results.steps[0]?.at).toBe(`${addDays(VISIT_DATE, -1)} 20:00`)
    const next = await server.call('order.next', {}, { session })
    expect(next.results.map(({ orderNum }) => orderNum)).toEqual(['D-booked'])
    const again = await server.call('addon.again', { orderNum: 'D-booked', orgCode: 'H1001' }, { session })
    expect(again.results[0]?.itemCodes).toEqual(['TH003', 'TH004'])
  })

  test('are paid', async () => {
    for (const id of ['A-unpaid', 'C-refused']) {
      await steps.pay(session, id)
      expect([id, await steps.status(session, id)]).toEqual([id, 40])
    }
    expect(await takenSeats()).toBe(4)
  })

  test('are cancelled, and their seats go back', async () => {
    await server.call('order.cancel', { id: 'B-unpaid' }, { session })
    expect([await steps.status(session, 'B-unpaid'), await takenSeats()]).toEqual([80, 3])
    server.clock.advance(31 * MINUTE_MS)
    await steps.tick()
    expect([await steps.status(session, 'D-booked'), await takenSeats()]).toEqual([40, 3])
  })
})
