import { setTimeout as pause } from 'node:timers/promises'
import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { CallError, ErrorCode } from '@/contract/errors'
import { THROTTLE_MS } from '@/domain/constants'
import { currentDoor } from '@/platform/door'
import { host } from '@/platform/host'
import { isPrivate, matchPath } from '@/routes/href'
import { productCard } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import GroupBuyPage from './index'

type Detail = ResultsOf<'group.detail'>
type Group = ResultsOf<'group.join'>

const HOUR_MS = 3_600_000
const PRODUCT = '程序员减压套餐'
const chen = { name: '陈**', mine: false, leader: true, paid: true }
const zhao = { name: '赵**', mine: false, leader: false, paid: true }

const group = (change: Partial<Group> = {}): Group => ({
  ...{ groupId: 'G1', activityId: 'GB01', state: 'open', size: 3, paid: 2, missing: 1, free: 1 },
  endsAt: NOW + 18 * HOUR_MS,
  people: [chen, zhao],
  ...{ seat: 'none', seatUntil: null, orderNum: '', refund: null },
  ...change
})

const detail = (change: Partial<Detail> = {}): Detail => ({
  ...{ activityId: 'GB01', name: '三人拼团', state: 'open', serverTime: NOW },
  ...{ startAt: NOW - HOUR_MS, endAt: NOW + 300 * HOUR_MS, rules: ['满 3 人付款成团'] },
  product: productCard({ productCode: 'CK1017', comboName: PRODUCT }),
  ...{ price: 568, usualPrice: 698, size: 3, hours: 24, group: null, waiting: [] },
  ...change
})

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(
  shown: Detail | (() => Detail),
  { calls = {}, groupId, session }: { calls?: FakeCalls; groupId?: string; session?: null } = {}
) {
  world = createWorld({
    calls: { 'group.detail': () => (typeof shown === 'function' ? shown() : shown), ...calls },
    ...(session === null ? { session } : {})
  })
  await act(async () => {
    page = await world.open('groupBuy', GroupBuyPage, groupId ? { groupId } : {})
  })
  await idle()
}

test('R2.60 buying together has an address that everybody may open', () => {
  expect([matchPath('/group-buy')?.name, isPrivate('/group-buy')]).toEqual(['groupBuy', false])
  expect(matchPath('/group-buy?groupId=G1')).toEqual({ name: 'groupBuy', params: { groupId: 'G1' } })
})

