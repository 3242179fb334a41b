import { asc, eq, sql } from 'drizzle-orm'
import { finishRefund } from '../ordering/commands/refund-payment'
import { migrateBefore } from '../testing/migrations'
import { wrongBooks } from '../testing/money'
import { TEST_NOW } from '../testing/test-app'
import { openEmptyDatabase } from '../testing/test-database'
import type { Database } from './client'
import { prepareDatabase } from './migrate'
import { dues, orders, payments, payOrders, refundPayouts, refunds, transfers } from './schema'
import { transact } from './transact'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrateBefore(database, 'product_skus')
  await writeOldRows()
  await prepareDatabase(database, null)
  // A start that seeds nothing seals nothing.
  await database.db.update(refunds).set({ detail: '' })
})
afterAll(() => database?.close())

const SEALED = orders.extra.mapToDriverValue({})
const at = (minute: number) => new Date(TEST_NOW.getTime() + minute * 60_000)

interface Old {
  payStatus: number
  payable?: number
  paid?: number
  refunded?: number
  closeReason?: 'user' | 'timeout'
}

/** As the servers of that time wrote them: an order was paid for itself, and a payment said that it goes back. */
async function writeOldRows(): Promise<void> {
  const { db } = database
  await db.execute(
    sql`insert into users (id, phone, name, created_at) values ('u7', '13700000043', '', ${TEST_NOW})`
  )
  const order = (num: string, { payStatus, payable = 90_000, paid = 0, refunded = 0, closeReason }: Old) =>
    db.execute(
      sql`insert into orders (order_num, pay_order_num, user_id, order_type, kind, product_category, product_code, product_name,
            pay_status, appointment_state, report_state, total_fen, payable_fen, paid_fen, refunded_fen, close_reason, lines, addons,
            coupon_ids, comefrom, extra, created_at, pay_deadline)
          values (${num}, ${`P-${num}`}, 'u7', 1, 'checkup', 5, 'CK7', '', ${payStatus}::int, 1, 0, 90000, ${payable}::int, ${paid}::int,
            ${refunded}::int, ${closeReason ?? null}, '[]', '[]', '[]', 50, ${SEALED}, ${TEST_NOW}, ${at(30)})`
    )
  const payment = (id: string, num: string, channel: string, state: string, amount: number, minute: number) =>
    db.execute(
      sql`insert into payments (id, pay_order_num, order_num, channel, amount_fen, state, refunded_fen, next_ask_at, created_at, paid_at)
          values (${id}, ${`P-${num}`}, ${num}, ${channel}, ${amount}::int, ${state}, ${state === 'refunded' ? amount : 0}::int,
            ${at(minute)}, ${TEST_NOW}, ${['paid', 'refunding', 'refunded'].includes(state) ? at(minute) : null})`
    )
  const refund = (no: string, num: string, id: string, state: number, amount: number, reason: string) =>
    db.execute(
      sql`insert into refunds (refund_no, order_num, payment_id, refund_type, state, amount_fen, reason_id, created_at, settled_at)
          values (${no}, ${num}, ${id}, 1, ${state}::int, ${amount}::int, ${reason}, ${at(50)}, ${state === 50 ? at(60) : null})`
    )
  await order('A-unpaid', { payStatus: 0 })
  await payment('PTA', 'A-unpaid', 'alipay', 'created', 90_000, 1)
  await order('B-refused', { payStatus: 7 })
  await order('C-paying', { payStatus: 1 })
  await payment('PTC', 'C-paying', 'alipay', 'pending', 90_000, 2)
  await order('D-paid-twice', { payStatus: 2, payable: 81_000, paid: 81_000 })
  await payment('PTD1', 'D-paid-twice', 'wechat-h5', 'paid', 81_000, 3)
  await payment('PTD2', 'D-paid-twice', 'alipay', 'refunded', 81_000, 4)
  await refund('RFD', 'D-paid-twice', 'PTD2', 50, 81_000, 'twice')
  await order('E-free', { payStatus: 2, payable: 0 })
  await order('F-cancelled', { payStatus: 4, closeReason: 'user' })
  await order('G-late', { payStatus: 3, payable: 72_000, paid: 72_000, closeReason: 'timeout' })
  await payment('PTG', 'G-late', 'bankcard', 'refunding', 72_000, 40)
  await refund('RFG', 'G-late', 'PTG', 40, 72_000, 'late')
  await order('H-refunded', { payStatus: 5, payable: 63_000, paid: 63_000, refunded: 63_000 })
  await payment('PTH', 'H-refunded', 'wechat-mini', 'refunded', 63_000, 5)
  await refund('RFH', 'H-refunded', 'PTH', 50, 63_000, '')
}

