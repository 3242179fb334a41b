import { act } from 'react'
import Taro from '@tarojs/taro'
import { CallError } from '@/contract/errors'
import { readOrder } from '@/services/order/order'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail } from '@/../tests/support/order'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import { SubscribeSheet } from './index.weapp'

const TEMPLATES = [
  { kind: 'visit' as const, templateId: 'T-visit' },
  { kind: 'report' as const, templateId: 'T-report' },
  { kind: 'change' as const, templateId: 'T-change' }
]

let world: World
let page: MountedPage | null = null
/** What WeChat was asked, and how it answers. */
let ask: jest.SpyInstance

async function open(calls: FakeCalls = {}) {
  world = createWorld({
    calls: {
      'order.detail': () => orderDetail(),
      'subscription.offer': () => ({ templates: TEMPLATES }),
      'subscription.keep': () => ({}),
      ...calls
    }
  })
  const order = await readOrder(world.root.call, 'CA20261120AAAA')
  await act(async () => {
    page = await world.open('paySuccess', () => <SubscribeSheet order={order} />, {})
  })
  await idle()
}
const rows = () => all('[role="checkbox"]')
const button = () =>
  all('[role="button"]').find(({ textContent }) => /^(订阅|选好再)/.test(textContent ?? ''))
const kept = () => world.made.filter(({ name }) => name === 'subscription.keep').map(({ input }) => input)

beforeEach(() => {
  ask = jest.spyOn(Taro, 'requestSubscribeMessage')
})
afterEach(() => {
  page?.leave()
  page = null
})

test('nothing is chosen for anybody, and the button is off until something is', async () => {
  await open()
  expect(rows().map((row) => row.getAttribute('aria-checked'))).toEqual(['false', 'false', 'false'])
  expect(button()?.getAttribute('aria-disabled') ?? button()?.closest('[aria-disabled]')).toBeTruthy()
  await tap(rows()[0])
  await tap(rows()[1])
  expect(shows('订阅 2 条提醒')).toBe(true)
})

test('WeChat is asked within the tap, of what was chosen; what it lets is kept', async () => {
  ask.mockResolvedValue({ 'T-visit': 'accept', 'T-report': 'reject', errMsg: 'ok' })
  await open()
  await tap(rows()[0])
  await tap(rows()[1])
  act(() => button()?.click())
  expect(ask).toHaveBeenCalledWith({ tmplIds: ['T-visit', 'T-report'], entityIds: [] })
  await idle()
  expect(kept()).toEqual([{ orderNum: 'CA20261120AAAA', accepted: ['visit'] }])
  expect(world.root.feedback.toastShown?.text).toBe('已订阅 1 条提醒')
})

test('refused is a quiet word, and no other question for this order', async () => {
  ask.mockRejectedValue({ errMsg: 'requestSubscribeMessage:fail can only be invoked by user TAP gesture.' })
  await open()
  await tap(rows()[2])
  await tap(button())
  expect(kept()).toEqual([{ orderNum: 'CA20261120AAAA', accepted: [] }])
  expect(world.root.feedback.toastShown).toMatchObject({ text: '这次没有订阅，不影响订单', voice: 'polite' })
})

test('switched off in WeChat: where to switch them on is said, and nothing more', async () => {
  ask.mockRejectedValue({ errCode: 20004, errMsg: 'requestSubscribeMessage:fail' })
  await open()
  await tap(rows()[0])
  await tap(button())
  expect(shows('微信里的订阅消息关着')).toBe(true)
  expect(world.root.feedback.toastShown).toBeNull()
  await tap(byText('不用提醒'))
  expect(kept()).toEqual([{ orderNum: 'CA20261120AAAA', accepted: [] }])
})

test('whoever wants none says so once', async () => {
  await open()
  await tap(byText('不用提醒'))
  expect(ask).not.toHaveBeenCalled()
  expect(kept()).toEqual([{ orderNum: 'CA20261120AAAA', accepted: [] }])
})

test.each([
  ['an order that was asked already', () => ({ templates: [] })],
  [
    'a server without an answer',
    () => {
      throw new CallError(0, 'none')
    }
  ]
])('%s is asked nothing', async (_name, offer) => {
  await open({ 'subscription.offer': offer })
  expect(rows()).toEqual([])
})