test('by a link: who is in it, who is missing, how long it waits, and what happens when it does not fill', async () => {
  await open(detail({ group: group() }), { groupId: 'G1' })
  expect(world.made1('group.detail')).toEqual({ groupId: 'G1' })
  for (const text of [
    '还差 1 人成团',
    '陈**',
    '等你邀请',
    '11月21日 03:00 前没凑齐，付的钱会自动原路退回，不用申请，也不会改成单买。',
    '成团每人省 130'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  expect(all('[role="timer"]').map((found) => found.textContent)).toEqual(['拼团剩余18小时0分钟'])
})

test('joining keeps a seat, and the order goes by the group’s price', async () => {
  const joined = group({
    ...{ seat: 'chosen', seatUntil: NOW + HOUR_MS / 2, free: 0 },
    people: [chen, zhao, { name: '陈**', mine: true, leader: false, paid: false }]
  })
  let now = detail({ group: group() })
  await open(() => now, {
    groupId: 'G1',
    calls: {
      'group.join': () => {
        now = detail({ group: joined })
        return joined
      },
      'group.leave': () => {
        now = detail({ group: group() })
        return {}
      }
    }
  })
  await tap(control('button', '参团 ¥568.00'))
  expect(world.made1('group.join')).toEqual({ groupId: 'G1' })
  expect(shows('名额为你留到 11月20日 09:30，下单付款才算数')).toBe(true)
  expect(all('[aria-label="我，待付款"]').length).toBe(1)
  // The second tap of a double tap is not meant for what stands there now.
  await tap(control('button', '去下单'))
  expect(world.visited).toEqual([])
  await pause(THROTTLE_MS)
  await tap(control('button', '去下单'))
  expect(world.visited).toEqual(['/selling/checkup/CK1017'])
  await tap(byText('退出这个团'))
  expect(world.made1('group.leave')).toEqual({ groupId: 'G1' })
  expect(control('button', '参团 ¥568.00')).toBeDefined()
})

test('one’s own group: those who are missing are invited by its link', async () => {
  const copied: string[] = []
  jest.spyOn(host, 'copy').mockImplementation(async (text) => {
    copied.push(text)
    return true
  })
  await open(detail({ group: group({ seat: 'paid', orderNum: 'CA1' }) }))
  await tap(control('button', '邀请好友，还差 1 人'))
  expect(copied).toEqual([expect.stringContaining('/group-buy?groupId=G1')])
})

test.each([
  ['open', '/group-buy?groupId=G1'],
  ['full', '/group-buy']
] as const)('a group that is %s is shared from the head of the page as %s', async (state, path) => {
  const { share } = currentDoor()
  jest.spyOn(share, 'canOpen').mockReturnValue(true)
  const shared = jest.spyOn(share, 'share').mockResolvedValue(true)
  await open(detail({ group: group({ state, seat: 'paid', orderNum: 'CA1' }) }))
  await tap(byLabel('分享'))
  expect(shared.mock.calls.map(([card]) => card.path)).toEqual([path])
})

test.each([
  ['ordered', 'open', '订单还没有付款，付款后才算参团。', '去付款'],
  ['paid', 'full', '订单已经开始，各自预约分院和日期就可以。', '看订单']
] as const)('a seat that is %s in a group that is %s', async (seat, state, said, button) => {
  await open(detail({ group: group({ seat, state, orderNum: 'CA1' }) }))
  expect(shows(said)).toBe(true)
  await tap(control('button', button))
  expect(world.visited).toEqual(['/order/order-detial/CA1'])
})

test.each([
  [false, '¥568.00 正在原路退回，不用申请'],
  [true, '¥568.00 已经原路退回']
])('a group that failed says what goes back (there already: %s)', async (done, said) => {
  await open(detail({ group: group({ state: 'failed', seat: 'back', refund: { amount: 568, done } }) }))
  expect([shows('没有凑齐，已经结束'), shows(said)]).toEqual([true, true])
  expect(control('button', '开团 ¥568.00')).toBeDefined()
})

test('a group that is full to who has no seat: another one, or a new one', async () => {
  const other = group({ groupId: 'G2', people: [{ ...zhao, name: '林**', leader: true }] })
  await open(detail({ group: group({ state: 'full', missing: 0, free: 0 }), waiting: [other] }), {
    groupId: 'G1',
    calls: { 'group.join': () => ({ ...other, seat: 'chosen', seatUntil: NOW + 1000 }) }
  })
  expect(shows('这个团已经满了')).toBe(true)
  expect(control('button', '开团 ¥568.00')).toBeDefined()
  await tap(control('button', '加入林**的团'))
  expect(world.made1('group.join')).toEqual({ groupId: 'G2' })
})

test('the last seat went to somebody faster: the server says so, and the page is as it is now', async () => {
  let now = detail({ group: group() })
  await open(() => now, {
    groupId: 'G1',
    calls: {
      'group.join': () => {
        now = detail({ group: group({ state: 'full', missing: 0, free: 0 }) })
        throw new CallError(ErrorCode.offShelf, '这个团已经满了，可以换一个团或自己开团')
      }
    }
  })
  await tap(control('button', '参团 ¥568.00'))
  expect(world.root.feedback.toastShown?.text).toContain('已经满了')
  expect(control('button', '参团 ¥568.00')).toBeUndefined()
})

test('nobody’s group yet: one is started', async () => {
  const own = group({ seat: 'chosen', seatUntil: NOW + HOUR_MS / 2, paid: 0, missing: 3, people: [] })
  let now = detail()
  await open(() => now, {
    calls: {
      'group.start': () => {
        now = detail({ group: own })
        return own
      }
    }
  })
  expect(shows('没凑齐时，付的钱自动原路退回')).toBe(true)
  await tap(control('button', '开团 ¥568.00'))
  expect(world.made1('group.start')).toEqual({ activityId: 'GB01' })
  expect(control('button', '去下单')).toBeDefined()
})

test('a guest logs in first and comes back to the group', async () => {
  await open(detail({ group: group() }), { groupId: 'G1', session: null })
  await tap(control('button', '登录后参团'))
  expect(world.visited.join()).toContain(encodeURIComponent('/group-buy?groupId=G1'))
})

test('a group runs out while its page is open: it is asked for anew', async () => {
  let now = detail({ group: group({ endsAt: NOW + 2000, seat: 'paid' }) })
  await open(() => now)
  expect(shows('还差 1 人成团')).toBe(true)
  now = detail({
    ...{ serverTime: NOW + 2000 },
    group: group({ state: 'failed', seat: 'back', refund: { amount: 568, done: false } })
  })
  world.setNow(NOW + 2000)
  await idle(1100)
  expect(shows('没有凑齐，已经结束')).toBe(true)
})

test.each([
  ['ended', '活动已结束'],
  ['soon', '11月20日 08:00 开始']
] as const)('an activity that is %s takes nobody', async (state, button) => {
  await open(detail({ state }))
  expect(control('button', button)?.getAttribute('aria-disabled')).toBe('true')
})

test('an unknown group leads to those that go on', async () => {
  await open(
    () => {
      throw new CallError(ErrorCode.notFound, '活动不存在或已下线')
    },
    { groupId: 'G9' }
  )
  await tap(byText('看正在进行的拼团'))
  expect(world.visited).toEqual(['replace /group-buy'])
})
