import { act } from 'react'
import type { OrderDetail } from '@/contract/order/dto/order'
import { CallError, ErrorCode, LOGIN_NOTICE } from '@/contract/errors'
import { toFen } from '@/domain/money'
import { calendar } from '@/platform/calendar'
import { host } from '@/platform/host'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderCard, orderDetail, prepPlan, unpaidDetail } from '@/../tests/support/order'
import { all, byLabel, byText, idle, labels, shows, tap, withFakeTime } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import OrderDetailPage from './index'

const ORDER = 'CA20261120AAAA'

let world: World
let page: MountedPage | null = null

async function open(calls: FakeCalls = {}, options: WorldOptions = {}) {
  world = createWorld({
    calls: {
      'order.detail': () => orderDetail(),
      'order.prepPlan': () => prepPlan(),
      'order.statusCheck': ({ id }) => ({ orderNum: id, orderStatus: 0, statusName: '待支付', payStatus: 0 }),
      'order.cancelReasons': () => [{ id: 6, reason: '其他原因' }],
      ...calls
    },
    ...options
  })
  await act(async () => {
    page = await world.open('orderDetail', OrderDetailPage, { orderNum: ORDER })
  })
  await idle()
}

const count = (name: string) => world.made.filter((made) => made.name === name).length
const toast = () => world.root.feedback.toastShown?.text
const at = (order: Partial<OrderDetail>) => ({ 'order.detail': () => orderDetail(order) })
async function answer(confirmed: boolean) {
  const { feedback } = world.root
  await act(async () => feedback.answer(feedback.dialog?.id ?? 0, confirmed))
  await idle()
}

afterEach(() => {
  page?.leave()
  page = null
})

test('R2.52 a guest is led to login and back to the order', async () => {
  await open({}, { session: null })
  expect(count('order.detail')).toBe(0)
  expect(world.visited[0]).toContain(encodeURIComponent(`/order/order-detial/${ORDER}`))
})

test('R2.51 /order/product-detial opens for a guest and asks for a login itself', async () => {
  window.history.replaceState(null, '', `/order/product-detial?orderNum=${ORDER}`)
  try {
    const refused = () => {
      throw new CallError(ErrorCode.tokenInvalid, LOGIN_NOTICE)
    }
    await open({ 'order.detail': refused }, { session: null })
    expect([world.visited, count('order.detail')]).toEqual([[], 1])
    expect(shows(LOGIN_NOTICE)).toBe(true)
    await tap(byText('去登录'))
    expect(world.visited).toEqual([expect.stringContaining(encodeURIComponent(ORDER))])
  } finally {
    window.history.replaceState(null, '', '/')
  }
})

test('R2.52 R7.109 the order of the address: status, visit, branch, masked person', async () => {
  await open()
  expect(world.made1('order.detail')).toEqual({ id: ORDER })
  for (const text of [
    '待到检',
    '还有4天 · 11月23日 18:00 前可免费改约',
    '11月24日 周二 08:00-08:30',
    '早餐：清淡中式',
    '澄安体检中心（北京望京分院）',
    '100****0001',
    '990***********011X'
  ]) {
    expect(shows(text)).toBe(true)
  }
})

test('once the day before is over, no time is told until which it can be changed', async () => {
  const late = { appointmentDate: '2026-11-20', freeChangeBefore: '2026-11-19 18:00' }
  await open(at({ ...late, actions: ['navigate', 'refund', 'contact'] }))
  expect(shows('就在今天 · 已过免费改约时间，改约找客服 400-000-1001；到检前可全额退款')).toBe(true)
  expect(shows('前可致电改约')).toBe(false)
})

test('items and price: base and add-ons by package, lines whose sum is the total', async () => {
  await open()
  expect(shows('21项基础 + 加项2项')).toBe(true)
  expect(shows('营养与过敏25-羟维生素D')).toBe(true)
  expect(shows('换购：电子血压计')).toBe(true)
  const prices = labels('[role="listitem"] [role="img"]').flatMap((label) => {
    const match = /^(减?)([\d.]+)元$/.exec(label ?? '')
    return match ? [(match[1] ? -1 : 1) * toFen(match[2] ?? '0')] : []
  })
  const total = prices.pop()
  expect(total).toBe(130_500)
  expect(prices.reduce((sum, fen) => sum + fen, 0)).toBe(total)
})

test('the way of the order names what is done, now and next', async () => {
  await open()
  expect(shows('11月20日 08:58')).toBe(true)
  expect(all('[aria-current="step"]').map(({ textContent }) => textContent)).toEqual([
    '待到检11月24日 周二 08:00-08:30'
  ])
})

