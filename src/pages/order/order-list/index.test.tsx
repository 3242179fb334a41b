import { act } from 'react'
import type { OrderCard, OrderList, OrderListInput } from '@/contract/order/dto/order'
import { CallError, ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderCard, unpaidCard } from '@/../tests/support/order'
import {
  all,
  byLabel,
  byText,
  idle,
  labels,
  shows,
  tap,
  tapRefused,
  withFakeTime
} from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import OrderListPage from './index'

let world: World
let page: MountedPage | null = null

const listOf = (list: OrderCard[], hasMore = false): OrderList => ({
  list,
  total: list.length,
  hasMore,
  serverTime: world.root.clock.now()
})

async function open(
  calls: FakeCalls = {},
  { params = {}, ...options }: WorldOptions & { params?: Record<string, string> } = {}
) {
  world = createWorld({
    calls: {
      'order.list': () => listOf([unpaidCard({ orderNum: 'CA1', comboName: '职场轻检套餐' }), orderCard()]),
      'order.tabCounts': () => ({ '0': 2, '1': 1, '3': 1, '4': 9 }),
      'order.statusCheck': ({ id }) => ({ orderNum: id, orderStatus: 0, statusName: '待支付', payStatus: 0 }),
      'order.cancelReasons': () => [
        { id: 1, reason: '行程有变，不想约了' },
        { id: 6, reason: '其他原因' }
      ],
      ...calls
    },
    ...options
  })
  await act(async () => {
    page = await world.open('orderList', OrderListPage, params)
  })
  await idle()
}

const lists = () =>
  world.made.filter(({ name }) => name === 'order.list').map(({ input }) => input as OrderListInput)
const toast = () => world.root.feedback.toastShown?.text
const tab = (text: string) => all('[role="tab"]').find((found) => found.textContent?.startsWith(text))
async function answer(confirmed: boolean) {
  const { feedback } = world.root
  await act(async () => feedback.answer(feedback.dialog?.id ?? 0, confirmed))
  await idle()
}

afterEach(() => {
  page?.leave()
  page = null
})

test('R3.68 the card of an order that waits for others says what it waits for', async () => {
  const waiting = orderCard({ orderStatus: 25, statusName: '待成团', actions: ['contact'] })
  await open({ 'order.list': () => listOf([waiting]) })
  expect(shows('人数还没有凑齐，成团后为您安排')).toBe(true)
})

