import { setTimeout as pause } from 'node:timers/promises'
import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { CallError, ErrorCode } from '@/contract/errors'
import { THROTTLE_MS } from '@/domain/constants'
import { host } from '@/platform/host'
import { isPrivate, matchPath } from '@/routes/href'
import { productCard } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import MakeUpPage from './index'

type Detail = ResultsOf<'pair.detail'>
type Pair = ResultsOf<'pair.join'>

const HOUR_MS = 3_600_000
const WIFE = { contactsId: 'c002', name: '林知夏', relation: '配偶' }

const pair = (change: Partial<Pair> = {}): Pair => ({
  ...{ pairId: 'P1', state: 'open', endsAt: NOW + 24 * HOUR_MS, role: 'owner', ownerName: '陈予安' },
  ...{ second: null, orderNum: '', code: null },
  ...change
})
const both = pair({ state: 'both', second: { name: '林知夏', contactsId: 'c002' } })

const detail = (change: Partial<Detail> = {}): Detail => ({
  ...{ activityId: 'MU01', name: '双人同行', state: 'open', serverTime: NOW },
  ...{ startAt: NOW - HOUR_MS, endAt: NOW + 300 * HOUR_MS, rules: ['一个人付款'] },
  product: productCard({
    ...{ productCode: 'CA3102', comboName: '职场轻检双人券', kind: 'coupon-activity', productCategory: 31 }
  }),
  ...{ category: 31, skuId: 'CA3102-1', price: 499, each: 249.5, lower: null, hours: 24 },
  ...{ family: [WIFE], ownName: '陈予安', pair: null },
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
  { calls = {}, pairId }: { calls?: FakeCalls; pairId?: string } = {}
) {
  world = createWorld({
    calls: { 'pair.detail': () => (typeof shown === 'function' ? shown() : shown), ...calls }
  })
  await act(async () => {
    page = await world.open('makeUp', MakeUpPage, { activityId: 'MU01', ...(pairId ? { pairId } : {}) })
  })
  await idle()
}

test('R2.32 /make-up/:activityId/:productCode is private, and its product may be left out', async () => {
  for (const [path, params] of [
    ['/make-up/MU01', { activityId: 'MU01' }],
    ['/make-up/MU01/CA3102', { activityId: 'MU01', productCode: 'CA3102' }]
  ] as const)
    expect([matchPath(path), isPrivate(path)]).toEqual([{ name: 'makeUp', params }, true])
  await open(detail())
  expect(world.made1('pair.detail')).toEqual({ activityId: 'MU01' })
  expect(shows('还差 1 人，补齐就能下单')).toBe(true)
})

test('the button names what is missing; who is chosen of the family completes it', async () => {
  await open(detail(), { calls: { 'pair.start': () => both } })
  expect(control('button', '还差 1 人')?.getAttribute('aria-disabled')).toBe('true')
  for (const text of ['两人各 ¥249.50', '选好以后名额留 24 小时'])
    expect([text, shows(text)]).toEqual([text, true])
  await tap(byLabel('林知夏，配偶'))
  expect(world.made1('pair.start')).toEqual({ activityId: 'MU01', contactsId: 'c002' })
  expect(shows('名额留到 11月21日 09:00')).toBe(true)
  await tap(control('button', '下单'))
  expect(world.visited).toEqual(['/process/confirm/coupon-activity/CA3102'])
  const draft = world.root.process.open({ kind: 'coupon-activity', productCode: 'CA3102' })
  expect(draft.parts.goods).toEqual({ category: 31, skuId: 'CA3102-1', quantity: 1 })
})

test.each([
  ['whose second is missing', null],
  ['that is complete', both]
])(
  'a pair %s says beforehand that a cheaper offer comes before it, and what is paid',
  async (_state, own) => {
    await open(detail({ lower: 399, pair: own }))
    for (const text of [
      '您已享更低价 ¥399.00，不再叠加双人同行：下单后两个券码都在您的订单里',
      '不叠加双人同行'
    ])
      expect([text, shows(text)]).toEqual([text, true])
    expect([all('[aria-label="399.00元"]').length, shows('两人各')]).toEqual([1, false])
  }
)

test.each([
  ['its own order stands', pair({ state: 'paid', orderNum: 'CA1' })],
  ['somebody else pays', pair({ role: 'other' })]
])('nothing is said of a cheaper offer where %s', async (_state, own) => {
  await open(detail({ lower: 399, pair: own }))
  expect([shows('不再叠加'), shows('两人各 ¥249.50')]).toEqual([false, true])
})

test('who is chosen can be taken back by one more tap', async () => {
  await open(detail({ pair: both }), { calls: { 'pair.choose': () => pair() } })
  await tap(byLabel('林知夏，已选'))
  expect(world.made1('pair.choose')).toEqual({ pairId: 'P1', contactsId: '' })
  expect(control('button', '还差 1 人')).toBeDefined()
})

test('a friend is invited by a link, which begins the pair', async () => {
  const copied: string[] = []
  jest.spyOn(host, 'copy').mockImplementation(async (text) => {
    copied.push(text)
    return true
  })
  await open(detail(), { calls: { 'pair.start': () => pair() } })
  await tap(byText('邀请朋友来补'))
  await idle()
  expect(world.made1('pair.start')).toEqual({ activityId: 'MU01' })
  expect(copied).toEqual([expect.stringContaining('/make-up/MU01?pairId=P1')])
})

test('by the link: who invites, that they pay, and the place is taken; it can be given up', async () => {
  const asked = pair({ role: 'other', ownerName: '陈**' })
  const joined = pair({
    role: 'friend',
    state: 'both',
    ownerName: '陈**',
    second: { name: '', contactsId: '' }
  })
  await open(detail({ pair: asked }), {
    pairId: 'P1',
    calls: { 'pair.join': () => joined, 'pair.leave': () => asked }
  })
  expect(world.made1('pair.detail')).toEqual({ activityId: 'MU01', pairId: 'P1' })
  expect(shows('陈**邀请您同行，付款由对方完成')).toBe(true)
  await tap(control('button', '补上，一起去'))
  expect(world.made1('pair.join')).toEqual({ pairId: 'P1' })
  expect(control('button', '等对方下单')?.getAttribute('aria-disabled')).toBe('true')
  await tap(byText('退出，把名额让出来'))
  expect(control('button', '补上，一起去')).toBeDefined()
})

test('the place went to somebody faster: the server says so, and the page is as it is now', async () => {
  let now = detail({ pair: pair({ role: 'other' }) })
  await open(() => now, {
    pairId: 'P1',
    calls: {
      'pair.join': () => {
        now = detail({
          pair: pair({ role: 'other', state: 'both', second: { name: '赵**', contactsId: '' } })
        })
        throw new CallError(ErrorCode.offShelf, '第二个人已经有了，可以自己发起一次')
      }
    }
  })
  await tap(control('button', '补上，一起去'))
  await idle()
  expect(world.root.feedback.toastShown?.text).toContain('第二个人已经有了')
  await pause(THROTTLE_MS)
  await tap(control('button', '我也发起一次'))
  expect(world.visited).toEqual(['replace /make-up/MU01'])
})

test('paid, a friend sees their own code, and the owner the order alone', async () => {
  const second = { name: '赵**', contactsId: '' }
  const code = { text: 'ABCD EFGH', expiresAt: NOW + 365 * 24 * HOUR_MS }
  await open(detail({ pair: pair({ role: 'friend', state: 'paid', second, code }) }), { pairId: 'P1' })
  expect([shows('ABCD EFGH'), shows('只有您能看到')]).toEqual([true, true])
  page?.leave()
  await open(detail({ pair: pair({ state: 'paid', second, orderNum: 'CA1' }) }))
  expect(shows('好友的券码在好友自己的页面里，您看不到')).toBe(true)
  await tap(control('button', '看订单'))
  expect(world.visited).toEqual(['/order/order-detial/CA1'])
})

test('a friend whose code was used or went back is told so, and begins their own beside it', async () => {
  const joined = pair({ role: 'friend', state: 'paid', second: { name: '', contactsId: '' } })
  await open(detail({ pair: joined }), { calls: { 'pair.start': () => pair() } })
  expect(shows('您的券码已经用过、到期或退还给付款人')).toBe(true)
  await tap(control('button', '我也发起一次'))
  expect([world.made1('pair.start'), world.visited]).toEqual([{ activityId: 'MU01' }, []])
  expect(shows('还差 1 人，补齐就能下单')).toBe(true)
})

test('both are there when the activity is closed: nothing is ordered any more', async () => {
  await open(detail({ state: 'ended', pair: both }))
  expect(control('button', '活动已结束')?.getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['ordered', '订单还没有付款', '去付款'],
  ['over', '这次没有补齐，已经结束', '再约一次'],
  ['back', '订单已退款', '再约一次']
] as const)('a pair that is %s says so', async (state, said, button) => {
  await open(detail({ pair: pair({ state, orderNum: 'CA1' }) }), { pairId: 'P1' })
  expect(shows(said)).toBe(true)
  expect(control('button', button)).toBeDefined()
})

test('its time runs out while the page is open: it is asked for anew', async () => {
  let now = detail({ pair: pair({ endsAt: NOW + 2000 }) })
  await open(() => now)
  now = detail({ serverTime: NOW + 2000, pair: pair({ endsAt: NOW + 2000, state: 'over' }) })
  world.setNow(NOW + 2000)
  await idle(1100)
  expect(shows('这次没有补齐，已经结束')).toBe(true)
})

test('without a family one is added; an activity that is over takes nobody', async () => {
  await open(detail({ family: [] }))
  await tap(byText('添加家人'))
  expect(world.visited).toEqual(['/mine/family'])
  page?.leave()
  await open(detail({ state: 'ended' }))
  expect(control('button', '活动已结束')?.getAttribute('aria-disabled')).toBe('true')
  expect(shows('从家人里选')).toBe(false)
})

test('an unknown pair leads to one’s own', async () => {
  await open(
    () => {
      throw new CallError(ErrorCode.notFound, '活动不存在或已下线')
    },
    { pairId: 'P9' }
  )
  await tap(byText('看我的双人同行'))
  expect(world.visited).toEqual(['replace /make-up/MU01'])
})
