import { eq, getTableColumns, is, notInArray, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { DEFAULT_TARGETS } from '@/domain/glucose/glucose'
import { ORDER_STATUS, REFUND_STATE } from '@/domain/order/codes'
import { rowsOf } from '../db/client'
import * as schema from '../db/schema'
import { endInvoicesDaily } from '../jobs/end-invoices'
import { eraseAccounts } from '../jobs/erase-accounts'
import { runAll, type Job } from '../jobs/ticker'
import { readerHash } from '../report/queries/sharing'
import { FATES, type TableName } from '../testing/fates'
import { createTestApp, type TestApp } from '../testing/test-app'
import { SECTIONS } from './sections'

/** The demo user has orders, family, reports, coupons and a card; what else an account can hold is written here. */
const PHONE = '10000000001'
const DAY_MS = 86_400_000
const YEAR_MS = 365.25 * DAY_MS

/** Words that stand nowhere else, one for each place. */
const WORDS = {
  remark: '请放在蓝色信箱旁',
  refund: '膝盖做了手术来不了',
  laterRefund: '尾款被重复扣了一次',
  suggestion: '字号再大一点更好',
  title: '莲池区陈氏诊所',
  wish: '莲池区陈氏大药房',
  email: 'chen.private@example.com',
  void: '作废的抬头',
  courier: '派件员老周联系了您母亲',
  tele: 'tele-cipher-of-demo',
  review: '抽血的护士手法很轻',
  gift: '祝嫂子早日康复',
  giftTo: '苗苗嫂子',
  answer: '陈女士您好，已为您核实',
  removed: '陈旧名',
  nick: '望京陈姐'
} as const

let server: TestApp
let session: Session
let id: string
beforeEach(async () => {
  server = await createTestApp()
  session = await server.login(PHONE)
  id = session.userInfo.user_id
  await fill()
})
afterEach(() => server.close())

const run = (job: Job) =>
  runAll([job], {
    db: server.database.db,
    gateway: server.gateway,
    now: server.clock.now,
    config: server.config,
    log: server.app.log
  })

async function fill(): Promise<void> {
  const { db } = server.database
  const at = server.clock.now()
  const own = await db.select().from(schema.orders).where(eq(schema.orders.userId, id))
  const [{ orderNum, payOrderNum, extra }] = own as [(typeof own)[number]]
  const [person] = await db.select().from(schema.contacts).where(eq(schema.contacts.userId, id))
  const contactsId = person!.id
  const wish = { titleType: 'company', title: WORDS.wish, taxNumber: '91990101MA00000AB1', email: '' }
  await db
    .update(schema.orders)
    .set({ extra: { ...extra, remark: WORDS.remark, sexHistory: 1, invoice: wish } })
    .where(eq(schema.orders.orderNum, orderNum))
  const refund = { payOrderNum, orderNum, refundType: 1, state: 61, amountFen: 100, createdAt: at }
  await db
    .insert(schema.refunds)
    .values({ ...refund, refundNo: 'RF-1', cause: 'a', detail: WORDS.refund, answer: WORDS.answer })
  const later = { payOrderNum: 'PY-LATER', orderNum, purpose: 'balance' as const, amountFen: 4_237 }
  const [{ payOrderNum: _own, ...payOrder }] = (await db
    .select()
    .from(schema.payOrders)
    .where(eq(schema.payOrders.payOrderNum, payOrderNum))) as [typeof schema.payOrders.$inferSelect]
  await db.insert(schema.payOrders).values({ ...payOrder, payOrderNum: later.payOrderNum })
  await db.insert(schema.instalments).values(later)
  await db.insert(schema.payments).values({
    id: 'P-LATER',
    payOrderNum: later.payOrderNum,
    channel: '1',
    amountFen: 4_237,
    state: 'paid',
    createdAt: at,
    paidAt: at
  })
  const tried = { payOrderNum: later.payOrderNum, channel: '1', amountFen: 4_238, createdAt: at }
  await db.insert(schema.payments).values({ ...tried, id: 'P-TRIED', state: 'failed' })
  const whole = { ...refund, payOrderNum: later.payOrderNum, orderNum: null, cause: 'b' }
  await db.insert(schema.refunds).values({ ...whole, refundNo: 'RF-LATER', detail: WORDS.laterRefund })
  await db.insert(schema.contacts).values({
    ...person!,
    id: 'c-removed',
    relation: '朋友',
    name: WORDS.removed,
    isDefault: false,
    deletedAt: at
  })
  await db.update(schema.users).set({ name: WORDS.nick }).where(eq(schema.users.id, id))
  const titled = { orderNum, kind: 'blue' as const, cause: 'asked' as const, titleType: 'company' as const }
  const invoice = { ...titled, taxNumber: '91990101MA00000AB1', amountFen: 100, askedAt: at }
  const issued = { state: 'issued' as const, number: '25310000000000000001', issuedAt: at }
  await db
    .insert(schema.invoices)
    .values({ ...invoice, ...issued, invoiceNo: 'IV-1', title: WORDS.title, email: WORDS.email })
  await db
    .insert(schema.invoices)
    .values({ ...invoice, invoiceNo: 'IV-2', state: 'void', title: WORDS.void, email: WORDS.email })
  await db.insert(schema.orderDeliveries).values({
    id: 'DL-1',
    orderNum,
    direction: 'out',
    state: 'shipped',
    courier: '顺丰速运',
    parcelNo: 'SF1'
  })
  await db.insert(schema.deliveryEvents).values({ deliveryId: 'DL-1', at, text: WORDS.courier })
  await db
    .insert(schema.orderCountReports)
    .values({ countType: '1', orderNum, teleCiphertext: WORDS.tele, at })
  const review = { orderNum, userId: id, productCode: 'CK1003', score: 5, tags: [], anonymous: false, at }
  await db.insert(schema.orderReviews).values({ ...review, text: WORDS.review })
  const subscribed = { orderNum, kind: 'visit' as const, templateId: 'T-1', accepted: true, askedAt: at }
  await db.insert(schema.subscriptions).values({ ...subscribed, userId: id })
  const [gift] = await db.select().from(schema.storedValues).where(eq(schema.storedValues.userId, id))
  const sent = { giftNo: gift!.no, amount: 1, toName: WORDS.giftTo, words: WORDS.gift }
  await server.call('gift.send', sent, { session, idempotencyKey: 'gift-of-demo' })
  const suggestion = { id: 'S-1', userId: id, network: '10.0.0.1', kind: 'page', contact: PHONE, at }
  await db.insert(schema.suggestions).values({ ...suggestion, text: WORDS.suggestion })
  await db.insert(schema.glucoseTargets).values({ userId: id, targets: DEFAULT_TARGETS })
  const plan = { startedOn: '2026-05-01', startKg: 81.5, goalKg: 77, reportNo: '' }
  await db.insert(schema.healthPlans).values({ userId: id, plan, createdAt: at })
  const day = { done: { walk: 8000 }, kg: 81.3 }
  await db.insert(schema.healthPlanDays).values({ userId: id, date: '2026-05-02', day })
  const answers = { userId: id, answers: { cough: 'no' }, at }
  const [asked] = await db.select().from(schema.questionnaires).limit(1)
  await db
    .insert(schema.questionnaireAnswers)
    .values({ ...answers, questionId: 'QA-1', questionnaireId: asked!.id })
  await db.insert(schema.consents).values({ userId: id, purpose: 'extra', granted: true, at })
  await db.insert(schema.invitations).values({ userId: id, inviteId: 'i1', isNewUser: false, createdAt: at })
  const device = 'a-phone-of-the-demo-user'
  await server.call(
    'draw.take',
    { activityId: 'BB01' },
    { session, device, idempotencyKey: 'draw-1-of-demo' }
  )
  await db.insert(schema.flashReminders).values({ activityId: 'SK02', userId: id, askedAt: at })
  await db.insert(schema.flashQueue).values({ activityId: 'SK02', userId: id, enteredAt: at })
  await server.call('group.start', { activityId: 'GB01' }, { session, device })
  const award = { activityId: 'NW01', userId: id, couponCode: 'CP-XY1', userCouponId: 'uc-1', at }
  await db.insert(schema.awardTakes).values(award)
  const share = { createdAt: at, expiresAt: new Date(at.getTime() + 90 * DAY_MS) }
  const reader = await readerHash({ db, now: () => at }, '13900000042')
  await db
    .insert(schema.reportShares)
    .values({ ...share, id: 'SH-1', contactsId, ownerId: id, phone: '13900000042', phoneHash: reader })
  const mine = await readerHash({ db, now: () => at }, PHONE)
  const other = (await server.login('10000000006')).userInfo.user_id
  await db
    .insert(schema.reportShares)
    .values({ ...share, id: 'SH-2', contactsId: 'cx', ownerId: other, phone: PHONE, phoneHash: mine })
  const invited = { activityId: 'IN01', sameAsInviter: false, joinedAt: at }
  await db.insert(schema.inviteFriends).values({ ...invited, friendId: other, inviterId: id })
  await db
    .insert(schema.reportViews)
    .values({ id: 'V-1', contactsId, viewerId: other, viewer: '赵** 100****0006', what: 'read', at })
  await db
    .insert(schema.messages)
    .values({ userId: id, category: 'order', title: 't', text: 'x', key: 'k', at })
  await server.call(
    'address.save',
    { name: '陈予安', mobile: PHONE, region: '河北省-保定市-莲池区', detail: '莲池路9号' },
    { session }
  )
  const line = { kind: 'checkup', productCode: 'CK1003', skuId: '', quantity: 1, seenPrice: 199 }
  const put = { added: [{ ...line, seenOffer: null, ticked: 1 as const }], changed: [], removed: [] }
  await server.call('cart.sync', { key: 'cart-1', cart: put, favourites: put }, { session })
  const measured = { id: '', date: '2026-05-20', when: 'fasting', value: 5.6, tags: [] } as const
  await server.call('glucose.save', { ...measured, tags: [] }, { session })
}

async function erase(): Promise<void> {
  await server.database.db
    .update(schema.orders)
    .set({ status: ORDER_STATUS.done })
    .where(eq(schema.orders.userId, id))
  await server.database.db
    .update(schema.refunds)
    .set({ state: REFUND_STATE.done })
    .where(notInArray(schema.refunds.state, [REFUND_STATE.withdrawn, REFUND_STATE.rejected]))
  server.clock.advance(60_000)
  const sent = await server.call('account.sendCode', { purpose: 'erase' }, { session })
  const { code } = await server.callRaw('account.erase', { code: sent.results.demoCode ?? '' }, { session })
  expect(code).toBe(ErrorCode.ok)
  server.clock.advance(7 * DAY_MS)
  await run(eraseAccounts)
}

const tables = (Object.keys(FATES) as TableName[]).map((name) => ({ name, table: schema[name] }))

/** Every row of every table, opened, as one text. */
async function everything(): Promise<string> {
  const rows: unknown[] = []
  for (const { table } of tables) rows.push(...(await server.database.db.select().from(table)))
  return JSON.stringify(rows)
}

test('every table says what becomes of it, and every section of the export is of some table', () => {
  const known = Object.entries(schema).flatMap(([name, value]) => (is(value, PgTable) ? [name] : []))
  expect(Object.keys(FATES).sort()).toEqual(known.sort())
  const told = new Set(Object.values(FATES).map(({ export: section }) => section))
  expect(SECTIONS.filter((section) => !told.has(section))).toEqual([])
})

test('the export has something of every table that it names, with what was written in the user’s own words', async () => {
  const { text } = (await server.call('account.export', {}, { session })).results
  const content: Record<string, unknown> = JSON.parse(text)
  const empty = SECTIONS.filter((section) => JSON.stringify(content[section] ?? []).length < 5)
  expect(empty).toEqual([])
  const { void: _void, tele: _tele, ...own } = WORDS
  for (const word of Object.values(own)) expect(text).toContain(word)
  for (const word of ['81.5', '81.3', '"cough"', '莲池路9号', '13900000042', '顺丰速运', 'RF-LATER', '42.37'])
    expect(text).toContain(word)
})

test('each order of the export tells its own payments, and no try that failed', async () => {
  const { text } = (await server.call('account.export', {}, { session })).results
  const content = JSON.parse(text) as Record<string, { orderNum: string; payments: { amount: number }[] }[]>
  const orders = content['订单'] ?? []
  const paid = (amount: number) =>
    orders.filter(({ payments }) => payments.some((one) => one.amount === amount)).length
  expect([orders.length > 1, paid(42.37), paid(42.38)]).toEqual([true, 1, 0])
})

test('what was written of a refund is sealed in the database', async () => {
  const { db } = server.database
  const rows = await rowsOf<{ detail: string }>(db, sql`select detail from refunds`)
  expect(rows.filter(({ detail }) => !detail.startsWith('sealed.'))).toEqual([])
  const [row] = await db.select().from(schema.refunds).where(eq(schema.refunds.refundNo, 'RF-1'))
  expect(row?.detail).toBe(WORDS.refund)
})

test('after the erasure nothing is left in a table that says so, and no words; what was issued keeps its title', async () => {
  const has = async (name: TableName): Promise<number> => {
    const table = schema[name]
    const owner = Object.entries(getTableColumns(table)).find(([key]) => ['userId', 'ownerId'].includes(key))
    if (!owner) return 0
    return (await server.database.db.select().from(table).where(eq(owner[1], id))).length
  }
  const gone = tables.filter(({ name }) => FATES[name].erasure === 'deleted').map(({ name }) => name)
  const filled = await Promise.all(gone.map(has))
  expect(filled.filter((count) => count > 0).length).toBeGreaterThan(14)
  await erase()
  for (const name of gone) expect([name, await has(name)]).toEqual([name, 0])
  const left = await everything()
  const { title, ...words } = WORDS
  for (const word of [...Object.values(words), PHONE, '13900000042', '陈予安'])
    expect(left).not.toContain(word)
  expect(left).toContain(title)
})

test('an invoice and its order name whom it was made out to for ten years, of an account that lives on too', async () => {
  const [issued] = await server.database.db
    .select()
    .from(schema.invoices)
    .where(eq(schema.invoices.invoiceNo, 'IV-1'))
  server.clock.set(new Date(issued!.issuedAt!.getTime() + 10 * YEAR_MS - 2 * DAY_MS))
  await run(endInvoicesDaily)
  const before = await everything()
  for (const word of [WORDS.title, WORDS.wish]) expect(before).toContain(word)
  server.clock.advance(4 * DAY_MS)
  await run(endInvoicesDaily)
  const left = await everything()
  for (const word of [WORDS.title, WORDS.wish]) expect(left).not.toContain(word)
  for (const word of [WORDS.remark, '25310000000000000001']) expect(left).toContain(word)
})

test('an invoice names whom it was made out to for ten years, of an erased account too', async () => {
  await erase()
  const [issued] = await server.database.db
    .select()
    .from(schema.invoices)
    .where(eq(schema.invoices.invoiceNo, 'IV-1'))
  server.clock.set(new Date(issued!.issuedAt!.getTime() + 10 * YEAR_MS - 2 * DAY_MS))
  await run(endInvoicesDaily)
  expect(await everything()).toContain(WORDS.title)
  server.clock.advance(4 * DAY_MS)
  await run(endInvoicesDaily)
  const left = await everything()
  expect(left).not.toContain(WORDS.title)
  expect(left).toContain('25310000000000000001')
})