describe('orders that wait for one payment', () => {
  const together = (change: Partial<OrderCard>) =>
    unpaidCard({ payOrderNum: 'PAY1', payPrice: 2459, paidTogether: 4, ...change })
  const four = () => [
    together({ orderNum: 'CA1', comboName: '深度体检·男士款', userPayPrice: 1080 }),
    together({ orderNum: 'CA2', comboName: '深度体检·女士款', userPayPrice: 1180 }),
    together({ orderNum: 'CA3', comboName: '血压计', spec: '臂式', userPayPrice: 99 }),
    together({ orderNum: 'CA4', comboName: '体温计', spec: '电子', userPayPrice: 100 })
  ]
  const opened = (calls: FakeCalls = {}) =>
    open({
      'order.list': () => listOf([...four(), orderCard({ orderNum: 'CA9', paidTogether: 2 })]),
      'order.cancel': () => ({ coupons: [] }),
      ...calls
    })
  const cards = () =>
    all('[role="listitem"]').filter((one) => one.parentElement?.closest('[role="listitem"]') === null)

  test('are one card with one clock, one sum and one way to pay; more than three are folded', async () => {
    await opened()
    const [group, single] = cards()
    expect(cards()).toHaveLength(2)
    expect(group?.textContent).toContain('一起付款 · 4 个订单')
    expect(group?.querySelectorAll('[role="timer"]')).toHaveLength(1)
    expect(group?.querySelector('[aria-label="2459.00元"]')).not.toBeNull()
    expect([shows('血压计'), shows('体温计'), shows('还有 1 个')]).toEqual([true, false, true])
    expect(single?.textContent).toContain('一起付的')
    await tap(byText('还有 1 个'))
    expect(shows('体温计')).toBe(true)
    await tap(byLabel('去支付 一起付款 · 4 个订单'))
    expect(world.visited).toEqual(['/process/go-pay?orderNo=CA1&orderType=1'])
  })

  test('are cancelled all, or one alone, told before what the others cost then and which coupon comes back', async () => {
    await opened({
      'order.cancelPreview': () => ({ payPrice: 1379, coupons: ['满2000减50'] }),
      'order.cancel': () => ({ coupons: ['满2000减50'] })
    })
    await tap(byLabel('取消 一起付款 · 4 个订单'))
    expect([shows('会一起关掉 4 个订单'), shows('取消原因')]).toEqual([true, true])
    expect(shows('4 个订单都关掉，名额放掉，用的券退回卡包')).toBe(true)
    await tap(byText('只取消这件：深度体检·女士款 · 陈**'))
    expect(world.made1('order.cancelPreview')).toEqual({ id: 'CA2' })
    expect(shows('其余订单应付 ¥1379.00，支付时限不变，「满2000减50」退回卡包')).toBe(true)
    await tap(byText('其他原因'))
    await tap(byText('确认取消'))
    expect(world.made1('order.cancel')).toEqual({ id: 'CA2', reasonId: 6, only: 1 })
    expect(toast()).toBe('已取消，「满2000减50」已退回卡包')
  })

  test('are no seats when all of them are goods', async () => {
    const goods = four().map((one) => ({ ...one, appointmentDate: '', spec: '标准' }))
    await opened({ 'order.list': () => listOf(goods) })
    await tap(byLabel('取消 一起付款 · 4 个订单'))
    expect(shows('4 个订单都关掉，用的券退回卡包')).toBe(true)
    expect(shows('名额')).toBe(false)
  })

  test('of a sum that gift cards pay in part, so that the rows and the sum agree', async () => {
    await opened({
      'order.list': () => listOf(four().map((one) => ({ ...one, stored: [{ name: '礼品卡', amount: 120 }] })))
    })
    expect(cards()[0]?.textContent).toContain('礼品卡抵扣-¥120.00应付¥2459.00')
    expect(cards()[0]?.textContent).not.toContain('合计')
  })

  test('all of them go when that is chosen', async () => {
    await opened()
    await tap(byLabel('取消 一起付款 · 4 个订单'))
    await tap(byText('其他原因'))
    await tap(byText('确认取消'))
    expect(world.made1('order.cancel')).toEqual({ id: 'CA1', reasonId: 6 })
    expect(world.made1('order.cancelPreview')).toBeUndefined()
  })
})

test('R2.15 a guest is led to login and back to the list', async () => {
  await open({}, { session: null })
  expect(lists()).toEqual([])
  expect(world.visited[0]).toContain('/mine/authorize?url=%2Fmine%2Forder')
})

test('how far a report has come is told in the words of its kind', async () => {
  const kit = orderCard({ kind: 'gene-home', orderType: 7, orderStatus: 60, reportState: 2, spec: '采样盒' })
  await open({ 'order.list': () => listOf([kit]) })
  expect(shows('样本送达提取检测数据分析出报告')).toBe(true)
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('提取检测')
  expect(shows('主检审核')).toBe(false)
})

test('an order shows kind, state, name, visit, person, branch and amount', async () => {
  await open()
  const card = all('[role="listitem"]').find((found) => found.textContent?.includes('深度体检·男士款'))
  for (const text of [
    '体检',
    '待到检',
    '11月24日 周二 08:00-08:30 · 陈**',
    '澄安体检中心（北京望京分院）',
    '实付'
  ]) {
    expect(card?.textContent).toContain(text)
  }
  expect(card?.querySelector('[aria-label="1305.00元"]')).not.toBeNull()
})

