/** Invoices: asked for, issued, changed, taken back when money goes back. */
import { and, eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { PAY_STATUS } from '@/domain/order/codes'
import { invoices, orders } from '../../db/schema'
import { readPdf } from '../../testing/read-pdf'
import { runOps } from '../../ops/run'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'
import { RECIPIENT } from '../../testing/ordering'
import { goodsExtraOf } from '../order/snapshot'

testOrders({ sound: true })

const COMPANY = {
  titleType: 'company' as const,
  title: '云桥科技（演示企业）',
  taxNumber: '91990101ma00000ab1',
  email: 'chen@example.com'
}
const PERSON = { titleType: 'personal' as const, title: '陈予安', taxNumber: '', email: 'an@example.com' }
const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'warehouse')
/** Two pieces of 95 元 with 8 元 freight, 30 元 less by a coupon, paid. */
async function paid(invoice?: typeof COMPANY): Promise<string> {
  const { results } = await server.call(
    'order.completeGoods',
    {
      ...RECIPIENT,
      ...{ productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2, couponCode: 'CP-CH30' },
      ...(invoice ? { needInvoice: 1, invoice } : {})
    },
    { session }
  )
  const { orderNum } = results[0]!
  await steps.pay(session, orderNum)
  return orderNum
}

async function received(invoice?: typeof COMPANY): Promise<string> {
  const orderNum = await paid(invoice)
  expect((await view(orderNum)).refusal).toBe('到检或签收后可以开票')
  await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
  await server.call('order.confirmReceipt', { id: orderNum }, { session })
  await steps.tick()
  return orderNum
}
const view = async (orderNum: string) =>
  (await server.call('invoice.view', { id: orderNum }, { session })).results
const apply = (orderNum: string, form: typeof COMPANY | typeof PERSON, replaces = '', by = session) =>
  server.callRaw('invoice.apply', { orderNum, ...form, replaces }, { session: by })
const told = async (orderNum: string) =>
  (await view(orderNum)).invoices.map(({ kind, state, amount }) => `${kind} ${state} ${amount}`)

test('what was paid by money is invoiced, not what a coupon took off; once, however often it is asked for', async () => {
  const orderNum = await received()
  expect(await view(orderNum)).toMatchObject({ amount: 168, notInvoiced: 30, refusal: '', invoices: [] })
  const both = await Promise.all([apply(orderNum, COMPANY), apply(orderNum, COMPANY)])
  expect(both.map(({ code }) => code)).toEqual([1, 1])
  expect(await told(orderNum)).toEqual(['blue asked 168'])
  const [{ invoiceNo } = { invoiceNo: '' }] = (await view(orderNum)).invoices
  expect((await server.callRaw('invoice.file', { id: orderNum, no: invoiceNo }, { session })).message).toBe(
    '发票还没有开出，请稍后再下载'
  )
  await steps.tick()
  const [issued] = (await view(orderNum)).invoices
  expect(issued).toMatchObject({ state: 'issued', title: COMPANY.title, taxNumber: '91990101MA00000AB1' })
  expect(issued?.number).toMatch(/^\d{20}$/)
  const { results: file } = await server.call('invoice.file', { id: orderNum, no: invoiceNo }, { session })
  expect(file.fileName).toBe(`${issued?.number}.pdf`)
  const { bytes, font, pages } = await readPdf(file.base64)
  expect([pages, bytes < 150_000]).toEqual([1, true])
  // What it says can be drawn without any font of the reader's.
  expect(font.missing(`电子发票（普通发票）购买方名称${COMPANY.title}¥168.00`)).toEqual([])
})

test('twelve at once after the visit make one invoice: the same title is the same, another one is told to look again', async () => {
  const { orderNum } = await steps.placed(session)
  await steps.pay(session, orderNum)
  await steps.comesToday(orderNum)
  expect((await ops('orders', 'check-in', orderNum)).exit).toBe(0)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => apply(orderNum, at % 2 === 0 ? COMPANY : PERSON))
  )
  const done = answers.filter(({ code }) => code === ErrorCode.ok)
  const refused = answers.filter(({ code }) => code !== ErrorCode.ok)
  expect([done.length, refused.map(({ message }) => message)]).toEqual([
    6,
    Array.from({ length: 6 }, () => '发票信息已变化，请重新查看')
  ])
  expect(await told(orderNum)).toEqual(['blue asked 1080'])
})

test('another title takes the issued one back, once; the one that was seen has to be the one that counts', async () => {
  const orderNum = await received()
  await apply(orderNum, PERSON)
  await steps.tick()
  const { current, changesLeft } = await view(orderNum)
  expect(changesLeft).toBe(1)
  expect((await apply(orderNum, COMPANY)).message).toBe('发票信息已变化，请重新查看')
  expect((await apply(orderNum, COMPANY, current)).code).toBe(1)
  await steps.tick()
  expect((await told(orderNum)).toSorted()).toEqual([
    'blue issued 168',
    'blue reversed 168',
    'red issued 168'
  ])
  const after = await view(orderNum)
  expect([after.changesLeft, after.form?.title]).toEqual([0, COMPANY.title])
  expect((await apply(orderNum, PERSON, after.current)).message).toBe('发票已换开过一次，不能再换')
})

