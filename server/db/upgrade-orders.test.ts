import { asc, eq, sql } from 'drizzle-orm'
import type { CustomAddPackage } from '@/contract/dto/addon'
import type { LineKey, PriceLine } from '@/domain/quote/lines'
import { migrateBefore } from '../testing/migrations'
import { TEST_NOW } from '../testing/test-app'
import { openEmptyDatabase } from '../testing/test-database'
import type { Database } from './client'
import { prepareDatabase } from './migrate'
import { orderLines, orderPeople, orders, orderVisits } from './schema'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrateBefore(database, 'order_parts')
  await writeShop()
})
afterAll(() => database?.close())

async function writeShop(): Promise<void> {
  const { db } = database
  await db.execute(
    sql`insert into users (id, phone, name, created_at) values ('u1', '13700000043', '', ${TEST_NOW})`
  )
  await db.execute(
    sql`insert into products (product_code, kind, category, product_type, order_type, name, sale_price_fen, market_price_fen,
          persons, tags, keywords, images, refund_rule, reasons, notice, extra, created_at, suit_for, process, channels)
        values ('CK1', 'checkup', 5, 1, 1, '套餐', 100000, 100000, 2, '[]', '[]', '[]', '', '[]', '[]', '{}', ${TEST_NOW}, '[]', '[]', '[]')`
  )
  await db.execute(sql`insert into item_categories (id, name, dimension, sort) values ('C', '检验', 'd', 1)`)
  await db.execute(
    sql`insert into check_items (item_code, item_id, name, sale_price_fen, category_id, market_price_fen)
        values ('B1', 1, '血常规', 3000, 'C', 0), ('B2', 2, '肝功能', 5000, 'C', 0),
          ('I1', 3, '甲状腺彩超', 10000, 'C', 0), ('I2', 4, '胃功能', 20000, 'C', 0), ('I3', 5, '骨密度', 7000, 'C', 0)`
  )
  await db.execute(
    sql`insert into product_items (product_code, item_code, sort) values ('CK1', 'B1', 1), ('CK1', 'B2', 2)`
  )
  await db.execute(
    sql`insert into addon_packages (id, name, code, sale_price_fen, mandatory, within, charge_type, count_price_type, min_nums, max_nums, list_type, product_codes, sort)
        values (6201, '肿瘤筛查', 'P1', 0, false, false, 0, 2, 0, 0, 'individ', '[]', 1),
          (6202, '心脑血管', 'P2', 0, false, false, 0, 2, 0, 0, 'individ', '[]', 2),
          (6101, '企业加项', 'P3', 0, false, true, 1, 2, 0, 0, 'require', '[]', 3),
          (6102, '企业额度', 'P4', 0, false, true, 5, 2, 0, 0, 'require', '[]', 4)`
  )
}

interface Old {
  payStatus: number
  appointmentState: number
  reportState?: number
  refundState?: number | null
  closeReason?: string | null
  lines?: PriceLine[]
  payableFen?: number
  addons?: CustomAddPackage
  exchangeId?: number | null
}

const line = (key: LineKey, amountFen: number, note = ''): PriceLine => ({ key, label: '', note, amountFen })
const PERSON = orders.person.mapToDriverValue({ contactsId: null, name: '旧日人', mobile: '13700000043' })
const EXTRA = orders.extra.mapToDriverValue({})

