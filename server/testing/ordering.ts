import type { CompleteInput, OrderResult } from '@/contract/order/dto/place-order'
import type { PayChannel } from '@/contract/pay/dto'
import type { Session } from '@/contract/auth/dto/auth'
import { eq, getTableName, sql } from 'drizzle-orm'
import { addDays, dateOf } from '@/domain/date'
import { PAYING_TENDERS } from '@/domain/order/tenders'
import { rowsOf, type Db } from '../db/client'
import { orderVisits } from '../db/schema'
import { jobs } from '../jobs'
import { runAll } from '../jobs/ticker'
import { STORED_MONEY } from '../money/stored-money'
import type { CallOptions } from './caller'
import { TEST_NOW, type TestApp } from './test-app'
import { leaveSeats } from './stock'
import { runScript } from './test-database'

/** A Tuesday within the window, on which every branch is open. */
export const VISIT_DATE = addDays(dateOf(TEST_NOW.getTime()), 13)

/** The visits of an order are that day, so that a branch may say who came. */
export const visitsOn = (db: Db, orderNum: string, day: Date) =>
  db
    .update(orderVisits)
    .set({ date: dateOf(day.getTime()) })
    .where(eq(orderVisits.orderNum, orderNum))
export const VISIT_SLOT = { timeSpanId: 102, timespanStr: '08:00-08:30' }

/** The demo user himself: a man of 38. */
export const OWNER = {
  cardType: 1,
  contactsId: 'c001',
  gender: 1,
  identityCard: '99010119880314011X',
  medUserName: '陈予安',
  medUserPhone: '10000000001'
} as const

/** His wife. */
export const WIFE = {
  cardType: 1,
  contactsId: 'c002',
  gender: 0,
  identityCard: '990101199007220228',
  medUserName: '林知夏',
  medUserPhone: '10000000002'
} as const

/** Where her goods are sent: another city than the branches'. */
export const RECIPIENT = {
  receiveName: '林知夏',
  receivePhone: '13800000007',
  receiveCity: '四川省-成都市-武侯区',
  receiveAddress: '桐梓林北路 6 号 2 单元 802'
} as const

/** A valid order of the man's package without add-ons. */
export const orderInput = (changes: Partial<CompleteInput> = {}): CompleteInput => ({
  hospitalId: 'H1001',
  productCode: 'CK1003',
  regDate: VISIT_DATE,
  ...VISIT_SLOT,
  breakfastId: 1,
  medUserInfo: OWNER,
  customAddPackage: [],
  ...changes
})

const MADE = "order_num not like 'CA________00__'"
const PAID = "pay_order_num not like 'PAY________00__'"
/** Numbers of gift cards that the seed has issued. */
const SEEDED_GIFT = '^GF2026[0-9]{6}$'
const deleteAll = (tables: readonly string[], which: string) =>
  tables.map((table) => `delete from ${table} where ${which}`)

/** One journey to the database: statements one by one are most of what a short test costs. */
const START_OVER = [
  `delete from transfers
     where concat(from_account, to_account) !~ '(pay:PAY|order:CA|refund:RF)[0-9]{8}00[0-9]{2}|^issuer'`,
  "delete from refund_payouts where refund_no not like 'RF________00__'",
  `delete from delivery_lines where line_id in (select id from order_lines where ${MADE})`,
  'delete from delivery_events',
  "delete from refund_lines where refund_no not like 'RF________00__'",
  'delete from due_tenders',
  ...PAYING_TENDERS.map(
    (tender) => `update ${getTableName(STORED_MONEY[tender].table)} set taken_fen = 0 where taken_fen <> 0`
  ),
  ...deleteAll(['order_claims', 'dues', 'refunds', 'payments'], PAID),
  ...deleteAll(['dues', 'customs_declarations', 'order_reports', 'order_codes', 'order_changes'], MADE),
  ...deleteAll(['order_deliveries', 'order_visits', 'order_lines', 'order_people', 'invoices'], MADE),
  ...deleteAll(['order_events', 'orders'], MADE),
  ...deleteAll(['pay_orders'], PAID),
  "delete from settings where name like 'sandbox:%'",
  ...deleteAll(['gateway_refunds', 'gateway_payments'], "prepay_id not like 'pp-demo-%'"),
  'delete from holds',
  'delete from gateway_notices',
  'delete from idempotency_keys',
  "delete from user_coupons where coupon_code = 'CP-BIG'",
  `update user_coupons set status = 'unused', extended_at = null
     where coupon_code <> 'CP-USED' and (status <> 'unused' or extended_at is not null)`,
  "update products set sale_price_fen = 108000, on_shelf = true, needs_confirmation = false where product_code = 'CK1003'",
  'update flash_sales set taken = 0, stock = b.stock from flash_sales_before b where flash_sales.activity_id = b.activity_id',
  'update bound_cards set quota_used_fen = 0, quota_fen = quota_granted_fen where quota_used_fen <> 0 or quota_fen <> quota_granted_fen',
  'update card_rights set taken = 0, uses = granted, withdrawn_at = null where taken <> 0 or uses <> granted or withdrawn_at is not null',
  'update card_balances set amount_fen = granted_fen where amount_fen <> granted_fen',
  "delete from card_movements where verb <> 'grant'",
  'update gift_codes set user_id = null, used_at = null, used_key = null where user_id is not null',
  `delete from gift_movements where verb <> 'issue' or no !~ '${SEEDED_GIFT}'`,
  'delete from gift_sends',
  `delete from transfers where to_account ~ '^gift:' and to_account !~ '^gift:${SEEDED_GIFT.slice(1)}'`,
  `delete from stored_values where no !~ '${SEEDED_GIFT}'`,
  'update stored_values set amount_fen = granted_fen where amount_fen <> granted_fen',
  'delete from card_members',
  'update bound_cards set lost_at = null where lost_at is not null',
  'update product_skus set taken = 0 where taken <> 0',
  'delete from customs_years',
  `update slots set capacity = b.capacity, taken = b.taken, blocked = b.blocked, open = b.open
     from slots_before b where slots.id = b.id
     and (slots.capacity, slots.taken, slots.blocked, slots.open) is distinct from (b.capacity, b.taken, b.blocked, b.open)`
].join(';\n')

