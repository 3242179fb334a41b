/** Several orders that are paid together: one sum, whose each is, and what gift cards pay of it. */
import { act } from 'react'
import { currentPay } from '@/platform/door/paying'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderCard, payTicket, unpaidDetail } from '@/../tests/support/order'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import GoPayPage from './index'

const ORDER = 'CA20261120AAAA'
let world: World
let page: MountedPage | null = null

async function open(calls: FakeCalls) {
  world = createWorld({ calls })
  await act(async () => {
    page = await world.open('goPay', GoPayPage, { orderNo: ORDER, orderType: '1' })
  })
  await idle()
}
afterEach(() => {
  page?.leave()
  page = null
})

const dialog = () => world.root.feedback.dialog
async function answer(confirmed: boolean) {
  await act(async () => world.root.feedback.answer(dialog()?.id ?? 0, confirmed))
  await idle()
}

const his = orderCard({ orderNum: ORDER, userPayPrice: 1080 })
const hers = orderCard({
  orderNum: 'CA2',
  comboName: '轻享体检',
  appointmentUser: '林**',
  userPayPrice: 528
})
const cuff = orderCard({
  orderNum: 'CA3',
  comboName: '血压计',
  spec: '臂式',
  appointmentDate: '',
  userPayPrice: 199
})
const both = () => unpaidDetail({ payPrice: 1807, paidTogether: 3, together: [his, hers, cuff] })

test('are all named with whose they are and one sum, and it is told what a cancellation does', async () => {
  await open({ 'order.detail': both })
  for (const text of [
    '一起付款',
    '3 个订单，付一次',
    '这次一起付',
    '轻享体检',
    '林**',
    '收货：陈**',
    '付之前可以只取消一件',
    '付之后可以单独退'
  ])
    expect(shows(text)).toBe(true)
  expect(byText('微信支付 ¥1807.00')).toBeDefined()
  expect(all('.amount').map(({ textContent }) => textContent)).toContain('应付¥1807.00')
  expect(shows('礼品卡抵扣')).toBe(false)
})

test('what gift cards pay of it is told, so that the sum is that of the rows', async () => {
  await open({
    'order.detail': () => ({ ...both(), payPrice: 1687, stored: [{ name: '礼品卡', amount: 120 }] })
  })
  expect(all('.amount').map(({ textContent }) => textContent)).toEqual([
    '¥1687.00',
    '礼品卡抵扣-¥120.00',
    '应付¥1687.00'
  ])
})

test('the last of them has no line below it', async () => {
  await open({ 'order.detail': both })
  const lined = all('[role="listitem"]').map(({ firstElementChild }) => firstElementChild?.className)
  expect(lined.map((names) => names?.includes('last'))).toEqual([false, false, true])
})

test('one that was cancelled meanwhile is struck through, and the other sum is asked about before it is paid', async () => {
  let order = both()
  await open({
    'order.detail': () => order,
    'pay.create': () => payTicket({ action: 'jsapi', payPrice: 1279 })
  })
  const paid = jest.spyOn(currentPay(), 'pay').mockResolvedValue('cancelled')
  order = unpaidDetail({ payPrice: 1279, paidTogether: 2, together: [his, cuff] })
  await tap(byText('微信支付 ¥1807.00'))
  expect(dialog()?.text).toBe('有订单已取消，现在应付 ¥1279.00')
  await answer(false)
  expect(paid).not.toHaveBeenCalled()
  const row = all('[role="listitem"]').find((one) => one.textContent?.includes('轻享体检'))
  expect(row?.textContent).toContain('已取消，不再付款')
  await tap(byText('微信支付 ¥1279.00'))
  expect(paid).toHaveBeenCalledTimes(1)
})