test('the number can be copied; the branch called and found', async () => {
  const copy = jest.spyOn(host, 'copy').mockResolvedValue(true)
  const call = jest.spyOn(host, 'callPhone').mockImplementation(() => undefined)
  const map = jest.spyOn(host, 'openMap').mockReturnValue(true)
  await open()
  await tap(byLabel('复制订单编号'))
  expect(copy).toHaveBeenCalledWith(ORDER)
  expect(toast()).toBe('订单编号已复制')
  await tap(byLabel('致电澄安体检中心（北京望京分院）'))
  expect(call).toHaveBeenCalledWith('400-000-1001')
  await tap(byLabel('在地图中查看澄安体检中心（北京望京分院）'))
  expect(map).toHaveBeenCalledWith(expect.objectContaining({ lat: 39.9957, lon: 116.4812 }), '')
})

describe('the credential', () => {
  const code = () => labels('[role="img"]').find((label) => label?.startsWith('到检凭证'))

  test('shows its number in groups and is renewed before it ends', async () => {
    let round = 0
    await open({
      'order.detail': () => {
        round += 1
        const now = world.root.clock.now()
        const credential = { code: `CRED.${round}`, number: `730411962${round}`, expiresAt: now + 60_000 }
        return orderDetail({ serverTime: now, credential })
      }
    })
    expect(shows('7304 1196 21')).toBe(true)
    await withFakeTime(async (advance) => {
      page?.fire('onHide')
      page?.fire('onShow')
      await advance(10)
      expect(code()).toBe('到检凭证 7304119622')
      world.setNow(NOW + 60_000)
      await advance(60_000)
      expect(code()).toBe('到检凭证 7304119623')
    })
  })

  test('is covered once it is over and cannot be renewed, until a tap brings a new one', async () => {
    let down = false
    await open({
      'order.detail': () => {
        if (down) throw new CallError(ErrorCode.network, '')
        const now = world.root.clock.now()
        return orderDetail({
          serverTime: now,
          credential: { code: 'CRED', number: '7304119628', expiresAt: now + 60_000 }
        })
      }
    })
    down = true
    world.setNow(NOW + 61_000)
    await tap(byLabel('每60秒刷新，立即刷新到检凭证'))
    expect(shows('凭证已过期')).toBe(true)
    expect(code()).toBeUndefined()
    down = false
    await tap(byLabel('每60秒刷新，立即刷新到检凭证'))
    expect(code()).toBe('到检凭证 7304119628')
  })

  test('is not there before the booking stands', async () => {
    await open({ 'order.detail': () => unpaidDetail() })
    expect(code()).toBeUndefined()
  })
})

test('an unpaid order counts down and can be paid', async () => {
  await open({ 'order.detail': () => unpaidDetail() })
  expect(all('[role="timer"]').map(({ textContent }) => textContent)).toEqual(['支付时间剩余25分钟'])
  await tap(byText('去支付'))
  expect(world.visited).toEqual([`/process/go-pay?orderNo=${ORDER}&orderType=1`])
})

test('one of several that wait for one payment names the others and the sum, and can be cancelled alone', async () => {
  const other = orderCard({
    orderNum: 'CA2',
    comboName: '轻享体检',
    appointmentUser: '林**',
    userPayPrice: 528
  })
  await open({
    'order.detail': () =>
      unpaidDetail({ payPrice: 1921, paidTogether: 2, together: [orderCard({ orderNum: ORDER }), other] }),
    'order.cancelPreview': () => ({ payPrice: 528, coupons: [] }),
    'order.cancel': () => ({ coupons: [] })
  })
  await idle()
  for (const text of ['一起付款 · 2 个订单', '轻享体检', '林**']) expect(shows(text)).toBe(true)
  expect(all('[aria-label="1921.00元"]').length).toBeGreaterThan(0)
  await tap(byText('取消订单'))
  expect(shows('会一起关掉 2 个订单')).toBe(true)
  const onlyThis = all('[role="radio"]').filter((one) => one.textContent?.startsWith('只取消这件'))
  expect(onlyThis.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^只取消这件：/),
    expect.stringContaining('轻享体检 · 林**')
  ])
  await tap(onlyThis[0])
  expect(shows('其余订单应付 ¥528.00，支付时限不变')).toBe(true)
  await tap(byText('其他原因'))
  await tap(byText('确认取消'))
  expect(world.made1('order.cancel')).toEqual({ id: ORDER, reasonId: 6, only: 1 })
})

test.each([
  ['cancelled', { orderStatus: 80, payStatus: 4 }, '一起下单的还有'],
  ['paid', {}, '一起付的还有']
])('of several that were %s together nothing is asked any more', async (_how, facts, title) => {
  const other = orderCard({ orderNum: 'CA2', comboName: '轻享体检' })
  const together = [orderCard({ orderNum: ORDER, comboName: '这一单自己' }), other]
  await open({
    'order.detail': () =>
      orderDetail({ credential: null, payPrice: 1921, paidTogether: 2, together, ...facts })
  })
  await idle()
  for (const text of [title, '轻享体检']) expect(shows(text)).toBe(true)
  for (const text of ['一起付款', '这一单自己']) expect(shows(text)).toBe(false)
  expect(all('[aria-label="1921.00元"]')).toEqual([])
})