/** Steps of an order against a test server. */
export function ordering(server: TestApp) {
  const { app, database, call, clock } = server
  const complete = (session: Session, changes: Partial<CompleteInput> = {}, options: CallOptions = {}) =>
    call('order.complete', orderInput(changes), { session, ...options })

  async function placed(session: Session, changes: Partial<CompleteInput> = {}): Promise<OrderResult> {
    const answer = await complete(session, changes)
    const [order] = answer.results
    if (answer.code !== 1 || !order) {
      throw new Error(`${answer.code} ${answer.message} ${JSON.stringify(answer.results)}`)
    }
    return order
  }

  const create = (session: Session, orderNo: string, channel: PayChannel = 'wechat-h5') =>
    call(
      'pay.create',
      { orderNo, channel, ...(channel === 'wechat-jsapi' ? { payerCode: 'page-code' } : {}) },
      { session }
    )

  /** Opens a payment and tells its id at the gateway. */
  async function opened(
    session: Session,
    orderNo: string,
    channel: PayChannel = 'wechat-h5'
  ): Promise<string> {
    const { code, message, results } = await create(session, orderNo, channel)
    const prepayId = (results?.cashierUrl || results?.params['package'] || '').split(/[/=]/).pop()
    if (code !== 1 || !prepayId) throw new Error(`${code} ${message}`)
    return prepayId
  }

  const press = (prepayId: string, action: 'approve' | 'decline' | 'leave') =>
    app.inject({ method: 'POST', url: `/sandbox/cashier/${prepayId}`, payload: { action } })
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const control = (prepayId: string, controls: object) => post('/sandbox/control', { prepayId, ...controls })
  const resolve = (prepayId: string, result: 'paid' | 'declined') =>
    post(`/sandbox/resolve/${prepayId}`, { result })

  /** What the clock brings: the jobs of the server, each once. */
  const tick = () =>
    runAll(jobs, {
      db: database.db,
      gateway: server.gateway,
      now: clock.now,
      config: server.config,
      log: {
        info: () => undefined,
        warn: () => undefined,
        error: (entry: unknown) => {
          throw entry
        }
      }
    })

  /** Opens a payment, approves it at the gateway and lets the jobs hear of it. */
  async function pay(session: Session, orderNo: string): Promise<void> {
    await press(await opened(session, orderNo), 'approve')
    await tick()
  }

  const comesToday = (orderNum: string) => visitsOn(database.db, orderNum, clock.now())

  const detail = async (session: Session, id: string) =>
    (await call('order.detail', { id }, { session })).results
  const status = async (session: Session, id: string) =>
    (await call('order.statusCheck', { id }, { session })).results.orderStatus

  async function remaining(date = VISIT_DATE, slotId = VISIT_SLOT.timeSpanId, orgCode = 'H1001') {
    const [row] = await rowsOf<{ remaining: number }>(
      database.db,
      sql`select remaining from slots where org_code = ${orgCode} and kind = 'checkup' and date = ${date} and slot_id = ${slotId}`
    )
    if (!row) throw new Error('no such slot')
    return row.remaining
  }
  const setRemaining = (
    seats: number,
    date = VISIT_DATE,
    slotId = VISIT_SLOT.timeSpanId,
    orgCode = 'H1001'
  ) =>
    leaveSeats(
      database.db,
      sql`org_code = ${orgCode} and kind = 'checkup' and date = ${date} and slot_id = ${slotId}`,
      seats
    )
  async function couponState(userId: string, couponCode: string): Promise<string | undefined> {
    const rows = await rowsOf<{ status: string }>(
      database.db,
      sql`select status from user_coupons where user_id = ${userId} and coupon_code = ${couponCode}`
    )
    return rows[0]?.status
  }

  /** Before the tests of a file: remembers the stock of the day that they use and the next, and the flash sales. */
  const remember = () =>
    runScript(
      database,
      `create table slots_before as select * from slots where date in ('${VISIT_DATE}', '${addDays(VISIT_DATE, 1)}');
       create table flash_sales_before as select * from flash_sales`
    )
  /** Before each test: no orders but the seeded ones, stock, coupons, sales and time as at first. */
  async function startOver(): Promise<void> {
    clock.set(new Date(TEST_NOW.getTime() + 120_000))
    await runScript(database, START_OVER)
  }

  return {
    remember,
    startOver,
    complete,
    placed,
    create,
    opened,
    press,
    post,
    control,
    resolve,
    tick,
    pay,
    detail,
    status,
    remaining,
    setRemaining,
    couponState,
    comesToday
  }
}
