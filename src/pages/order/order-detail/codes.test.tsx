/** The codes of an order: how each stands, and how it is shown to a till. */
import { act } from 'react'
import type { OrderDetail } from '@/contract/order/dto/order'
import { host } from '@/platform/host'
import { orderDetail } from '@/../tests/support/order'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, shows, tap, withFakeTime } from '@/../tests/support/screen'
import { createWorld, NOW, type World } from '@/../tests/support/world'
import OrderDetailPage from './index'

const ORDER = 'CA20261120CCCC'
const DAY_MS = 86_400_000
type Code = OrderDetail['codes'][number]

const code = (no: number, change: Partial<Code> = {}): Code => ({
  ...{ id: `${ORDER}-01-K0${no}`, lineId: `${ORDER}-01`, state: 'unused', code: `AB${no}C EFGH 2345` },
  ...{ price: 299.67, expiresAt: Date.parse('2027-05-21T00:00:00+08:00'), usedAt: '', usedTime: '' },
  ...change
})
const USED: Partial<Code> = {
  ...{ state: 'used', code: '', usedAt: '澄安体检中心（上海莘庄分院）', usedTime: '2026-11-19 10:20:00' }
}

const codesOrder = (codes: Code[], change: Partial<OrderDetail> = {}): OrderDetail =>
  orderDetail({
    ...{ orderNum: ORDER, orderType: 31, kind: 'coupon-activity', kindName: '卡券', productCode: 'CA3101' },
    ...{ comboName: '全家福体检通兑券（3人）', orderStatus: 45, statusName: '待使用', appointmentDate: '' },
    ...{ userPayPrice: 899, actions: ['useCode', 'refund', 'again', 'contact'], credential: null, prep: [] },
    ...{ spec: '三人', goods: { note: '3 张券码', unitPrice: 899 } },
    codes,
    ...change
  })

let world: World
let page: MountedPage | null = null
async function open(answer: () => OrderDetail) {
  world = createWorld({
    calls: {
      'order.detail': answer
    }
  })
  await act(async () => {
    page = await world.open('orderDetail', OrderDetailPage, { orderNum: ORDER })
  })
  await idle()
  await idle()
}
afterEach(() => {
  page?.leave()
  page = null
})
const asked = (name: string) => world.made.filter((call) => call.name === name)
const sheet = () => all('[role="dialog"]').at(-1)?.textContent ?? ''

test('each code stands there with its state, until when it is good, and what can be done with it', async () => {
  await open(() =>
    codesOrder([
      code(1),
      code(2, USED),
      code(3, { state: 'refunded', code: '' }),
      code(4, { state: 'taken' }),
      code(5, { expiresAt: NOW - DAY_MS }),
      code(6, { expiresAt: null })
    ])
  )
  for (const text of [
    '共 6 张，2 张可用',
    'AB1C EFGH 2345',
    '有效期至 2027-05-20',
    '2026-11-19 10:20:00 在澄安体检中心（上海莘庄分院）使用',
    '¥299.67 原路退回',
    '分院正在核对，请稍候',
    '长期有效'
  ]) {
    expect([text, shows(text)]).toEqual([text, true])
  }
  const states = all('[class*="head"]').flatMap(
    ({ textContent }) => /^券码 \d(.+)$/.exec(textContent)?.[1] ?? []
  )
  expect(states).toEqual(['待使用', '已使用', '已退款', '核对中', '已过期', '待使用'])
  const able = [1, 2, 3, 4, 5, 6].filter((no) => byLabel(`出示券码 ${no}`))
  expect(able).toEqual([1, 6])
})

test('a code is shown large with its picture, and what the till does with it is seen there', async () => {
  let state: Partial<Code> = {}
  await open(() => codesOrder([code(1), code(2, state)]))
  await tap(byLabel('出示券码 2'))
  expect(byLabel('券码 AB2C EFGH 2345')).toBeDefined()
  expect(sheet()).toContain('到任意分院前台，请工作人员扫码或输入券码')
  await withFakeTime(async (advance) => {
    page?.fire('onHide')
    page?.fire('onShow')
    await advance(10)
    state = { state: 'taken' }
    await advance(4_000)
    expect(sheet()).toContain('分院正在核对，请稍候')
    state = USED
    await advance(4_000)
    expect(sheet()).toContain('这张券码已使用')
    expect(sheet()).not.toContain('AB2C')
  })
})

test('the bar shows the first code that is not used', async () => {
  await open(() => codesOrder([code(1, USED), code(2), code(3)]))
  await tap(byText('出示券码'))
  expect(byLabel('券码 AB2C EFGH 2345')).toBeDefined()
})

test('the order is not read again once the code is put away', async () => {
  await open(() => codesOrder([code(1)]))
  await tap(byLabel('出示券码 1'))
  await tap(all('[role="dialog"] [aria-label="关闭"]').at(-1))
  await withFakeTime(async (advance) => {
    page?.fire('onHide')
    page?.fire('onShow')
    await advance(10)
    const before = asked('order.detail').length
    await advance(20_000)
    expect(asked('order.detail').length).toBe(before)
  })
})

test('a code is copied; where the host cannot, it says so', async () => {
  const copy = jest.spyOn(host, 'copy').mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  await open(() => codesOrder([code(1), code(2)]))
  await tap(byLabel('复制券码 2'))
  await idle()
  expect(copy).toHaveBeenLastCalledWith('AB2C EFGH 2345')
  expect(world.root.feedback.toastShown?.text).toBe('券码已复制')
  await tap(byLabel('复制券码 1'))
  await idle()
  expect(world.root.feedback.toastShown?.text).toBe('复制失败，请长按选择')
})

test('申请退款 leads to the page on which those that nobody used go back', async () => {
  await open(() => codesOrder([code(1), code(2), code(3, USED)]))
  await tap(byText('申请退款'))
  expect(world.visited.at(-1)).toBe(`/reFund/${ORDER}`)
})

test.each([
  ['a service', 35, '服务码'],
  ['goods to be picked up', 30, '取货码']
])('the code of %s has its own name', async (_name, orderType, name) => {
  const of = { kind: 'health-selection', orderType, goods: { note: '一盒', unitPrice: 69 } } as const
  await open(() => codesOrder([code(1), code(2, USED)], of))
  expect(shows(`${name} 2`)).toBe(true)
  await tap(byText(`出示${name}`))
  expect(byLabel(`${name} AB1C EFGH 2345`)).toBeDefined()
  expect(sheet()).toContain(`请工作人员扫码或输入${name}`)
  expect(document.body.textContent).not.toContain('券码')
})