test('R7.108 the tabs ask for their status, each from the first page', async () => {
  await open()
  await tap(tab('待支付'))
  await tap(tab('退款/售后'))
  expect(lists()).toEqual([
    { x: 1, statusType: 0 },
    { x: 1, statusType: 1 },
    { x: 1, statusType: 5 }
  ])
})

test('the tab comes from the address, and counts of what waits stand on the tabs', async () => {
  await open({}, { params: { statusType: '1' } })
  expect(lists()).toEqual([{ x: 1, statusType: 1 }])
  expect(tab('待支付')?.getAttribute('aria-selected')).toBe('true')
  expect(tab('待支付')?.textContent).toBe('待支付1')
  expect(tab('全部')?.textContent).toBe('全部')
  expect(tab('已完成')?.textContent).toBe('已完成')
})

test('an unknown tab in the address shows all', async () => {
  await open({}, { params: { statusType: 'x9' } })
  expect(lists()).toEqual([{ x: 1, statusType: 0 }])
})

test('the next page comes with the end of the page, each order once', async () => {
  await open({
    'order.list': ({ x }) =>
      x === 1
        ? listOf([orderCard({ orderNum: 'CA1' }), orderCard({ orderNum: 'CA2' })], true)
        : listOf([orderCard({ orderNum: 'CA2' }), orderCard({ orderNum: 'CA3', comboName: '第三单' })])
  })
  page?.fire('onReachBottom')
  await idle()
  expect(lists().map(({ x }) => x)).toEqual([1, 2])
  expect(all('[role="link"]')).toHaveLength(3)
  expect(shows('没有更多订单了')).toBe(true)
  page?.fire('onReachBottom')
  await idle()
  expect(lists()).toHaveLength(2)
})

test('a next page that does not come can be asked for again', async () => {
  let down = true
  await open({
    'order.list': ({ x }) => {
      if (x === 2 && down) throw new CallError(ErrorCode.network, '')
      return listOf([orderCard({ orderNum: `CA${x}` })], x === 1)
    }
  })
  page?.fire('onReachBottom')
  await idle()
  expect(all('[role="link"]')).toHaveLength(1)
  down = false
  await tap(byText('加载失败，点击重试'))
  expect(all('[role="link"]')).toHaveLength(2)
})

test('coming back shows the orders anew, as many pages as there were', async () => {
  await open({
    'order.list': ({ x }) => listOf([orderCard({ orderNum: `CA${x}` })], x === 1)
  })
  page?.fire('onReachBottom')
  await idle()
  page?.fire('onHide')
  page?.fire('onShow')
  await idle()
  expect(lists().map(({ x }) => x)).toEqual([1, 2, 1, 2])
  expect(all('[role="link"]')).toHaveLength(2)
})

test('pulling down reads the list anew and ends the animation', async () => {
  const stop = jest.spyOn(host, 'stopRefresh').mockImplementation(() => undefined)
  await open()
  page?.fire('onPullDownRefresh')
  await idle()
  expect(lists()).toHaveLength(2)
  expect(stop).toHaveBeenCalledTimes(1)
})

test.each([
  ['0', '还没有订单'],
  ['1', '没有待支付的订单'],
  ['5', '没有退款或售后']
])('tab %s without orders says so', async (statusType, title) => {
  await open({ 'order.list': () => listOf([]) }, { params: { statusType } })
  expect(shows(title)).toBe(true)
})

test('R8.22 a list that does not come has another try', async () => {
  let down = true
  await open({
    'order.list': () => {
      if (down) throw new CallError(ErrorCode.network, '')
      return listOf([orderCard()])
    }
  })
  expect(shows('网络错误，请重新加载')).toBe(true)
  down = false
  await tap(byText('重新加载'))
  expect(shows('深度体检·男士款')).toBe(true)
})

