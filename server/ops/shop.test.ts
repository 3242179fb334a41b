/** What the shop says of itself is data: set by operators, shown by the calls. */
import { sql } from 'drizzle-orm'
import { readPdf } from '../testing/read-pdf'
import { RECIPIENT } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { withoutDemoIssuer } from '../settings/shop-profile'
import { runOps } from './run'

testOrders({ sound: true })

const ops = (...typed: string[]) => runOps({ db: server.database.db, now: server.clock.now }, typed, 'keeper')
const set = async (name: string, value: string) => {
  const { exit, text } = await ops('shop', 'set', name, value)
  if (exit !== 0) throw new Error(text)
}
const asked = { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 }
const info = async () => (await server.call('shop.info', {})).results

async function received(): Promise<string> {
  const { results } = await server.call('order.completeGoods', { ...RECIPIENT, ...asked }, { session })
  const orderNum = results[0]!.orderNum
  await steps.pay(session, orderNum)
  await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
  await server.call('order.confirmReceipt', { id: orderNum }, { session })
  return orderNum
}
const actions = async (id: string) => (await server.call('order.detail', { id }, { session })).results.actions

test('name, phone and licences come from the settings, at once', async () => {
  await set('name', '安和体检')
  await set('licences', '许可证 001\\n备案 002')
  expect(await info()).toMatchObject({ name: '安和体检', licences: ['许可证 001', '备案 002'] })
  await set('licences', '')
  expect((await info()).licences).toEqual([])
  expect((await ops('shop', 'get')).text).toContain('安和体检')
  await set('name', '澄安体检')
})

test.each([
  [['nothing', 'x'], /没有设置 nothing/],
  [['phone', '打给我'], /不是电话号码/],
  [['issuer', 'tax-office'], /没有开票服务 tax-office/]
])('shop set %j is refused', async (typed, why) => {
  expect(await ops('shop', 'set', ...typed)).toMatchObject({ exit: 1, text: expect.stringMatching(why) })
})

test('hours, and whom goods go back to, are what the settings say', async () => {
  await set('hours', '周一至周五 8:00-17:00')
  expect(await info()).toMatchObject({ hours: '周一至周五 8:00-17:00' })
  const sendTo = { name: '退货组', phone: '0591-0000002', address: '福州市仓山区退货路 2 号' }
  await set('returnName', sendTo.name)
  await set('returnPhone', sendTo.phone)
  await set('returnAddress', sendTo.address)
  const orderNum = await received()
  const whole = { orderNum, amount: 95, reasonId: 7 }
  expect((await server.call('order.refund', whole, { session, idempotencyKey: 'shop-back' })).code).toBe(1)
  const view = async () => (await server.call('order.refundView', { id: orderNum }, { session })).results
  expect((await ops('refunds', 'approve', (await view()).refunds[0]!.refundNo)).exit).toBe(0)
  expect((await view()).refunds[0]?.sendTo).toEqual(sendTo)
})

test('codes of an order are shown whole to who has the right alone', async () => {
  const bought = {
    receiveName: '林知夏',
    receivePhone: '13800000007',
    productCode: 'CA3101',
    skuId: 'CA3101-1'
  }
  const { results } = await server.call('order.completeCoupon', { ...bought, quantity: 1 }, { session })
  const orderNum = results[0]!.orderNum
  await steps.pay(session, orderNum)
  const [shown] = (await steps.detail(session, orderNum)).codes
  const code = shown!.code.replaceAll(' ', '')
  const masked = (await ops('orders', 'show', orderNum)).text
  expect([masked.includes(code), masked.includes(`…${code.slice(-4)}`)]).toEqual([false, true])
  await ops('rights', 'grant', 'keeper', 'personal')
  expect((await ops('orders', 'show', orderNum, '--personal')).text).toContain(code)
  await ops('rights', 'revoke', 'keeper', 'personal')
})

test('without an issuer no invoice is offered, asked for or promised', async () => {
  const orderNum = await received()
  expect(await actions(orderNum)).toContain('invoice')
  expect((await server.call('goods.quote', asked, { session })).results[0]?.invoices).toBe(true)
  await withoutDemoIssuer(server.database.db)
  expect(await actions(orderNum)).not.toContain('invoice')
  expect((await server.call('goods.quote', asked, { session })).results[0]?.invoices).toBe(false)
  expect((await server.call('invoice.view', { id: orderNum }, { session })).results.refusal).toBe(
    '暂不提供发票'
  )
  const invoice = { titleType: 'personal' as const, title: '陈予安', email: 'a@b.cn' }
  const { results } = await server.call(
    'order.completeGoods',
    { ...RECIPIENT, ...asked, needInvoice: 1, invoice },
    { session }
  )
  const other = results[0]!.orderNum
  await steps.pay(session, other)
  await ops('orders', 'ship', other, '--courier', '顺丰速运', '--parcel', 'SF1043')
  await server.call('order.confirmReceipt', { id: other }, { session })
  expect(
    await server.database.db.execute(sql`select from invoices where order_num = ${other}`)
  ).toMatchObject({
    rows: []
  })
  await set('issuer', 'demo')
})

test('the paper of the demo says so on its face', async () => {
  const orderNum = await received()
  const form = { titleType: 'personal' as const, title: '陈予安', taxNumber: '', email: 'a@b.cn' }
  await server.call('invoice.apply', { orderNum, replaces: '', ...form }, { session })
  await steps.tick()
  const [invoice] = (await server.call('invoice.view', { id: orderNum }, { session })).results.invoices
  const { results } = await server.call(
    'invoice.file',
    { id: orderNum, no: invoice?.invoiceNo ?? '' },
    { session }
  )
  // The brackets stand in the heading alone.
  expect((await readPdf(results.base64)).font.missing('【演示】电子发票')).toEqual([])
})
