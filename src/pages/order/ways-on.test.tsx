import { act } from 'react'
import type { ComponentType } from 'react'
import { host } from '@/platform/host'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderCard, orderDetail } from '@/../tests/support/order'
import { all, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import OrderDetailPage from './order-detail'
import OrderListPage from './order-list'

/** Every state of the sample data, as the server answers it: what comes next is told, and there is a way on. */

let world: World
let page: MountedPage | null = null

async function open(name: 'orderList' | 'orderDetail', order: ReturnType<typeof orderDetail>) {
  world = createWorld({
    calls: {
      'order.list': () => ({
        list: [orderCard(order)],
        total: 1,
        hasMore: false,
        serverTime: world.root.clock.now()
      }),
      'order.tabCounts': () => ({}),
      'order.detail': () => order
    }
  })
  const component: ComponentType = name === 'orderList' ? OrderListPage : OrderDetailPage
  await act(async () => {
    page = await world.open(name, component, name === 'orderList' ? {} : { orderNum: order.orderNum })
  })
  await idle()
}

afterEach(() => {
  page?.leave()
  page = null
})

/** `card` is on the list's card as well; elsewhere countdown, credential, the report's steps or 再次预约 tell. */
const STATES = [
  {
    state: 10,
    actions: ['refreshPay', 'contact'],
    told: '正在核实支付结果，请勿重复支付',
    way: '查询支付结果',
    card: true
  },
  {
    state: 20,
    actions: ['contact'],
    told: '尚未安排到检时间，可致电分院预约',
    way: '联系分院',
    card: true
  },
  { state: 20, actions: ['book', 'contact'], told: '尚未安排到检时间', way: '预约时间', card: true },
  { state: 65, actions: ['rebook', 'contact'], told: '未在预约时间到检', way: '重新预约', card: true },
  { state: 88, actions: ['rebook', 'contact'], told: '分院未能确认预约', way: '重新预约', card: true },
  { state: 65, actions: ['refund', 'contact'], told: '未在预约时间到检', way: '申请退款', card: true },
  {
    state: 30,
    actions: ['cancel', 'contact'],
    told: '分院确认后会更新预约状态',
    way: '取消订单',
    card: true
  },
  {
    state: 90,
    actions: ['refundDetail', 'contact'],
    told: '款项将原路退回，到账时间以支付渠道为准',
    way: '退款进度',
    card: true
  },
  { state: 30, actions: ['contact'], told: '分院确认后会更新预约状态', way: '联系分院', card: true },
  { state: 60, actions: ['contact'], told: '报告制作中，出具后在这里查看', way: '联系分院', card: false },
  {
    state: 65,
    actions: ['contact'],
    told: '未在预约时间到检，可致电分院改约或退款',
    way: '联系分院',
    card: true
  },
  {
    state: 70,
    actions: ['again', 'contact'],
    told: '报告已出具，可致电分院领取',
    way: '联系分院',
    card: true
  },
  { state: 70, actions: ['report', 'again', 'contact'], told: '报告已出具', way: '看报告', card: true },
  { state: 80, actions: ['again', 'delete'], told: '订单已取消，可再次预约', way: '再次预约', card: false },
  { state: 85, actions: ['again', 'delete'], told: '超过支付时限，名额已释放', way: '再次预约', card: false },
  {
    state: 88,
    actions: ['contact'],
    told: '分院未能确认预约，可致电分院改约或退款',
    way: '联系分院',
    card: true
  },
  {
    state: 90,
    actions: ['contact'],
    told: '款项将原路退回，到账时间以支付渠道为准',
    way: '联系分院',
    card: true
  },
  { state: 95, actions: ['again', 'delete'], told: '款项已原路退回', way: '再次预约', card: true },
  { state: 50, actions: ['contact'], told: '正在打包，会尽快发出', way: '联系分院', card: true },
  { state: 55, actions: ['contact'], told: '包裹已发出，请留意查收', way: '联系分院', card: true },
  { state: 75, actions: ['contact'], told: '订单已完成', way: '联系分院', card: false },
  { state: 75, actions: ['again', 'comment', 'contact'], told: '订单已完成', way: '评价', card: false }
]
const way = (text: string) => all('[role="button"]').find((found) => found.textContent === text)
const orderIn = (state: number, actions: string[], hospitalTel = '010-00000001') =>
  orderDetail({ orderStatus: state, actions, hospitalTel, cancelReason: '', credential: null })

test.each(STATES)(
  'state $state says what comes next and has a way on',
  async ({ state, actions, told, way: text, card }) => {
    await open('orderDetail', orderIn(state, actions))
    expect(shows(told)).toBe(true)
    expect(way(text)).toBeDefined()
    page?.leave()
    await open('orderList', orderIn(state, actions))
    expect(shows(told)).toBe(card)
    expect(way(text)).toBeDefined()
  }
)

test.each(['orderDetail', 'orderList'] as const)('R3.68 from %s 评价 leads to the review', async (name) => {
  const order = orderIn(75, ['again', 'comment', 'contact'])
  await open(name, order)
  await tap(way('评价'))
  expect(world.visited).toEqual([`/order/review/${order.orderNum}`])
})

/** Of goods, nobody comes to a branch: how they are used is the step that their way stands at. */
const BOUGHT = { spec: '三人', hospitalName: '', hospitalId: '' }

test.each([
  [{ orderStatus: 80, actions: ['delete'] }, '订单已取消'],
  [{ orderStatus: 80, actions: ['again', 'delete'], ...BOUGHT }, '订单已取消，可再次购买'],
  [{ orderStatus: 85, actions: ['delete'], ...BOUGHT }, '超过支付时限，商品已释放'],
  [{ orderStatus: 95, actions: ['delete'], userPayPrice: 0 }, '订单已取消，没有要退的款项'],
  [{ orderStatus: 88, actions: ['contact'], hospitalName: '' }, '分院未能确认预约，可致电客服改约或退款'],
  [
    {
      orderStatus: 45,
      actions: ['contact'],
      ...BOUGHT,
      timeline: [{ title: '待使用', text: '凭服务码到任意分院使用', time: '', state: 'now' as const }]
    },
    '凭服务码到任意分院使用'
  ]
])('of an order like %j its page tells no more than there is a way for', async (change, told) => {
  await open('orderDetail', orderDetail({ cancelReason: '', credential: null, ...change }))
  expect(all('*').filter(({ textContent }) => textContent === told)).not.toHaveLength(0)
})

/** Goods from abroad. */
const ABROAD = { ...BOUGHT, kind: 'cross-border', orderType: 34, orderStatus: 50 } as const

test.each(['orderList', 'orderDetail'] as const)(
  'R7.122 %s: goods from abroad are not on their way to be packed before customs know of them',
  async (name) => {
    await open(name, orderDetail({ ...ABROAD, statusName: '待清关', actions: ['declare'], credential: null }))
    expect([shows('申请清关后才能发货'), shows('正在打包，会尽快发出')]).toEqual([true, false])
    await tap(way('申请清关'))
    expect(world.visited.at(-1)).toMatch(/^\/cross-border-certificate-detail\?orderNum=/)
    page?.leave()
    await open(name, orderDetail({ ...ABROAD, statusName: '清关中', actions: [], credential: null }))
    expect([shows('海关审核通过后发货'), way('申请清关')]).toEqual([true, undefined])
  }
)

test('the branch is called from the card', async () => {
  const call = jest.spyOn(host, 'callPhone').mockImplementation(() => undefined)
  await open('orderList', orderIn(88, ['contact']))
  await tap(way('联系分院'))
  expect(call).toHaveBeenCalledWith('010-00000001')
})

test.each(['orderList', 'orderDetail'] as const)(
  '%s: with nobody to call no call is promised, and what was bought can be seen',
  async (name) => {
    await open(name, orderIn(88, ['contact'], ''))
    expect(shows('分院未能确认预约')).toBe(true)
    expect(shows('致电')).toBe(false)
    await tap(way('查看商品'))
    expect(world.visited).toEqual(['/selling/checkup/CK1003'])
  }
)

test.each([
  [40, 'refund', '申请退款', '/reFund/CA20261120AAAA'],
  [30, 'cancel', '取消订单', '/reFund/CA20261120AAAA'],
  [90, 'refundDetail', '退款进度', '/reFund/CA20261120AAAA'],
  [40, 'reschedule', '改约', '/mine/order/change-date?orderNum=CA20261120AAAA'],
  [20, 'book', '预约时间', '/mine/order/change-date?orderNum=CA20261120AAAA'],
  [65, 'rebook', '重新预约', '/mine/order/change-date?orderNum=CA20261120AAAA']
])(
  'in state %p the button of %s leads on, from the order and from the list',
  async (state, action, text, to) => {
    for (const name of ['orderDetail', 'orderList'] as const) {
      await open(name, orderIn(state, [action]))
      await tap(way(text))
      await idle()
      expect(world.visited.at(-1)).toBe(to)
      page?.leave()
    }
  }
)

test.each(['orderDetail', 'orderList'] as const)(
  '看报告 of %s leads to the report of who was examined; one that was never kept to their list',
  async (name) => {
    const reported = { orderStatus: 70, actions: ['report', 'again'], credential: null }
    await open(name, orderDetail({ ...reported, report: { contactsId: 'c12', reportNo: 'RP2026-0815' } }))
    await tap(way('看报告'))
    expect(world.visited.at(-1)).toBe('/my-report?contact=c12&report=RP2026-0815')
    page?.leave()
    await open(name, orderDetail({ ...reported, report: { contactsId: 'c12', reportNo: '' } }))
    await tap(way('看报告'))
    expect(world.visited.at(-1)).toBe('/my-report?contact=c12')
  }
)

test('a refund that waits for the shop says so, and that it can be taken back', async () => {
  await open('orderDetail', { ...orderIn(90, ['refundDetail']), refundState: 10 })
  expect(shows('退款待审核，通过后原路退回，审核前可以撤销')).toBe(true)
  expect(shows('款项将原路退回，到账时间以支付渠道为准')).toBe(false)
})