test('back leads to mine', async () => {
  await open()
  await tap(byLabel('返回'))
  expect(world.visited).toEqual(['tab /mine'])
})

describe('what an order offers', () => {
  const buttons = () =>
    all('[role="button"]')
      .map((found) => found.getAttribute('aria-label') ?? '')
      .filter((label) => label.endsWith(' 单'))
      .map((label) => label.slice(0, -2))

  test.each<[string, Partial<OrderCard>, string[]]>([
    ['unpaid', { orderStatus: 0, actions: ['pay', 'cancel'] }, ['取消订单', '去支付']],
    [
      'without a result',
      { orderStatus: 10, actions: ['refreshPay', 'contact'] },
      ['联系分院', '查询支付结果']
    ],
    ['waiting for the visit', { orderStatus: 40, actions: ['reschedule', 'calendar'] }, ['改约', '到检凭证']],
    ['without a day', { orderStatus: 20, actions: ['book', 'contact'] }, ['联系分院', '预约时间']],
    [
      'of a visit that was missed',
      { orderStatus: 65, actions: ['rebook', 'contact'] },
      ['联系分院', '重新预约']
    ],
    ['closed', { orderStatus: 85, actions: ['again', 'delete'] }, ['删除订单', '再次预约']],
    ['of actions without a page', { orderStatus: 70, actions: ['invoice', 'compare'] }, ['查看商品']]
  ])('an order %s: only what has a page, the main one last', async (_name, change, expected) => {
    await open({ 'order.list': () => listOf([orderCard({ comboName: '单', ...change })]) })
    expect(buttons()).toEqual(expected)
  })

  test('去支付 and the card itself lead on', async () => {
    await open()
    await tap(byLabel('去支付 职场轻检套餐'))
    await tap(all('[role="link"]').find((card) => card.textContent?.includes('深度体检·男士款')))
    expect(world.visited).toEqual([
      '/process/go-pay?orderNo=CA1&orderType=1',
      '/order/order-detial/CA20261120AAAA'
    ])
  })

  test('R7.110 R7.111 R7.115 R9.3 cancelling checks the order, asks for a reason and cancels', async () => {
    await open({ 'order.cancel': () => ({ coupons: [] }) })
    await tap(byLabel('取消订单 职场轻检套餐'))
    expect(world.made1('order.statusCheck')).toEqual({ id: 'CA1' })
    expect(world.made1('order.cancelReasons')).toEqual({ a: 1, b: 'CA1' })
    await tapRefused(byText('确认取消'), toast, '请选择取消原因')
    const reasons = all('[role="radiogroup"]')[0]
    expect(reasons?.getAttribute('aria-invalid')).toBe('true')
    expect(reasons?.getAttribute('aria-required')).toBe('true')
    expect(document.getElementById(reasons?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '请选择取消原因'
    )
    expect(reasons?.contains(document.activeElement)).toBe(true)
    expect(world.made1('order.cancel')).toBeUndefined()
    await tap(byText('其他原因'))
    await tap(byText('确认取消'))
    expect(world.made1('order.cancel')).toEqual({ id: 'CA1', reasonId: 6 })
    expect(toast()).toBe('订单已取消')
    expect(lists()).toHaveLength(2)
  })

  test.each<[string, string, Partial<OrderCard>]>([
    ['paying', '去支付 单', { orderStatus: 0, actions: ['pay', 'cancel'] }],
    ['cancelling', '取消订单 单', { orderStatus: 0, actions: ['pay', 'cancel'] }],
    ['deleting', '删除订单 单', { orderStatus: 80, actions: ['again', 'delete'] }]
  ])(
    'R7.115 %s an order that has changed meanwhile only says how it stands',
    async (_name, button, change) => {
      await open({
        'order.list': () => listOf([orderCard({ comboName: '单', ...change })]),
        'order.statusCheck': ({ id }) => ({
          orderNum: id,
          orderStatus: 60,
          statusName: '已到检',
          payStatus: 2
        })
      })
      await tap(byLabel(button))
      expect(world.made.filter(({ name }) => name === 'order.statusCheck')).toHaveLength(1)
      expect(toast()).toBe('订单状态：已到检')
      expect([world.visited, world.root.feedback.dialog]).toEqual([[], null])
      expect(lists()).toHaveLength(2)
    }
  )

  test('R7.112 deleting asks first, then the order is gone', async () => {
    let gone = false
    await open({
      'order.statusCheck': ({ id }) => ({
        orderNum: id,
        orderStatus: 80,
        statusName: '已取消',
        payStatus: 4
      }),
      'order.list': () => listOf(gone ? [] : [orderCard({ orderStatus: 80, actions: ['again', 'delete'] })]),
      'order.delete': () => {
        gone = true
        return {}
      }
    })
    const remove = '删除订单 深度体检·男士款'
    await tap(byLabel(remove))
    await answer(false)
    expect(world.made1('order.delete')).toBeUndefined()
    await tap(byLabel(remove))
    await answer(true)
    expect(world.made1('order.delete')).toEqual({ a: 1, b: 'CA20261120AAAA' })
    expect(labels('[role="link"]')).toEqual([])
  })

  test('R7.116 再次预约 asks the server and opens booking with the earlier number', async () => {
    await open({
      'order.list': () => listOf([orderCard({ orderStatus: 80, actions: ['again'] })]),
      'order.rebookCheck': () => ({ ok: true, reason: '', productCode: 'CK1003', kind: 'checkup' })
    })
    await tap(byLabel('再次预约 深度体检·男士款'))
    expect(world.made1('order.rebookCheck')).toEqual({ id: 'CA20261120AAAA' })
    expect(world.visited).toEqual(['/process/booking/checkup/CK1003?again=CA20261120AAAA'])
  })

  test('a product that cannot be booked again says why and offers others', async () => {
    await open({
      'order.list': () => listOf([orderCard({ orderStatus: 80, actions: ['again'] })]),
      'order.rebookCheck': () => ({
        ok: false,
        reason: '该商品已下架',
        productCode: 'CK1003',
        kind: 'checkup'
      })
    })
    await tap(byLabel('再次预约 深度体检·男士款'))
    expect(world.root.feedback.dialog?.text).toBe('该商品已下架')
    await answer(true)
    expect(world.visited).toEqual(['tab /shop'])
  })

  test('R7.115 查询支付结果 tells how it stands and reads the list anew', async () => {
    await open({
      'order.list': () => listOf([orderCard({ orderStatus: 10, actions: ['refreshPay'] })]),
      'order.statusCheck': ({ id }) => ({
        orderNum: id,
        orderStatus: 10,
        statusName: '支付确认中',
        payStatus: 1
      })
    })
    await tap(byLabel('查询支付结果 深度体检·男士款'))
    expect(toast()).toBe('支付结果确认中，请稍后再查')
    expect(lists()).toHaveLength(2)
  })
})

test('a countdown at zero reads the list anew until the server has closed the order', async () => {
  let order = unpaidCard()
  await open({ 'order.list': () => listOf([order]) })
  order = unpaidCard({ payDeadline: NOW + 3000 })
  await withFakeTime(async (advance) => {
    page?.fire('onHide')
    page?.fire('onShow')
    await advance(10)
    const before = lists().length
    world.setNow(NOW + 3000)
    await advance(3000)
    expect(lists().length).toBe(before + 1)
    order = orderCard({ orderStatus: 85, statusName: '已关闭（超时未支付）', actions: ['again', 'delete'] })
    await advance(3000)
    expect(shows('已关闭（超时未支付）')).toBe(true)
    const after = lists().length
    await advance(20_000)
    expect(lists().length).toBe(after)
  })
})
