import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import type { OrderDetail } from '@/contract/order/dto/order'
import { calendar } from '@/platform/calendar'
import { host } from '@/platform/host'
import { pageFocus } from '@/platform/page-focus'
import type { MountedPage } from '@/../tests/support/mount-page'
import {
  orderCard,
  orderDetail,
  paidBy,
  payStatus,
  prepPlan,
  term,
  unpaidDetail
} from '@/../tests/support/order'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import PaySuccessPage from './index'

const ORDER = 'CA20261120AAAA'

let world: World
let page: MountedPage | null = null

async function open(
  calls: FakeCalls = {},
  params: Record<string, string> = { orderNo: ORDER, orderType: '1' }
) {
  world = createWorld({
    calls: { 'order.detail': () => orderDetail(), 'order.prepPlan': () => prepPlan(), ...calls }
  })
  await act(async () => {
    page = await world.open('paySuccess', PaySuccessPage, params)
  })
  await idle()
}

const count = (name: string) => world.made.filter((made) => made.name === name).length

afterEach(() => {
  page?.leave()
  page = null
})

test('R3.61 a paid order shows what was paid, when and where', async () => {
  await open()
  expect(world.made1('order.detail')).toEqual({ id: ORDER })
  expect(shows('预约成功')).toBe(true)
  expect(all('[class*="amount"]').map(({ textContent }) => textContent)).toEqual(['实付 ¥1305.00 · 微信支付'])
  expect(shows('周二 08:00-08:30')).toBe(true)
  expect(shows('澄安体检中心（北京望京分院）')).toBe(true)
  expect(shows('还有4天')).toBe(true)
})

test('of orders that are paid together their sum is told, and the way leads to all of them', async () => {
  await open({ 'order.detail': () => orderDetail({ payment: paidBy('微信支付', 757), paidTogether: 2 }) })
  expect(shows('实付 ¥757.00 · 微信支付')).toBe(true)
  expect(shows('实付 ¥1305.00')).toBe(false)
  expect(shows('共 2 笔订单，一次支付；之后可分别退款')).toBe(true)
  await tap(byText('查看全部订单'))
  expect(world.visited).toEqual(['replace /mine/order'])
})

test('all orders of the payment are named with whose they are, each with a way to it', async () => {
  const together = [
    orderCard({ orderNum: ORDER }),
    orderCard({ orderNum: 'CA2', comboName: '轻享体检', appointmentUser: '林**', userPayPrice: 528 })
  ]
  await open({ 'order.detail': () => orderDetail({ paidTogether: 2, together }) })
  expect(all('[role="listitem"]').map(({ textContent }) => textContent?.includes('林**'))).toContain(true)
  await tap(control('link', '轻享体检'))
  expect(world.visited).toEqual(['/order/order-detial/CA2'])
})

test('R4.65 R4.70 an order with nothing to pay is a success without a channel', async () => {
  await open({ 'order.detail': () => orderDetail({ payment: paidBy('', 0) }) })
  expect(shows('预约成功')).toBe(true)
  expect(shows('实付 ¥0.00')).toBe(true)
})

test('a deposit is what was paid, not the price; the balance is told as open', async () => {
  const terms = [
    term({ key: 'total', name: '合计', amount: 2360, note: '', ways: [] }),
    term({ name: '已付', amount: 200 }),
    term({ key: 'open', name: '尾款', amount: 2160, note: '到店前付清', ways: [] })
  ]
  const payment = { ...paidBy('微信支付', 200), name: '已付定金' }
  await open({ 'order.detail': () => orderDetail({ userPayPrice: 2360, terms, payment }) })
  expect(shows('已付定金 ¥200.00 · 微信支付')).toBe(true)
  expect(shows('合计 ¥2360.00 · 已付 ¥200.00 · 尾款 ¥2160.00')).toBe(true)
  expect(shows('实付 ¥2360.00')).toBe(false)
})

test.each([
  ['change', '已付改约差价', 32, 1338, '改约成功'],
  ['balance', '已付尾款', 2160, 2360, '支付成功']
] as const)(
  'what is paid later (%s) is told by its name, and beside it what was paid in all',
  async (purpose, name, amount, all, title) => {
    const terms = [term({ name: '实付', amount: all })]
    const payment = { ...paidBy('微信支付', amount), name, purpose }
    await open({ 'order.detail': () => orderDetail({ userPayPrice: all, terms, payment }) })
    expect(shows(title)).toBe(true)
    expect(shows('预约成功')).toBe(false)
    expect(shows(`${name} ¥${amount}.00 · 微信支付`)).toBe(true)
    expect(shows(`实付 ¥${all}.00`)).toBe(true)
  }
)

test('what a gift card paid is told beside what came by money', async () => {
  const payment = { ...paidBy('礼品卡 ¥120.00 + 微信支付 ¥238.00', 358), ways: [] }
  await open({ 'order.detail': () => orderDetail({ payment }) })
  expect(shows('实付 ¥358.00 · 礼品卡 ¥120.00 + 微信支付 ¥238.00')).toBe(true)
})

test('an order that the branch has still to confirm does not claim a booking', async () => {
  await open({ 'order.detail': () => orderDetail({ orderStatus: 30, statusName: '待机构确认' }) })
  expect(shows('支付成功，待机构确认')).toBe(true)
  expect(shows('预约成功')).toBe(false)
})