/** As the server of the version before wrote it. */
const write = (num: string, old: Old) =>
  database.db.execute(
    sql`insert into orders (order_num, pay_order_num, user_id, order_type, kind, product_category, product_code, product_name,
          pay_status, appointment_state, report_state, refund_state, close_reason, total_fen, payable_fen, paid_fen, lines, addons,
          coupon_ids, exchange_id, person, person_hash, hospital_id, hospital_name, hospital_address, appointment_date, timespan,
          time_span_id, slot_row_id, change_count, comefrom, extra, created_at, pay_deadline)
        values (${num}, ${'PAY' + num}, 'u1', 1, 'checkup', 5, 'CK1', '套餐', ${old.payStatus}::int, ${old.appointmentState}::int,
          ${old.reportState ?? 0}::int, ${old.refundState ?? null}::int, ${old.closeReason ?? null}, 0, ${old.payableFen ?? 100000}::int, 0,
          ${JSON.stringify(old.lines ?? [line('base', 100000)])}::jsonb, ${JSON.stringify(old.addons ?? [])}::jsonb, '[]',
          ${old.exchangeId ?? null}::int, ${PERSON}, 'hash', 'H1', '门店', '一路一号', '2026-06-02', '08:00-08:30', 102, 77, 1, 50,
          ${EXTRA}, ${TEST_NOW}, ${TEST_NOW})`
  )

/** What stood in the columns, and what is read of it now. */
const STATES: readonly [name: string, old: Old, visit: string, status: number][] = [
  ['unpaid', { payStatus: 0, appointmentState: 1 }, 'asked', 0],
  ['pay-failed', { payStatus: 7, appointmentState: 1 }, 'asked', 0],
  ['paying', { payStatus: 1, appointmentState: 1 }, 'asked', 10],
  ['to-book', { payStatus: 2, appointmentState: 0 }, 'toBook', 20],
  ['given-up', { payStatus: 2, appointmentState: 5 }, 'toBook', 20],
  ['asked', { payStatus: 2, appointmentState: 1 }, 'asked', 30],
  ['booked', { payStatus: 2, appointmentState: 2 }, 'booked', 40],
  ['partly', { payStatus: 6, appointmentState: 2, refundState: 50 }, 'booked', 40],
  ['rejected', { payStatus: 2, appointmentState: 2, refundState: 61 }, 'booked', 40],
  ['visited', { payStatus: 2, appointmentState: 3, reportState: 2 }, 'visited', 60],
  ['no-show', { payStatus: 2, appointmentState: 7 }, 'noShow', 65],
  ['reported', { payStatus: 2, appointmentState: 4, reportState: 4 }, 'visited', 70],
  ['reported-only', { payStatus: 2, appointmentState: 4 }, 'visited', 70],
  ['cancelled', { payStatus: 4, appointmentState: 5, closeReason: 'user' }, 'cancelled', 80],
  ['closed', { payStatus: 4, appointmentState: 0, closeReason: 'timeout' }, 'toBook', 85],
  ['failed', { payStatus: 2, appointmentState: 6 }, 'failed', 88],
  ['refunding', { payStatus: 3, appointmentState: 5, refundState: 40 }, 'cancelled', 90],
  ['refunded', { payStatus: 5, appointmentState: 5, refundState: 50 }, 'cancelled', 95]
]

/** Everything that can be in a price. */
const FULL: Old = {
  payStatus: 0,
  appointmentState: 1,
  lines: [
    line('base', 100000, '套餐'),
    line('addon', 40001),
    line('enterprise', 7000),
    line('enterprisePaid', -7000),
    line('quota', 10000),
    line('quotaPaid', -4000),
    line('exchange', 990, '电子秤'),
    line('coupon', -5003)
  ],
  payableFen: 141988,
  addons: [
    { addPackageId: 6201, itemCodeList: ['I1'] },
    { addPackageId: 6202, itemCodeList: ['I2'] },
    { addPackageId: 6101, itemCodeList: ['I3'] },
    { addPackageId: 6102, itemCodeList: ['I3'] },
    { addPackageId: -1, itemCodeList: [] }
  ],
  exchangeId: 9
}

