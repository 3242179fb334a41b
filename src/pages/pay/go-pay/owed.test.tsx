import { act } from 'react'
import { currentPay } from '@/platform/door/paying'
import type { OrderDetail } from '@/contract/order/dto/order'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail, payStatus, payTicket, term, unpaidDetail } from '@/../tests/support/order'
import { byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import GoPayPage from './index'

const ORDER = 'CA20261120AAAA'
const OWED: NonNullable<OrderDetail['owed']> = {
  purpose: 'balance',
  price: 880,
  paidPrice: 200,
  payOrderNum: '',
  payDeadline: null,
  payStatus: 0
}

const total = (amount: number) => term({ key: 'total', name: '合计', amount, note: '', ways: [] })
const openSum = (name: string, amount: number) => term({ key: 'open', name, amount, note: '', ways: [] })
const TERMS = [total(1080), term({ name: '已付', amount: 200 }), openSum('尾款', 880)]

let world: World
let page: MountedPage | null = null

async function open(calls: FakeCalls, params: Record<string, string> = {}) {
  world = createWorld({ calls })
  await act(async () => {
    page = await world.open('goPay', GoPayPage, { orderNo: ORDER, orderType: '1', due: 'balance', ...params })
  })
  await idle()
}
afterEach(() => {
  page?.leave()
  page = null
})

test('the balance of an order that is booked is paid here, by its own sum and number', async () => {
  let owed: OrderDetail['owed'] = OWED
  await open({
    'order.detail': () => orderDetail({ payStatus: 2, owed, terms: TERMS }),
    'pay.create': () => payTicket({ action: 'jsapi', payOrderNum: 'PAY-REST' }),
    'pay.status': ({ payOrderNum }) => {
      owed = null
      return payStatus({ payOrderNum, payStatus: 2, orderStatus: 40 })
    }
  })
  jest.spyOn(currentPay(), 'pay').mockResolvedValue('accepted')
  expect(byLabel('880.00元')).toBeDefined()
  expect(shows('尾款 · 深度体检·男士款')).toBe(true)
  expect(shows('合计 ¥1080.00 · 已付 ¥200.00')).toBe(true)
  // Nothing of the order ends when nobody pays it.
  expect(shows('自动关闭')).toBe(false)
  await tap(byText('微信支付 ¥880.00'))
  expect(world.made1('pay.create')).toMatchObject({ orderNo: ORDER, due: 'balance' })
  expect(world.made1('pay.status')).toEqual({ payOrderNum: 'PAY-REST' })
  expect(world.visited.at(-1)).toContain(`/pay-success?orderNo=${ORDER}`)
})

test('a payment of it that was begun is asked about by its own number, with its own time', async () => {
  const begun = { ...OWED, payOrderNum: 'PAY-REST', payDeadline: NOW + 10 * 60_000, payStatus: 1 }
  await open({
    'order.detail': () => orderDetail({ payStatus: 2, owed: begun }),
    'pay.status': ({ payOrderNum }) => payStatus({ payOrderNum, payStatus: 1, orderStatus: 40 })
  })
  expect(world.made1('pay.status')).toEqual({ payOrderNum: 'PAY-REST' })
  expect(shows('支付确认中')).toBe(true)
})

test('what is paid already leads on', async () => {
  await open({ 'order.detail': () => orderDetail({ payStatus: 2, owed: null }) })
  expect(world.visited.at(-1)).toContain('/pay-success')
})

test('an order that is paid does not ask for its balance by itself', async () => {
  await open({ 'order.detail': () => orderDetail({ payStatus: 2, owed: OWED }) }, { due: '' })
  expect(world.visited.at(-1)).toContain('/pay-success')
})

test('a deposit is told as one, beside what it is of', async () => {
  const terms = [total(2360), term({ key: 'due', name: '定金', amount: 200 }), openSum('尾款', 2160)]
  await open({ 'order.detail': () => unpaidDetail({ payPrice: 200, terms }) }, { due: '' })
  expect(byLabel('200.00元')).toBeDefined()
  expect(shows('定金 · 深度体检·男士款')).toBe(true)
  expect(shows('合计 ¥2360.00 · 尾款 ¥2160.00')).toBe(true)
  expect(shows('微信支付 ¥200.00')).toBe(true)
})

test('what a gift card pays is told before what is left is paid', async () => {
  const gift = term({ key: 'gift', name: '礼品卡抵扣', amount: 120, note: '', ways: [] })
  const terms = [total(358), gift, term({ key: 'due', name: '应付', amount: 238 })]
  await open({ 'order.detail': () => unpaidDetail({ payPrice: 238, terms }) }, { due: '' })
  expect(shows('合计 ¥358.00 · 礼品卡抵扣 ¥120.00')).toBe(true)
  expect(shows('微信支付 ¥238.00')).toBe(true)
})

test('a change shows the day that is paid for, not the one it replaces', async () => {
  const visit = { appointmentDate: '2026-11-26', timespan: '09:30-10:00', hospitalName: '澄安·上海分院' }
  const owed = { ...OWED, purpose: 'change' as const, price: 32, payOrderNum: 'P9', visit }
  const terms = [total(1393), term({ name: '已付' }), openSum('改约差价', 32)]
  await open({ 'order.detail': () => orderDetail({ payStatus: 2, owed, terms }) }, { due: 'change' })
  expect(shows('改约差价 · 深度体检·男士款')).toBe(true)
  expect(shows('微信支付 ¥32.00')).toBe(true)
  expect(shows('11月26日 周四 09:30-10:00')).toBe(true)
  expect(shows('澄安·上海分院')).toBe(true)
  expect(shows('11月24日')).toBe(false)
})
