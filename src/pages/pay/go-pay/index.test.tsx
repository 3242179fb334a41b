import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
import { currentPay } from '@/platform/door/paying'
import type { PayOutcome } from '@/platform/door/pay'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail, payStatus, payTicket, unpaidDetail } from '@/../tests/support/order'
import { all, byLabel, byText, control, idle, shows, tap, withFakeTime } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import GoPayPage from './index'

const ORDER = 'CA20261120AAAA'
const PAY_BUTTON = '微信支付 ¥1305.00'

let world: World
let page: MountedPage | null = null

async function enter(params: Record<string, string> = {}) {
  await act(async () => {
    page = await world.open('goPay', GoPayPage, { orderNo: ORDER, orderType: '1', ...params })
  })
  await idle()
}

async function open(
  calls: FakeCalls = {},
  params: Record<string, string> = {},
  prepare?: (world: World) => void
) {
  world = createWorld({
    calls: {
      'order.detail': () => unpaidDetail(),
      'pay.create': () => payTicket({ action: 'jsapi' }),
      'pay.status': () => payStatus(),
      ...calls
    }
  })
  let keys = 0
  jest.spyOn(world.root, 'newKey').mockImplementation(async () => `key-${(keys += 1)}`)
  prepare?.(world)
  await enter(params)
}

const hostAnswers = (outcome: PayOutcome) => jest.spyOn(currentPay(), 'pay').mockResolvedValue(outcome)
const count = (name: string) => world.made.filter((made) => made.name === name).length
const keys = () => world.made.filter(({ name }) => name === 'pay.create').map((made) => made.idempotencyKey)
const toast = () => world.root.feedback.toastShown?.text
const dialog = () => world.root.feedback.dialog
async function answer(confirmed: boolean) {
  await act(async () => world.root.feedback.answer(dialog()?.id ?? 0, confirmed))
  await idle()
}

const leave = () => {
  page?.leave()
  page = null
}
afterEach(leave)

test('R4.67 an order that is named by orderNum is paid as well; the mini-program’s own page has it by orderNo', async () => {
  await open({}, { orderNo: '', orderNum: ORDER })
  expect(world.made1('order.detail')).toMatchObject({ id: ORDER })
  const pay = hostAnswers('away')
  await tap(byText(PAY_BUTTON))
  expect(world.made1('pay.create')).toMatchObject({ orderNo: ORDER })
  const [ticket] = pay.mock.calls[0] ?? []
  expect(ticket?.nativePage).toBe(`/pages/pay/go-pay/index?orderNo=${ORDER}&orderType=1`)
})

test('R3.61 the pay page shows the order of its query: amount, visit, time left by server time', async () => {
  await open({ 'order.detail': () => unpaidDetail({ payDeadline: NOW + 29 * 60_000 + 41_000 }) })
  expect(world.made1('order.detail')).toEqual({ id: ORDER })
  expect(byText(PAY_BUTTON)).toBeDefined()
  expect(byLabel('1305.00元')).toBeDefined()
  expect(all('.product').map(({ textContent }) => textContent)).toEqual([
    '深度体检·男士款等3项订单详情核对预约'
  ])
  expect(shows('11月24日 周二 08:00-08:30')).toBe(true)
  expect(all('[role="timer"]').map(({ textContent }) => textContent)).toEqual(['支付时间剩余30分钟'])
})

test('the booking can be looked over before it is paid; what has no day has none', async () => {
  await open()
  await tap(control('link', '核对预约'))
  expect(world.visited).toEqual([`/bookingConfirm/${ORDER}`])
  leave()
  await open({ 'order.detail': () => unpaidDetail({ appointmentDate: '' }) })
  expect(control('link', '核对预约')).toBeUndefined()
  expect(control('link', '订单详情')).toBeDefined()
})

test('what an item asks for stands before booking and on confirm, not at the cashier', async () => {
  const text = '须家属陪同（无痛胃镜）'
  await open({
    'order.detail': () => unpaidDetail({ prep: [{ title: '项目提醒', text, icon: 'info' }] })
  })
  expect(shows('支付剩余时间')).toBe(true)
  expect(shows(text)).toBe(false)
})