describe('orders from before there were parts', () => {
  beforeAll(async () => {
    for (const [name, old] of STATES) await write(name, old)
    await write('full', FULL)
    await write('odd', { ...FULL, payableFen: 12345 })
    await write('gone', {
      ...FULL,
      addons: [{ addPackageId: 1, itemCodeList: ['I1', 'OLD'] }],
      lines: [line('base', 5000), line('enterprise', 800), line('quota', 200), line('enterprisePaid', -800)],
      payableFen: 5200
    })
    await write('free', { payStatus: 2, appointmentState: 2, lines: [line('base', 0)], payableFen: 0 })
    await prepareDatabase(database, null)
  })

  test.each(STATES)('%s: its visit and its status', async (name, _old, state, status) => {
    const [order] = await database.db.select().from(orders).where(eq(orders.orderNum, name))
    const [visit] = await database.db.select().from(orderVisits).where(eq(orderVisits.orderNum, name))
    expect([visit?.state, order?.status]).toEqual([state, status])
    expect(visit).toMatchObject({
      ...{ no: 1, slotId: 77, orgCode: 'H1', orgName: '门店', orgAddress: '一路一号', date: '2026-06-02' },
      ...{ timespan: '08:00-08:30', timeSpanId: 102, seats: 2, changeCount: 1 }
    })
  })

  test('who is examined can be read, and be found again', async () => {
    const [person] = await database.db.select().from(orderPeople).where(eq(orderPeople.orderNum, 'full'))
    expect(person).toMatchObject({ role: 'examinee', personHash: 'hash', person: { name: '旧日人' } })
  })

  const linesOf = async (orderNum: string) =>
    database.db.select().from(orderLines).where(eq(orderLines.orderNum, orderNum)).orderBy(asc(orderLines.id))

  test('the lines of an order add up to what it costs', async () => {
    const sums = await database.db
      .select({
        orderNum: orders.orderNum,
        lines: sql<number>`sum(${orderLines.payableFen})::int`,
        due: orders.payableFen
      })
      .from(orders)
      .leftJoin(orderLines, eq(orderLines.orderNum, orders.orderNum))
      .groupBy(orders.orderNum)
    expect(sums).toHaveLength(STATES.length + 4)
    expect(sums.filter(({ lines, due }) => lines !== due)).toEqual([])
  })

  test('each payer’s add-ons share what was told of them by what their items cost today', async () => {
    const lines = await linesOf('full')
    expect(
      lines.map(({ role, productCode, name, unitFen, coveredFen, discountFen }) => [
        ...[role, productCode, name],
        ...[unitFen, coveredFen, discountFen]
      ])
    ).toEqual([
      ['product', 'CK1', '套餐', 100000, 0, 3426],
      ['addon', '6201', '肿瘤筛查', 13333, 0, 457],
      ['addon', '6202', '心脑血管', 26668, 0, 914],
      ['addon', '6101', '企业加项', 7000, 7000, 0],
      ['addon', '6102', '企业额度', 10000, 4000, 206],
      ['exchange', '9', '电子秤', 990, 0, 0]
    ])
    expect(lines[0]?.items).toEqual([
      { code: 'B1', name: '血常规', priceFen: 3000 },
      { code: 'B2', name: '肝功能', priceFen: 5000 }
    ])
    expect(lines[2]).toMatchObject({
      items: [{ code: 'I2', name: '胃功能', priceFen: 20000 }],
      estimated: true
    })
  })

  test('where the price lines do not add up, the product has it all; its add-ons stay known', async () => {
    const lines = await linesOf('odd')
    expect(lines.map(({ productCode, payableFen }) => [productCode, payableFen])).toEqual([
      ['CK1', 12345],
      ...['6201', '6202', '6101', '6102'].map((code) => [code, 0])
    ])
  })

  test('what add-ons cost that are not sold any more stays', async () => {
    const lines = await linesOf('gone')
    expect(lines.map(({ productCode, unitFen, payableFen }) => [productCode, unitFen, payableFen])).toEqual([
      ['CK1', 5000, 5000],
      ['1', 0, 0],
      ['', 800, 0],
      ['', 200, 200]
    ])
    expect(lines[1]?.items.map(({ code }) => code)).toEqual(['I1', 'OLD'])
  })
})
