import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { CATEGORY } from '@/domain/kinds/types'
import type { MessageList } from '@/contract/message/dto'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import MessagePage from './index'

const DAY = 86_400_000
const SUGAR = CATEGORY.sugarshaker
const message = (id: number, changes: Partial<MessageList['list'][number]> = {}) => ({
  id,
  category: 'order' as const,
  title: `第${id}条`,
  text: '深度体检·男士款，11月24日 周二 08:00-08:30',
  orderNum: `CA2026112000${id}`,
  orderType: 1 as number | null,
  at: NOW - 60_000,
  isRead: false,
  ...changes
})
const unread = (all: number) => ({ all, order: all, report: 0, activity: 0 })
const listed = (list: MessageList['list'], changes: Partial<MessageList> = {}): MessageList => ({
  list,
  hasMore: false,
  unread: unread(list.filter(({ isRead }) => !isRead).length),
  serverTime: NOW,
  ...changes
})

let world: World
let page: MountedPage | null = null
async function open(calls: FakeCalls = {}, options: WorldOptions = {}) {
  world = createWorld({
    calls: {
      'message.list': () => listed([message(2), message(1, { isRead: true, at: NOW - 3 * DAY })]),
      'message.read': () => unread(0),
      ...calls
    },
    ...options
  })
  await act(async () => {
    page = await world.open('message', MessagePage, {})
  })
  await idle()
}
afterEach(() => {
  page?.leave()
  page = null
})

const tab = (name: string) => all('[role="tab"]').find(({ textContent }) => textContent?.includes(name))
const rows = () => all('[role="listitem"]').map(({ textContent }) => textContent)

test('R2.80 messages by day, the newest first, with a mark on those that are not read', async () => {
  await open()
  expect(all('[role="heading"][aria-level="2"]').map(({ textContent }) => textContent)).toEqual([
    '今天',
    '更早'
  ])
  expect(rows()[0]).toMatch(/^第2条08:59深度/)
  expect(rows()[1]).toMatch(/^第1条11月17日 09:00深度/)
  expect(all('[aria-label="未读"]')).toHaveLength(1)
  expect(tab('全部')?.textContent).toContain('1')
  expect(world.root.messages.newMessages).toBe(1)
  expect(shows('只保留最近 90 天的消息')).toBe(true)
})

test('a tap reads a message and opens its order', async () => {
  await open()
  await tap(all('[role="listitem"] [role="link"]')[0])
  expect(world.made1('message.read')).toEqual({ id: 2 })
  expect(world.visited.at(-1)).toContain('/order/order-detial/CA20261120002')
})

test('a message about a glucose programme opens its page, which is another', async () => {
  await open({ 'message.list': () => listed([message(3, { orderType: SUGAR })]) })
  await tap(all('[role="listitem"] [role="link"]')[0])
  expect(world.visited.at(-1)).toBe('/order/sugar-order-detial?orderNum=CA20261120003')
})

test.each([
  ['report', '/my-report'],
  ['activity', '/mine/coupons']
] as const)('a message about %s opens %s', async (category, path) => {
  await open({ 'message.list': () => listed([message(3, { orderNum: '', category })]) })
  await tap(all('[role="listitem"] [role="link"]')[0])
  expect(world.visited.at(-1)).toBe(path)
})

test('a message that is about no order leads nowhere', async () => {
  await open({ 'message.list': () => listed([message(3, { orderNum: '' })]) })
  const before = world.visited.length
  await tap(all('[role="listitem"] [role="button"]')[0])
  expect([world.visited.length, all('[aria-label="未读"]').length]).toEqual([before, 0])
})

test('全部已读 takes all marks away, and itself', async () => {
  await open()
  await tap(byText('全部已读'))
  expect(world.made1('message.read')).toEqual({})
  expect([all('[aria-label="未读"]').length, byText('全部已读')]).toEqual([0, undefined])
  expect(world.root.messages.newMessages).toBe(0)
  expect(world.root.feedback.toastShown?.text).toBe('已全部标为已读')
})

test('when that fails the marks stay, and it is said', async () => {
  await open({
    'message.read': () => {
      throw new CallError(ErrorCode.network, '')
    }
  })
  await tap(byText('全部已读'))
  expect(all('[aria-label="未读"]')).toHaveLength(1)
  expect(world.root.feedback.toastShown).not.toBeNull()
})

test('a tab asks for its own', async () => {
  await open({
    'message.list': ({ category }) => (category === 'report' ? listed([]) : listed([message(2)]))
  })
  await tap(tab('报告'))
  expect(shows('暂时没有消息')).toBe(true)
})

test('more come at the end; one that came twice is shown once', async () => {
  await open({
    'message.list': ({ page: asked }) =>
      Number(asked) === 1
        ? listed([message(9), message(8)], { hasMore: true })
        : listed([message(8), message(7)])
  })
  await tap(byText('查看更多'))
  expect(rows().map((row) => row?.slice(0, 3))).toEqual(['第9条', '第8条', '第7条'])
})

test('without a line there is another try', async () => {
  let fails = true
  await open({
    'message.list': () => {
      if (fails) throw new CallError(ErrorCode.network, '')
      return listed([message(2)])
    }
  })
  fails = false
  await tap(byText('重新加载') ?? byText('重试') ?? byLabel('重试'))
  expect(rows()).toHaveLength(1)
})

test('R2.11 /mine/message leads a guest to login, and shows the messages to who is logged in', async () => {
  window.history.replaceState(null, '', '/mine/message')
  try {
    await open({}, { session: null })
    expect(world.visited).toEqual([expect.stringContaining(encodeURIComponent('/mine/message'))])
    expect(shows('登录后查看订单和报告的消息')).toBe(false)
    page?.leave()
    await open()
    expect(world.visited).toEqual([])
    expect(rows()).toHaveLength(2)
  } finally {
    window.history.replaceState(null, '', '/')
  }
})

test('a guest at /message is asked to log in and asks for nothing', async () => {
  await open({}, { session: null })
  expect(world.made.filter(({ name }) => name === 'message.list')).toEqual([])
  expect(shows('登录后查看订单和报告的消息')).toBe(true)
  await tap(byText('去登录') ?? byText('登录'))
  expect(world.visited.at(-1)).toContain(encodeURIComponent('/message'))
})