test('R7.110 an unpaid order can be cancelled and then shows why', async () => {
  let order: OrderDetail = unpaidDetail()
  await open({
    'order.detail': () => order,
    'order.cancel': () => {
      order = orderDetail({
        orderStatus: 80,
        statusName: '已取消',
        credential: null,
        cancelReason: '其他原因',
        actions: ['again', 'delete']
      })
      return { coupons: [] }
    }
  })
  await tap(byText('取消订单'))
  await tap(byText('其他原因'))
  await tap(byText('确认取消'))
  expect(world.made1('order.cancel')).toEqual({ id: ORDER, reasonId: 6 })
  expect(shows('取消原因：其他原因')).toBe(true)
  expect(byText('再次预约')).toBeDefined()
})

test('R7.116 再次预约 opens booking with the earlier number', async () => {
  await open({
    ...at({
      orderStatus: 85,
      statusName: '已关闭（超时未支付）',
      credential: null,
      actions: ['again', 'delete']
    }),
    'order.rebookCheck': () => ({ ok: true, reason: '', productCode: 'CK1003', kind: 'checkup' })
  })
  await tap(byText('再次预约'))
  expect(world.visited).toEqual([`/process/booking/checkup/CK1003?again=${ORDER}`])
})

test('R7.112 a deleted order leads back to the list', async () => {
  await open({
    ...at({ orderStatus: 80, credential: null, actions: ['again', 'delete'] }),
    'order.statusCheck': ({ id }) => ({
      orderNum: id,
      orderStatus: 80,
      statusName: '已取消',
      payStatus: 4
    }),
    'order.delete': () => ({})
  })
  await tap(byText('删除订单'))
  await answer(true)
  expect(world.made1('order.delete')).toEqual({ a: 1, b: ORDER })
  expect(world.visited).toEqual(['replace /mine/order'])
})

test('the calendar takes the visit; preparation is on the page', async () => {
  const added = jest.spyOn(calendar, 'add').mockResolvedValue('added')
  const scroll = jest.spyOn(host, 'scrollTo').mockImplementation(() => undefined)
  // Once it cannot be changed any more.
  await open(at({ actions: ['navigate', 'calendar', 'refund', 'prepare', 'contact'] }))
  await tap(byText('加入日历'))
  expect(added).toHaveBeenCalledWith(expect.objectContaining({ location: prepPlan().location }))
  await tap(byText('检前准备'))
  expect(scroll).toHaveBeenCalledWith('order-preparation')
  expect(document.getElementById('order-preparation')?.textContent).toContain('22:00 后禁食')
})

test('actions without a page are not drawn', async () => {
  await open(at({ orderStatus: 70, credential: null, actions: ['invoice', 'compare'] }))
  for (const text of ['开发票', '对比']) expect(byText(text)).toBeUndefined()
})

test('a payment without a result is asked about by itself', async () => {
  await open({ 'order.detail': () => unpaidDetail() })
  world.calls['order.detail'] = () =>
    unpaidDetail({ orderStatus: 10, statusName: '支付确认中', payDeadline: null, actions: ['refreshPay'] })
  await withFakeTime(async (advance) => {
    page?.fire('onHide')
    page?.fire('onShow')
    await advance(10)
    expect(shows('支付确认中')).toBe(true)
    world.calls['order.detail'] = () => orderDetail()
    await advance(4000)
    expect(shows('待到检')).toBe(true)
  })
})

test('a covered order asks for nothing, also when an answer came after it was covered', async () => {
  await open({ 'order.detail': () => unpaidDetail() })
  let answer: () => void = () => undefined
  world.calls['order.detail'] = () =>
    new Promise((done) => {
      answer = () => done(unpaidDetail({ orderStatus: 10, statusName: '支付确认中', payDeadline: null }))
    })
  await withFakeTime(async (advance) => {
    page?.fire('onHide')
    page?.fire('onShow')
    await advance(10)
    const asked = count('order.detail')
    page?.fire('onHide')
    answer()
    await advance(20_000)
    expect(count('order.detail')).toBe(asked)
    page?.fire('onShow')
    await advance(10)
    expect(count('order.detail')).toBe(asked + 1)
  })
})

test('R2.188 back leads to the order list', async () => {
  await open()
  await tap(byLabel('返回'))
  expect(world.visited).toEqual(['replace /mine/order'])
})

test.each([
  ['an unknown or foreign order', ErrorCode.notFound],
  ['a number that is none', ErrorCode.badParameter]
])('%s has a clear page with a way on', async (_name, code) => {
  await open({
    'order.detail': () => {
      throw new CallError(code, '订单不存在')
    }
  })
  expect(shows('订单不存在')).toBe(true)
  await tap(byText('查看我的订单'))
  expect(world.visited).toEqual(['replace /mine/order'])
})

test('R8.22 an order that does not come has another try', async () => {
  let down = true
  await open({
    'order.detail': () => {
      if (down) throw new CallError(ErrorCode.network, '')
      return orderDetail()
    }
  })
  expect(shows('网络错误，请重新加载')).toBe(true)
  down = false
  await tap(byText('重新加载'))
  expect(shows('待到检')).toBe(true)
})