test('what was ordered with an invoice has it once received; a refund takes it back and the rest is invoiced anew', async () => {
  const orderNum = await received(COMPANY)
  expect(await told(orderNum)).toEqual(['blue issued 168'])
  await server.call(
    'order.refund',
    { orderNum, amount: 80, parts: [{ lineId: `${orderNum}-01`, quantity: 1 }], reasonId: 7 },
    { session, idempotencyKey: `invoice-${orderNum}` }
  )
  const refundNo = (await server.call('order.refundView', { id: orderNum }, { session })).results.refunds[0]!
    .refundNo
  await ops('refunds', 'approve', refundNo)
  await server.call('order.sendBack', { orderNum, companyCode: 'SF', parcelNo: 'SF20261123' }, { session })
  await ops('refunds', 'receive', refundNo)
  expect(await told(orderNum)).toEqual(['blue issued 168'])
  server.clock.advance(10 * 60_000)
  await steps.tick()
  await steps.tick()
  expect((await told(orderNum)).toSorted()).toEqual(['blue issued 88', 'blue reversed 168', 'red issued 168'])
  const messages = await server.call('message.list', { category: 'order', page: 1 }, { session })
  expect(JSON.stringify(messages.results)).toContain('发票 ¥168.00 已红冲')
})

test('one that is not issued yet when its money goes back never is', async () => {
  const orderNum = await received()
  await apply(orderNum, PERSON)
  const { db } = server.database
  await db.update(orders).set({ status: 40 }).where(eq(orders.orderNum, orderNum))
  await server.callRaw(
    'order.refund',
    { orderNum, amount: 168, reasonId: 7 },
    { session, idempotencyKey: `never-${orderNum}` }
  )
  await steps.tick()
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderNum, orderNum)))
  expect(rows.map(({ kind, state, number }) => [kind, state, number])).toEqual([['blue', 'void', '']])
  await db.update(orders).set({ status: 95 }).where(eq(orders.orderNum, orderNum))
})

describe('the title that an order was placed with', () => {
  const wish = async (orderNum: string) => {
    const [row] = await server.database.db.select().from(orders).where(eq(orders.orderNum, orderNum))
    return [row?.payStatus, goodsExtraOf({ extra: row?.extra }).invoice?.title]
  }
  const giveBack = async (orderNum: string, amount: number, pieces: number) => {
    const parts = [{ lineId: `${orderNum}-01`, quantity: pieces }]
    await server.call(
      'order.refund',
      { orderNum, amount, reasonId: 7, ...(amount < 168 ? { parts } : {}) },
      { session, idempotencyKey: `wish-${orderNum}-${amount}` }
    )
    await steps.tick()
    server.clock.advance(10 * 60_000)
    await steps.tick()
  }

  test('ends with a refund of all of it before it came: no invoice is to come', async () => {
    const orderNum = await paid(COMPANY)
    expect(await wish(orderNum)).toEqual([PAY_STATUS.paid, COMPANY.title])
    await giveBack(orderNum, 80, 1)
    expect(await wish(orderNum)).toEqual([PAY_STATUS.partlyRefunded, COMPANY.title])
    await giveBack(orderNum, 88, 1)
    expect(await wish(orderNum)).toEqual([PAY_STATUS.refunded, undefined])
    expect((await view(orderNum)).form).toBeNull()
  })

  test('stays for its years where an invoice was issued, also after the refund', async () => {
    const orderNum = await received(COMPANY)
    const { db } = server.database
    await db.update(orders).set({ status: 40 }).where(eq(orders.orderNum, orderNum))
    await giveBack(orderNum, 168, 2)
    expect(await wish(orderNum)).toEqual([PAY_STATUS.refunded, COMPANY.title])
    await db.update(orders).set({ status: 95 }).where(eq(orders.orderNum, orderNum))
  })
})

test('a year after payment it is closed; a wrong title, another’s order and another’s invoice are refused', async () => {
  const orderNum = await received()
  expect(await apply(orderNum, { ...COMPANY, taxNumber: '91990101MA00000' })).toMatchObject({
    ...{ code: ErrorCode.badParameter, message: '税号少 3 位，应为 18 位' }
  })
  expect((await apply(orderNum, PERSON, '', stranger)).code).toBe(ErrorCode.notFound)
  expect((await server.callRaw('invoice.view', { id: orderNum }, { session: stranger })).code).toBe(
    ErrorCode.notFound
  )
  expect((await server.callRaw('invoice.file', { id: orderNum, no: 'IV1-1' }, { session })).code).toBe(
    ErrorCode.notFound
  )
  const { db } = server.database
  await db.execute(
    sql`update orders set paid_at = paid_at - interval '366 days' where order_num = ${orderNum}`
  )
  expect((await apply(orderNum, PERSON)).message).toBe('付款已超过一年，不能再开票')
})