test('each old order has a pay order and what it costs', async () => {
  const { db } = database
  const rows = await db
    .select({
      num: dues.orderNum,
      fen: dues.amountFen,
      purpose: dues.purpose,
      state: payOrders.state,
      by: payOrders.closedBy,
      deadline: payOrders.deadline
    })
    .from(dues)
    .innerJoin(payOrders, eq(payOrders.payOrderNum, dues.payOrderNum))
    .orderBy(asc(dues.orderNum))
  const row = (num: string, state: string, fen = 90_000, by: string | null = null) => {
    return { num, fen, purpose: 'full', state, by, deadline: at(30) }
  }
  expect(rows).toEqual([
    row('A-unpaid', 'open'),
    row('B-refused', 'open'),
    row('C-paying', 'paying'),
    row('D-paid-twice', 'paid', 81_000),
    row('E-free', 'paid', 0),
    row('F-cancelled', 'closed', 90_000, 'user'),
    row('G-late', 'closed', 72_000, 'timeout'),
    row('H-refunded', 'paid', 63_000)
  ])
})

test('the money of old payments and refunds has its way written down', async () => {
  const { db } = database
  const rows = await db.select().from(transfers).orderBy(asc(transfers.at), asc(transfers.fromAccount))
  const [first] = await db.select().from(dues).where(eq(dues.orderNum, 'D-paid-twice'))
  const [other] = await db.select().from(dues).where(eq(dues.orderNum, 'H-refunded'))
  expect(rows.map((row) => [row.cause, row.fromAccount, row.toAccount, row.amountFen])).toEqual([
    ['payment:PTD1', 'gateway:wechat-h5', 'pay:P-D-paid-twice', 81_000],
    [`due:${first?.id}`, 'pay:P-D-paid-twice', 'order:D-paid-twice', 81_000],
    ['payment:PTD2', 'gateway:alipay', 'pay:P-D-paid-twice', 81_000],
    ['payment:PTH', 'gateway:wechat-mini', 'pay:P-H-refunded', 63_000],
    [`due:${other?.id}`, 'pay:P-H-refunded', 'order:H-refunded', 63_000],
    ['payment:PTG', 'gateway:bankcard', 'pay:P-G-late', 72_000],
    ['refund:RFH', 'order:H-refunded', 'refund:RFH', 63_000],
    ['refund:RFD', 'pay:P-D-paid-twice', 'refund:RFD', 81_000],
    ['refund:RFG', 'pay:P-G-late', 'refund:RFG', 72_000],
    ['payout:RFD-1', 'refund:RFD', 'gateway:alipay', 81_000],
    ['payout:RFH-1', 'refund:RFH', 'gateway:wechat-mini', 63_000]
  ])
  expect(await wrongBooks(db)).toEqual([])
})

test('a refund that the gateway was asked for goes on under its old number', async () => {
  const { db } = database
  const [payment] = await db.select().from(payments).where(eq(payments.id, 'PTG'))
  const [payout] = await db.select().from(refundPayouts).where(eq(refundPayouts.refundNo, 'RFG'))
  expect([payment?.state, payout]).toEqual([
    'paid',
    expect.objectContaining({ gatewayNo: 'RFG', paymentId: 'PTG', state: 'asked', nextAskAt: at(40) })
  ])
  for (let tries = 0; tries < 2; tries += 1) await transact(db, (tx) => finishRefund(tx, 'RFG', at(70)))
  const [order] = await db.select().from(orders).where(eq(orders.orderNum, 'G-late'))
  expect([order?.payStatus, order?.refundState, order?.refundedFen]).toEqual([5, 50, 72_000])
  const [refund] = await db.select().from(refunds).where(eq(refunds.refundNo, 'RFG'))
  expect([refund?.state, refund?.orderNum, refund?.cause]).toEqual([50, null, 'payment:PTG'])
  expect(await wrongBooks(db)).toEqual([])
})
