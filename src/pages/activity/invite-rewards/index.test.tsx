import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { inviteIdsOf } from '@/domain/entry/entry-query'
import { host } from '@/platform/host'
import { isPrivate, matchPath } from '@/routes/href'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type World } from '@/../tests/support/world'
import InviteRewardsPage from './index'

type Invites = ResultsOf<'invite.detail'>
type Person = Invites['people'][number]

const DAY_MS = 86_400_000
const coupon = (couponCode: string, name: string, discountedPrice: number): Invites['reward'] => ({
  ...{ couponCode, name, couponType: 1, discountedPrice, discounted: 0, maxDiscount: 0 },
  ...{ minAmount: 200, scope: '体检套餐可用', validDays: 60 }
})

const person = (state: Person['state'], note = ''): Person => ({
  name: '赵**',
  at: NOW - DAY_MS,
  state,
  note
})

const invites = (change: Partial<Invites> = {}): Invites => ({
  ...{ activityId: 'IN01', name: '邀请有礼', state: 'open', serverTime: NOW },
  ...{ startAt: NOW - DAY_MS, endAt: NOW + 60 * DAY_MS, rules: ['每人最多得 10 张'] },
  ...{ inviteUserId: 'U-77', inviteId: 'IN01', most: 10, rewarded: 1 },
  reward: coupon('CP-IN30', '30元体检券', 30),
  friendReward: coupon('CP-XY1', '新人60元券', 60),
  people: [],
  ...change
})

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(shown: Invites = invites()) {
  world = createWorld({ calls: { 'invite.detail': () => shown } })
  await act(async () => {
    page = await world.open('inviteRewards', InviteRewardsPage)
  })
  await idle()
}

test('R2.40 what comes of inviting is private', () => {
  expect([matchPath('/invite-rewards')?.name, isPrivate('/invite-rewards')]).toEqual(['inviteRewards', true])
})

test('a link names who has invited, as login calls carry it; it can be copied or scanned', async () => {
  const copied: string[] = []
  jest.spyOn(host, 'copy').mockImplementation(async (text) => {
    copied.push(text)
    return true
  })
  await open()
  await tap(byText('复制链接'))
  const url = /\/newcomer-award\?\S+/.exec(copied[0] ?? '')?.[0] ?? ''
  expect(matchPath(url)?.name).toBe('newcomerAward')
  expect(inviteIdsOf(Object.fromEntries(new URLSearchParams(url.split('?')[1])))).toEqual({
    inviteid: 'IN01',
    inviteuserid: 'U-77'
  })
  await tap(byText('当面扫码'))
  expect(byLabel('邀请二维码')).toBeDefined()
})

test('one level, and no money for heads: the page says so, with what counts', async () => {
  await open()
  for (const text of [
    '没有下级，也不按人头返现',
    'TA 马上得新人60元券',
    '到检满一天后到账',
    '奖励的券 60 天有效'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  expect(shows('还没有邀请过朋友')).toBe(true)
})

test.each([
  ['joined', '', '还没下单'],
  ['ordered', '', '到检后到账'],
  ['rewarded', '', '券已到账'],
  ['withheld', '好友的订单已退款，再次到检后照发', '没有发放'],
  ['over', '奖励张数已到上限', '已到上限']
] as const)('a friend who is %s (%s) is told as %s', async (state, note, said) => {
  await open(invites({ people: [person(state, note)] }))
  expect([shows('赵**'), shows(said), shows(note), shows('1 人 · 得 1 张，最多 10 张')]).toEqual([
    true,
    true,
    true,
    true
  ])
})

test('an activity that is over hands out no link', async () => {
  await open(invites({ state: 'ended' }))
  expect([shows('活动已结束'), byText('复制链接')]).toEqual([true, undefined])
})