test('an order of a group that is not full asks for the others, and claims no booking', async () => {
  await open({ 'order.detail': () => orderDetail({ orderStatus: 25, statusName: '待成团' }) })
  expect([shows('支付成功'), shows('预约成功')]).toEqual([true, false])
  await tap(byText('邀请好友，凑齐成团'))
  expect(world.visited).toEqual(['/group-buy'])
})

test('the preparation comes from the plan, and the visit goes into the calendar', async () => {
  const added = jest.spyOn(calendar, 'add').mockResolvedValue('added')
  await open({
    'order.prepPlan': () =>
      prepPlan({
        steps: [{ at: '2026-11-23 20:00', title: '前一晚', text: '22:00 后禁食', icon: 'moon' }]
      })
  })
  expect(shows('11月23日 20:00 起')).toBe(true)
  expect(shows('22:00 后禁食')).toBe(true)
  await tap(byText('加入日历'))
  expect(added).toHaveBeenCalledWith(
    expect.objectContaining({ startsAt: Date.parse('2026-11-24T08:00:00+08:00'), ics: prepPlan().ics })
  )
  expect(count('order.prepPlan')).toBe(1)
  expect(world.root.feedback.toastShown?.text).toBe('已生成日历提醒')
})

test('a calendar that refuses is told', async () => {
  jest.spyOn(calendar, 'add').mockResolvedValue('failed')
  await open()
  await tap(byText('加入日历'))
  expect(world.root.feedback.toastShown?.text).toBe('未能加入日历，请检查日历权限')
})

test('a plan that does not come can be asked for again and keeps nobody from the rest', async () => {
  let down = true
  await open({
    'order.prepPlan': () => {
      if (down) throw new CallError(ErrorCode.network, '')
      return prepPlan()
    }
  })
  expect(shows('预约成功')).toBe(true)
  expect(shows('检前准备加载失败')).toBe(true)
  down = false
  await tap(byText('重试'))
  expect(shows('清淡饮食')).toBe(true)
})

test('the ways on: the order, the map, and home', async () => {
  const map = jest.spyOn(host, 'openMap').mockReturnValue(true)
  await open()
  await tap(byLabel('在地图中查看澄安体检中心（北京望京分院）'))
  expect(map).toHaveBeenCalledWith(
    {
      lat: 39.9957,
      lon: 116.4812,
      name: '澄安体检中心（北京望京分院）',
      address: '北京市朝阳区阜荣街南侧云桥大厦B座3层'
    },
    ''
  )
  await tap(byText('查看订单'))
  await tap(byText('完成'))
  expect(world.visited).toEqual([`replace /order/order-detial/${ORDER}`, 'tab /'])
})

test('the server decides: an order without a result is asked about until it is paid', async () => {
  let order: OrderDetail = unpaidDetail({ orderStatus: 10, payStatus: 1, payDeadline: null })
  await open({
    'order.detail': () => order,
    'pay.status': () => payStatus({ payStatus: order.payStatus, orderStatus: order.orderStatus })
  })
  expect(shows('支付确认中')).toBe(true)
  expect(shows('预约成功')).toBe(false)
  const heading = jest.spyOn(pageFocus, 'toHeading')
  order = orderDetail()
  await tap(byText('刷新结果'))
  expect(shows('预约成功')).toBe(true)
  expect(heading).toHaveBeenCalled()
})

test('the server decides: an unpaid order leads back to paying', async () => {
  await open({ 'order.detail': () => unpaidDetail() })
  expect(shows('订单尚未支付')).toBe(true)
  await tap(byText('去支付'))
  expect(world.visited).toEqual([`replace /process/go-pay?orderNo=${ORDER}&orderType=1`])
})

test.each([
  ['a closed order', 85, 4, '订单已关闭'],
  ['money on its way back', 90, 3, '付款已原路退回']
])('%s is no success', async (_name, orderStatus, status, title) => {
  await open({ 'order.detail': () => orderDetail({ orderStatus, payStatus: status }) })
  expect(shows(title)).toBe(true)
  expect(shows('预约成功')).toBe(false)
  expect(count('order.prepPlan')).toBe(0)
})

test('an unknown order has a way on', async () => {
  await open({
    'order.detail': () => {
      throw new CallError(ErrorCode.notFound, '订单不存在')
    }
  })
  expect(shows('订单不存在')).toBe(true)
  await tap(byText('查看我的订单'))
  expect(world.visited).toEqual(['replace /mine/order'])
})

test('the heading says what was paid to whoever hears it, and the order is never the main way on', async () => {
  await open()
  expect(all('[role="heading"][aria-level="1"]').map(({ textContent }) => textContent)).toEqual([
    '预约成功，实付 ¥1305.00 · 微信支付'
  ])
  const primary = all('[role="button"]').filter(({ className }) => className.includes('primary'))
  expect(primary.map(({ textContent }) => textContent)).toEqual(['加入日历'])
})

test('a visit without a day gets one', async () => {
  await open({
    'order.detail': () =>
      orderDetail({
        kind: 'sugarshaker',
        orderType: 3,
        orderStatus: 20,
        appointmentDate: '',
        actions: ['book']
      })
  })
  expect(shows('支付成功')).toBe(true)
  await tap(byText('预约时间'))
  expect(world.visited).toEqual([`/mine/sugarorder/change-date?orderNum=${ORDER}`])
})