test('R4.66 the channels of this host are offered, the first one chosen', async () => {
  await open()
  const radios = all('[role="radio"]')
  expect(radios.map(({ textContent }) => textContent)).toEqual([
    '微信支付推荐使用',
    '支付宝',
    '银行卡支付储蓄卡、信用卡'
  ])
  expect(radios.map((radio) => radio.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false'])
  hostAnswers('cancelled')
  await tap(radios[1])
  await tap(byText('支付宝 ¥1305.00'))
  expect(world.made1('pay.create')).toEqual({ orderNo: ORDER, channel: 'alipay' })
})

test('R4.66 what the server made is handed to the host, and paid only by the server’s word', async () => {
  const ticket = payTicket({ action: 'jsapi', params: { package: 'prepay_id=1' } })
  const answers = [payStatus({ payStatus: 1, orderStatus: 10 }), payStatus({ payStatus: 2, orderStatus: 40 })]
  await open({ 'pay.create': () => ticket, 'pay.status': () => answers.shift() ?? payStatus() })
  const pay = hostAnswers('accepted')
  await withFakeTime(async (advance) => {
    await act(async () => byText(PAY_BUTTON)?.click())
    await advance(0)
    const nativePage = `/pages/pay/go-pay/index?orderNo=${ORDER}&orderType=1`
    expect(pay).toHaveBeenCalledWith({ ...ticket, nativePage })
    expect(shows('支付确认中')).toBe(true)
    expect(world.visited).toEqual([])
    await advance(1000)
  })
  expect(world.visited).toEqual([`replace /pay-success?orderNo=${ORDER}&orderType=1`])
})

test('asking for a result goes on, less and less often, while there is none', async () => {
  await open({ 'pay.status': () => payStatus({ payStatus: 1, orderStatus: 10 }) })
  hostAnswers('accepted')
  await withFakeTime(async (advance) => {
    await act(async () => byText(PAY_BUTTON)?.click())
    await advance(0)
    const before = count('pay.status')
    await advance(6100)
    const early = count('pay.status') - before
    await advance(60_000)
    const late = count('pay.status') - before - early
    expect(early).toBe(3)
    expect(late).toBeGreaterThanOrEqual(5)
    expect(late).toBeLessThan(8)
  })
})

test('a failed question about the result is asked again', async () => {
  let tries = 0
  await open({
    'order.detail': () => unpaidDetail({ orderStatus: 10, payStatus: 1, payDeadline: null }),
    'pay.status': () => {
      tries += 1
      if (tries === 1) throw new CallError(ErrorCode.network, '')
      return payStatus({ payStatus: 2, orderStatus: 40 })
    }
  })
  expect(shows('支付确认中')).toBe(true)
  await tap(byText('刷新结果'))
  expect(world.visited).toEqual([`replace /pay-success?orderNo=${ORDER}&orderType=1`])
})

test('a cancelled payment stays on the page, and the next try is a new intention', async () => {
  await open()
  hostAnswers('cancelled')
  await tap(byText(PAY_BUTTON))
  expect(toast()).toBe('已取消支付')
  expect(world.visited).toEqual([])
  await tap(byText(PAY_BUTTON))
  expect(keys()).toEqual(['key-1', 'key-2'])
})

test('a failed payment says so and can be tried again', async () => {
  await open()
  hostAnswers('failed')
  await tap(byText(PAY_BUTTON))
  expect(toast()).toBe('支付未完成，请重试或更换支付方式')
  expect(byText(PAY_BUTTON)).toBeDefined()
})

test('a host that says it failed though the gateway has the money: the server’s word leads on', async () => {
  await open({ 'pay.status': () => payStatus({ payStatus: 2, orderStatus: 40 }) })
  hostAnswers('failed')
  await tap(byText(PAY_BUTTON))
  expect(world.visited).toEqual([`replace /pay-success?orderNo=${ORDER}&orderType=1`])
  expect(toast()).toBeUndefined()
})

test('two taps are one payment', async () => {
  let release: (value: ReturnType<typeof payTicket>) => void = () => undefined
  await open({ 'pay.create': () => new Promise((resolve) => (release = resolve)) })
  hostAnswers('cancelled')
  await act(async () => {
    byText(PAY_BUTTON)?.click()
    byText(PAY_BUTTON)?.click()
  })
  await idle()
  expect(count('pay.create')).toBe(1)
  await act(async () => release(payTicket({ action: 'jsapi' })))
})

test('after a lost answer the same key asks again, also after a reload', async () => {
  await open({
    'pay.create': () => {
      throw new CallError(ErrorCode.timeout, '')
    }
  })
  await tap(byText(PAY_BUTTON))
  await tap(byText(PAY_BUTTON))
  page?.leave()
  await enter()
  await tap(byText(PAY_BUTTON))
  expect(keys()).toEqual(['key-1', 'key-1', 'key-1'])
})

test('a refusal by the server is told, ends the intention and reads the order anew', async () => {
  let order = unpaidDetail()
  await open({
    'order.detail': () => order,
    'pay.create': () => {
      order = orderDetail({
        orderStatus: 85,
        statusName: '已关闭（超时未支付）',
        payStatus: 4,
        credential: null
      })
      throw new CallError(ErrorCode.business, '订单已关闭，无法支付')
    }
  })
  await tap(byText(PAY_BUTTON))
  expect(toast()).toBe('订单已关闭，无法支付')
  expect(shows('订单已关闭')).toBe(true)
  expect(world.root.items.get('payIntent')).toBeUndefined()
})

test('a host that cannot pay so is told of, and what it can is offered', async () => {
  await open()
  hostAnswers('lacking')
  const left = [{ channel: 'alipay', name: '支付宝', note: '', icon: 'wallet' }] as const
  jest.spyOn(currentPay(), 'channels').mockReturnValue(left)
  await tap(byText(PAY_BUTTON))
  expect(toast()).toBe('当前应用不支持这种支付方式，请换一种，或更新应用后再付')
  expect(byText('支付宝')).toBeDefined()
  expect(world.root.items.get('payIntent')).toBeUndefined()
})

describe('coming back from a cashier', () => {
  test.each([
    ['the query of the cashier', { payResult: '1' }, undefined],
    [
      'the mark left before going',
      {},
      (entered: World) =>
        entered.root.items.set('payIntent', { orderNo: ORDER, channel: 'alipay', key: 'k', left: true })
    ]
  ])('%s makes the page ask the server', async (_name, params, prepare) => {
    await open(
      { 'pay.status': () => payStatus({ payStatus: 2, orderStatus: 40 }) },
      params as Record<string, string>,
      prepare
    )
    expect(world.made1('pay.status')).toEqual({ payOrderNum: 'PAY20261120AAAA' })
    expect(world.visited).toEqual([`replace /pay-success?orderNo=${ORDER}&orderType=1`])
  })

  test('going to a cashier leaves the mark', async () => {
    await open({ 'pay.create': () => payTicket() })
    hostAnswers('left')
    await tap(byText(PAY_BUTTON))
    expect(world.root.items.get('payIntent')).toMatchObject({ orderNo: ORDER, left: true })
    expect(dialog()).toBeNull()
  })

  test('under a page of the host the mark is left, and once it is gone the server is asked', async () => {
    await open({ 'pay.status': () => payStatus({ payStatus: 2, orderStatus: 40 }) })
    const pay = hostAnswers('away')
    await tap(byText(PAY_BUTTON))
    expect(pay.mock.lastCall?.[0].nativePage).toBe(`/pages/pay/go-pay/index?orderNo=${ORDER}&orderType=1`)
    expect([count('pay.status'), dialog()]).toEqual([0, null])
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await idle()
    expect(world.visited).toEqual([`replace /pay-success?orderNo=${ORDER}&orderType=1`])
  })

  test('seen again before the host has said that its page opened: the server is asked once it has', async () => {
    await open({ 'pay.status': () => payStatus({ payStatus: 2, orderStatus: 40 }) })
    let opened: (outcome: PayOutcome) => void = () => undefined
    jest.spyOn(currentPay(), 'pay').mockReturnValue(new Promise<PayOutcome>((resolve) => (opened = resolve)))
    await tap(byText(PAY_BUTTON))
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await act(async () => opened('away'))
    await idle()
    expect(world.visited).toEqual([`replace /pay-success?orderNo=${ORDER}&orderType=1`])
  })

  test('a payment the server knows nothing of is asked about; 重新支付 starts anew', async () => {
    await open({}, { payResult: '0' })
    expect(dialog()?.title).toBe('支付是否已完成？')
    await answer(false)
    expect(byText(PAY_BUTTON)).toBeDefined()
    expect(shows('支付确认中')).toBe(false)
  })

  test('已完成支付 keeps asking the server, with a way back to paying', async () => {
    await open({}, { payResult: '0' })
    await answer(true)
    expect(shows('支付确认中')).toBe(true)
    await tap(byText('继续支付'))
    expect(byText(PAY_BUTTON)).toBeDefined()
  })

  test('a declined payment is told and can be made again', async () => {
    await open(
      { 'pay.status': () => payStatus({ payStatus: 7, message: '支付未成功，请重新支付' }) },
      { payResult: '0' }
    )
    expect(toast()).toBe('支付未成功，请重新支付')
    expect(byText(PAY_BUTTON)).toBeDefined()
  })

  test('the product coming to the front asks at once while a result is awaited', async () => {
    let foreground: () => void = () => undefined
    jest.spyOn(host, 'onForeground').mockImplementation((listener) => {
      foreground = listener
      return () => undefined
    })
    await open({
      'order.detail': () => unpaidDetail({ orderStatus: 10, payStatus: 1, payDeadline: null }),
      'pay.status': () => payStatus({ payStatus: 1, orderStatus: 10 })
    })
    const before = count('pay.status')
    await act(async () => foreground())
    await idle()
    expect(count('pay.status')).toBe(before + 1)
  })
})

test('an order that is paid already leads to the page after payment', async () => {
  await open({ 'order.detail': () => orderDetail() })
  expect(world.visited).toEqual([`replace /pay-success?orderNo=${ORDER}&orderType=1`])
  expect(count('pay.create')).toBe(0)
})

test.each([
  ['a closed order', 85, '已关闭（超时未支付）', 4, '订单已关闭'],
  ['a cancelled order', 80, '已取消', 0, '订单已关闭'],
  ['money that went back', 90, '退款中', 3, '付款已原路退回']
])('%s takes no money and offers 再次预约', async (_name, orderStatus, statusName, status, title) => {
  await open({
    'order.detail': () => orderDetail({ orderStatus, statusName, payStatus: status, credential: null }),
    'order.rebookCheck': () => ({ ok: true, reason: '', productCode: 'CK1003', kind: 'checkup' })
  })
  expect(shows(title)).toBe(true)
  expect(byText(PAY_BUTTON)).toBeUndefined()
  await tap(byText('再次预约'))
  expect(world.visited).toEqual([`/process/booking/checkup/CK1003?again=${ORDER}`])
})

test('time that runs out on the page closes it as soon as the server has', async () => {
  let deadline = NOW + 25 * 60_000
  await open({
    'order.detail': () => {
      const serverTime = world.root.clock.now()
      return serverTime < NOW + 8000
        ? unpaidDetail({ payDeadline: deadline, serverTime })
        : orderDetail({ orderStatus: 85, statusName: '已关闭（超时未支付）', payStatus: 4, serverTime })
    }
  })
  expect(byText(PAY_BUTTON)?.getAttribute('aria-disabled')).toBeNull()
  deadline = NOW + 5000
  await withFakeTime(async (advance) => {
    page?.fire('onHide')
    page?.fire('onShow')
    await advance(10)
    world.setNow(NOW + 5000)
    await advance(5000)
    expect(shows('支付时间已到')).toBe(true)
    expect(byText(PAY_BUTTON)?.getAttribute('aria-disabled')).toBe('true')
    world.setNow(NOW + 8000)
    await advance(3500)
    expect(shows('订单已关闭')).toBe(true)
  })
})

describe('back', () => {
  test('R2.187 the back button asks; 继续支付 stays, 稍后支付 leads to the order list', async () => {
    await open()
    await tap(byLabel('返回'))
    expect(dialog()).toMatchObject({ title: '放弃支付？', confirmText: '继续支付', cancelText: '稍后支付' })
    expect(dialog()?.text).toContain('09:25')
    await answer(true)
    expect(world.visited).toEqual([])
    await tap(byLabel('返回'))
    await answer(false)
    expect(world.visited).toEqual(['replace /mine/order'])
  })

  test.each(['tjb-ios/7.1', 'tjb-android/7.1'])(
    'R2.187 in a native app (%s) it is there and asks as well',
    async (agent) => {
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (Mobile) ${agent}`)
      await open()
      await tap(byLabel('返回'))
      expect(dialog()).toMatchObject({ title: '放弃支付？' })
      await answer(false)
      expect(world.visited).toEqual(['replace /mine/order'])
    }
  )

  test('R2.187 with nothing left to pay it does not ask', async () => {
    await open({ 'order.detail': () => orderDetail({ orderStatus: 80, payStatus: 0, credential: null }) })
    await tap(byLabel('返回'))
    expect(dialog()).toBeNull()
    expect(world.visited).toEqual(['replace /mine/order'])
  })
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

test('R8.31 without an order number the page says 订单号为空', async () => {
  await open({}, { orderNo: '' })
  expect(shows('订单号为空')).toBe(true)
  expect(count('order.detail')).toBe(0)
})

test('R8.35 an ended session leads to login and back to this order', async () => {
  await open({
    'order.detail': () => {
      throw new CallError(ErrorCode.tokenInvalid, '')
    }
  })
  await tap(byText('去登录'))
  expect(world.visited).toEqual([
    `/mine/authorize?url=${encodeURIComponent(`/process/go-pay?orderNo=${ORDER}&orderType=1`)}`
  ])
})

test('a lost line has another try', async () => {
  let down = true
  await open({
    'order.detail': () => {
      if (down) throw new CallError(ErrorCode.network, '')
      return unpaidDetail()
    }
  })
  expect(shows('网络错误，请重新加载')).toBe(true)
  down = false
  await tap(byText('重新加载'))
  expect(byText(PAY_BUTTON)).toBeDefined()
})

test('a page that is covered stops asking and goes on when it shows again', async () => {
  await open({}, { payResult: '0' })
  await answer(true)
  page?.fire('onHide')
  world.calls['pay.status'] = () => payStatus({ payStatus: 2, orderStatus: 40 })
  await act(async () => void (await new Promise((done) => setTimeout(done, 1100))))
  expect(world.visited).toEqual([])
  page?.fire('onShow')
  await idle()
  expect(world.visited).toEqual([`replace /pay-success?orderNo=${ORDER}&orderType=1`])
})

test('R4.69 what the order that was just made costs is read before the server tells the rest', async () => {
  await open({ 'order.detail': () => new Promise(() => undefined) }, {}, ({ root }) =>
    root.items.set('orderInfo', { number: ORDER, type: 1, payFen: 130500, toPay: true })
  )
  await act(async () => void (await new Promise((done) => setTimeout(done, 400))))
  expect(document.querySelector('[aria-label="1305.00元"]')).not.toBeNull()
})

test('R4.69 another order does not borrow that amount', async () => {
  await open({ 'order.detail': () => new Promise(() => undefined) }, {}, ({ root }) =>
    root.items.set('orderInfo', { number: 'CA000', type: 1, payFen: 130500, toPay: true })
  )
  await act(async () => void (await new Promise((done) => setTimeout(done, 400))))
  expect(document.querySelector('[aria-label="1305.00元"]')).toBeNull()
})
