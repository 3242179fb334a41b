import { act, type FunctionComponent } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { inviteIdsOf } from '@/domain/entry/entry-query'
import { currentDoor } from '@/platform/door'
import { host } from '@/platform/host'
import type * as HostShare from '@/routes/host-share'
import type { RouteName } from '@/routes/table'
import { productCard } from '@/../tests/support/catalogue'
import { control, idle, tap } from '@/../tests/support/screen'
import { createWorld, demoSession, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import GroupBuyPage from './group-buy'
import InviteRewardsPage from './invite-rewards'
import MakeUpPage from './make-up'

/** Which host has the menu: WeChat asks the page, a browser of WeChat has been told. */
const target = { weapp: false }
jest.mock('@/routes/host-share', () => {
  const h5 = jest.requireActual<Leaf>('@/routes/host-share')
  const weapp = jest.requireActual<Leaf>('@/routes/host-share.weapp')
  return {
    ...weapp,
    useHostShare: (...given: Parameters<Leaf['useHostShare']>) =>
      (target.weapp ? weapp : h5).useHostShare(...given)
  }
})

type Leaf = typeof HostShare
type Group = NonNullable<ResultsOf<'group.detail'>['group']>
type Pair = NonNullable<ResultsOf<'pair.detail'>['pair']>

const HOUR_MS = 3_600_000
const LASTS = { serverTime: NOW, startAt: NOW - HOUR_MS, endAt: NOW + 300 * HOUR_MS, rules: [] }

const group = (change: Partial<Group> = {}): Group => ({
  ...{ groupId: 'G1', activityId: 'GB01', state: 'open', size: 3, paid: 2, missing: 1, free: 1 },
  endsAt: NOW + 18 * HOUR_MS,
  people: [{ name: '陈予安', mine: true, leader: true, paid: true }],
  ...{ seat: 'paid', seatUntil: null, orderNum: 'CA20261120', refund: null },
  ...change
})
const groups = (own: Group | null): FakeCalls => ({
  'group.detail': () => ({
    ...{ activityId: 'GB01', name: '三人拼团', state: 'open' as const, ...LASTS },
    product: productCard({ productCode: 'CK1017', comboName: '程序员减压套餐' }),
    ...{ price: 568, usualPrice: 698, size: 3, hours: 24, group: own, waiting: [] }
  }),
  'group.start': () => group({ groupId: 'G2' })
})

const pair = (change: Partial<Pair> = {}): Pair => ({
  ...{ pairId: 'P1', state: 'open', endsAt: NOW + 24 * HOUR_MS, role: 'owner', ownerName: '陈予安' },
  ...{ second: null, orderNum: '', code: null },
  ...change
})
const pairs = (own: Pair | null): FakeCalls => ({
  'pair.detail': () => ({
    ...{ activityId: 'MU01', name: '双人同行', state: 'open' as const, ...LASTS },
    product: productCard({ productCode: 'CA3102', comboName: '职场轻检双人券' }),
    ...{ category: 31, skuId: 'CA3102-1', price: 499, each: 249.5, lower: null, hours: 24 },
    ...{ family: [{ contactsId: 'c002', name: '林知夏', relation: '配偶' }], ownName: '陈予安', pair: own }
  })
})

const coupon = (couponCode: string) => ({
  ...{ couponCode, name: '30元体检券', couponType: 1 as const, discountedPrice: 30, discounted: 0 },
  ...{ maxDiscount: 0, minAmount: 200, scope: '体检套餐可用', validDays: 60 }
})
const invites = (state: 'open' | 'ended'): FakeCalls => ({
  'invite.detail': () => ({
    ...{ activityId: 'IN01', name: '邀请有礼', state, ...LASTS },
    ...{ inviteUserId: 'U-77', inviteId: 'IN01', most: 10, rewarded: 1, people: [] },
    ...{ reward: coupon('CP-IN30'), friendReward: coupon('CP-XY1') }
  })
})

interface Opened {
  readonly name: RouteName
  readonly Page: FunctionComponent
  readonly params?: Record<string, string>
  readonly calls: FakeCalls
}

/** Where the menu leads, and the whole card as a text. @param meanwhile what is done before it is opened */
async function sent(
  weapp: boolean,
  { name, Page, params = {}, calls }: Opened,
  meanwhile?: (world: World) => Promise<unknown>
) {
  target.weapp = weapp
  jest.spyOn(host, 'origin').mockReturnValue('https://shop.example')
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
  const prepare = jest.spyOn(currentDoor().share, 'prepare').mockResolvedValue()
  const world = createWorld({ calls })
  let mounted!: Awaited<ReturnType<typeof world.open>>
  await act(async () => {
    mounted = await world.open(name, Page, params)
  })
  await idle()
  await meanwhile?.(world)
  await idle()
  const card = weapp ? (mounted.fire('onShareAppMessage') as { path: string }) : prepare.mock.lastCall?.[0]
  mounted.leave()
  return { path: card?.path, card: JSON.stringify(card) }
}

const GROUP: Opened = { name: 'groupBuy', Page: GroupBuyPage, calls: groups(group()) }
const PAIR: Opened = {
  ...{ name: 'makeUp', Page: MakeUpPage, params: { activityId: 'MU01' } },
  calls: pairs(pair())
}
const INVITE: Opened = { name: 'inviteRewards', Page: InviteRewardsPage, calls: invites('open') }

const TARGETS = [
  [
    'WeChat',
    true,
    {
      home: '/pages/tabs/home/index',
      groupBuy: '/pages/activity/group-buy/index',
      group: '/pages/activity/group-buy/index?groupId=G1',
      pair: '/pages/activity/make-up/index?pairId=P1&activityId=MU01',
      newcomer: '/pages/activity/newcomer-award/index?'
    }
  ],
  [
    'a browser of WeChat',
    false,
    {
      home: '/',
      groupBuy: '/group-buy',
      group: '/group-buy?groupId=G1',
      pair: '/make-up/MU01?pairId=P1',
      newcomer: '/newcomer-award?'
    }
  ]
] as const

describe.each(TARGETS)('the share menu of %s', (_host, weapp, paths) => {
  test('carries the group that is open, one’s own as well as one by its link', async () => {
    expect((await sent(weapp, GROUP)).path).toBe(paths.group)
    expect((await sent(weapp, { ...GROUP, params: { groupId: 'G1' } })).path).toBe(paths.group)
  })

  test.each([
    ['none', null],
    ['one that is full', group({ state: 'full' })],
    ['one that failed', group({ state: 'failed', seat: 'back' })]
  ])('with %s it sends the page alone', async (_state, own) => {
    const opened = { ...GROUP, params: { groupId: 'G1' }, calls: groups(own) }
    expect((await sent(weapp, opened)).path).toBe(paths.groupBuy)
  })

  test('a group that was begun on the page is carried from then on', async () => {
    let own: Group | null = null
    const calls: FakeCalls = {
      'group.detail': () => groups(own)['group.detail']?.({}) as ResultsOf<'group.detail'>,
      'group.start': () => (own = group())
    }
    const begin = () => tap(control('button', '开团 ¥568.00'))
    expect((await sent(weapp, { ...GROUP, calls }, begin)).path).toBe(paths.group)
  })

  test('carries the pair that waits for its second', async () => {
    expect((await sent(weapp, PAIR)).path).toBe(paths.pair)
  })

  test.each([
    ['none', null],
    ['both of them', pair({ state: 'both', second: { name: '林知夏', contactsId: 'c002' } })],
    ['its order', pair({ state: 'paid', orderNum: 'CA20261120' })]
  ])('with a pair that has %s it sends the shop', async (_state, own) => {
    expect((await sent(weapp, { ...PAIR, calls: pairs(own) })).path).toBe(paths.home)
  })

  test('of an invitation it names who invited, as login calls carry it', async () => {
    const { path = '' } = await sent(weapp, INVITE)
    expect(path.startsWith(paths.newcomer)).toBe(true)
    expect(inviteIdsOf(Object.fromEntries(new URLSearchParams(path.split('?')[1])))).toEqual({
      inviteid: 'IN01',
      inviteuserid: 'U-77'
    })
    expect((await sent(weapp, { ...INVITE, calls: invites('ended') })).path).toBe(paths.home)
  })

  test.each([
    ['a group', GROUP],
    ['a pair', PAIR],
    ['an invitation', INVITE]
  ])('carries of %s neither order nor token nor name', async (_name, opened) => {
    const { card } = await sent(weapp, {
      ...opened,
      params: { ...opened.params, orderNum: 'CA20261120', accessToken: 'T-1' }
    })
    for (const own of ['CA20261120', 'T-1', demoSession.token, '陈予安', '林知夏', 'c002', '10000000001'])
      expect([own, card.includes(own)]).toEqual([own, false])
  })
})

test('once its person is logged out, nothing of theirs is sent', async () => {
  const end = async ({ root }: World) => {
    await act(async () => root.session.end())
  }
  expect((await sent(true, PAIR, end)).path).toBe('/pages/tabs/home/index')
})
