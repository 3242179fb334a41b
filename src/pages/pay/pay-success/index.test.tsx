import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import type { OrderDetail } from '@/contract/order/dto/order'
import { host } from '@/platform/host'
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
  expect(shows('实付 ¥1305.00 · 微信支付')).toBe(true)
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

test('the preparation comes from the plan, and the visit goes into the calendar', async () => {
  const added = jest.spyOn(host, 'addToCalendar').mockResolvedValue('added')
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
  jest.spyOn(host, 'addToCalendar').mockResolvedValue('failed')
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
  order = orderDetail()
  await tap(byText('刷新结果'))
  expect(shows('预约成功')).toBe(true)
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

test('goods from abroad: the one step that is left is the main button, with what happens without it', async () => {
  await open({
    'order.detail': () =>
      orderDetail({
        ...{ kind: 'cross-border', orderType: 34, orderStatus: 50, spec: '30支', appointmentDate: '' },
        declareBefore: Date.parse('2026-11-27T08:58:00+08:00')
      })
  })
  await idle()
  expect(shows('还差一步：申请清关')).toBe(true)
  expect(shows('11月27日 08:58 前没有申请，订单会自动取消并全额退款')).toBe(true)
  await tap(byText('申请清关'))
  expect(world.visited).toEqual([`/cross-border-certificate-detail?orderNum=${ORDER}`])
})

test('a kit: when it is sent, how it is sampled, and that its way back costs nothing', async () => {
  const guide = [{ title: '接到 2 ml 线', text: '气泡不算' }]
  const kit = { codes: [], kits: 1, guide, back: null, adviseBy: '', canBind: false, canSend: false }
  await open({
    'order.detail': () =>
      orderDetail({
        ...{ kind: 'gene-home', orderType: 7, orderStatus: 50, spec: '采样盒', appointmentDate: '' },
        kit: { ...kit, sendTo: { name: '接收处', address: '1 号' } }
      })
  })
  await idle()
  for (const text of ['采样盒会尽快寄出', '接到 2 ml 线', '建议 14 天内采样寄回，晚了也不收费']) {
    expect(shows(text)).toBe(true)
  }
  page?.leave()
  await open({
    'order.detail': () =>
      orderDetail({
        ...{ kind: 'gene-home', orderType: 7, orderStatus: 50, spec: '采样盒', appointmentDate: '' },
        ...{ paidTogether: 2, kit: { ...kit, sendTo: { name: '接收处', address: '1 号' } } }
      })
  })
  expect(shows('支付成功')).toBe(true)
  expect(shows('采样盒会尽快寄出')).toBe(false)
})

test('a vaccine says its dose and its own words', async () => {
  const dose = { timespan: '', hospitalId: '', hospitalName: '', from: '', to: '', interval: 0 }
  await open({
    'order.detail': () =>
      orderDetail({
        ...{ kind: 'vaccine', orderType: 13, comboName: '四价HPV疫苗' },
        doses: [
          { ...dose, no: 1, state: 'booked', date: '2026-11-24', action: 'date' },
          { ...dose, no: 2, state: 'toBook', date: '', action: '' }
        ]
      })
  })
  await idle()
  expect(shows('第1针约好了')).toBe(true)
  expect(shows('接种前准备')).toBe(true)
  expect(shows('检前准备')).toBe(false)
})

test.each([
  ['a service', 35, '服务码', '凭服务码到任意分院使用'],
  ['goods to be picked up', 30, '取货码', '凭取货码到任意分院前台领取']
])('%s: that there is a code, and where it is used', async (_name, orderType, name, way) => {
  const code = { id: 'K1', lineId: 'L1', state: 'unused' as const, code: 'AB1C EFGH 2345', price: 69 }
  await open({
    'order.detail': () =>
      orderDetail({
        ...{ kind: 'health-selection', orderType, orderStatus: 45, spec: '一件', appointmentDate: '' },
        codes: [{ ...code, expiresAt: null, usedAt: '', usedTime: '' }],
        timeline: [{ title: '待使用', text: way, time: '', state: 'now' }]
      })
  })
  await idle()
  expect(shows(`${name}已生成，在订单里出示`)).toBe(true)
  expect(shows(way)).toBe(true)
  expect(shows('电话')).toBe(false)
})
