import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { CallError, ErrorCode } from '@/contract/errors'
import { isPrivate, matchPath } from '@/routes/href'
import { productCard } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import NewcomerAwardPage from './index'

type Award = ResultsOf<'newcomer.detail'>
type Coupon = Award['others'][number]

const DAY_MS = 86_400_000
const promised = (change: Partial<Coupon> = {}): Coupon => ({
  ...{ couponCode: 'CP-XY1', name: '新人满299减60', couponType: 1, discountedPrice: 60, discounted: 0 },
  ...{ maxDiscount: 0, minAmount: 299, scope: '体检套餐可用', validDays: 30 },
  ...change
})
const dental = promised({
  ...{ couponCode: 'CP-DT30', name: '口腔立减30', discountedPrice: 30, minAmount: 99 },
  scope: '口腔项目可用'
})

const award = (taken = false, change: Partial<Award> = {}): Award => ({
  ...{ activityId: 'NW01', name: '新人礼', state: 'open', serverTime: NOW },
  ...{ startAt: NOW - DAY_MS, endAt: NOW + 60 * DAY_MS, rules: ['同一账号、同一证件、同一台手机限领一次'] },
  ...{ eligible: !taken, reason: '', others: [] },
  coupons: [promised(), dental].map((coupon) => ({
    ...coupon,
    state: taken ? ('taken' as const) : ('open' as const),
    expiresAt: taken ? Date.parse('2026-12-20T23:59:59+08:00') : null
  })),
  ...change
})

const { validDays: _lives, ...worth } = promised()
const products: ResultsOf<'coupon.products'> = {
  coupon: {
    ...worth,
    ...{ couponBatchType: 1, expiresAt: NOW + DAY_MS, status: 'unused', usable: true, reason: '' },
    checked: false
  },
  ...{ held: true, claimable: false, kinds: [], bySex: false, total: 1, hasMore: false, serverTime: NOW },
  list: [{ product: productCard({ comboName: '职场轻检套餐', salePrice: 299 }), afterPrice: 239 }]
}

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(calls: FakeCalls = {}, session?: null) {
  world = createWorld({
    calls: { 'newcomer.detail': () => award(), 'coupon.products': () => products, ...calls },
    ...(session === null ? { session } : {})
  })
  await act(async () => {
    page = await world.open('newcomerAward', NewcomerAwardPage)
  })
  await idle()
}

test('R2.39 what new accounts get is private', async () => {
  expect([matchPath('/newcomer-award')?.name, isPrivate('/newcomer-award')]).toEqual(['newcomerAward', true])
  await open({}, null)
  expect(world.made).toEqual([])
})

test('all of them are taken by one tap, and then say until when and for what', async () => {
  await open({ 'newcomer.take': () => award(true) })
  for (const text of ['第一次来，先领两张券', '合计 90 元', '满¥299.00可用', '领取后 30 天有效'])
    expect([text, shows(text)]).toEqual([text, true])
  await tap(control('button', '一键领取 2 张'))
  expect(world.made1('newcomer.take')).toEqual({})
  for (const text of ['已经领到卡包里了', '已领取，2026-12-20 前有效', '券后，省 60'])
    expect([text, shows(text)]).toEqual([text, true])
  expect(all('[aria-label="239.00元"]').length).toBeGreaterThan(0)
  await tap(control('button', '看新人满299减60可以买什么'))
  expect(world.visited).toEqual(['/can-coupon-product/CP-XY1'])
})

test('who is no newcomer is told why, and what is open to everybody', async () => {
  const reason = '您已经下过单，新人礼留给第一次来的朋友'
  await open({
    'newcomer.detail': () => award(false, { eligible: false, reason, others: [dental] }),
    'coupon.claim': () => [{ couponCode: 'CP-DT30', claimed: true, reason: '' }]
  })
  expect([shows(reason), control('button', '一键领取 2 张')]).toEqual([true, undefined])
  await tap(control('button', '领取口腔立减30'))
  expect(world.made1('coupon.claim')).toEqual({ couponCodes: ['CP-DT30'] })
  expect(control('button', '领取口腔立减30')?.getAttribute('aria-disabled')).toBe('true')
})

test('the phone had it already: the server says so, and the page is as it is now', async () => {
  let now = award()
  await open({
    'newcomer.detail': () => now,
    'newcomer.take': () => {
      now = award(false, { eligible: false, reason: '这台手机领过新人礼' })
      throw new CallError(ErrorCode.business, '这台手机领过新人礼')
    }
  })
  await tap(control('button', '一键领取 2 张'))
  expect([shows('这台手机领过新人礼'), control('button', '一键领取 2 张')]).toEqual([true, undefined])
})

test('one of them is left: it is taken alone', async () => {
  const partly = award()
  await open({
    'newcomer.detail': () => ({
      ...partly,
      coupons: partly.coupons.map((coupon, at) =>
        at === 0 ? { ...coupon, state: 'taken' as const, expiresAt: NOW + DAY_MS } : coupon
      )
    })
  })
  expect(control('button', '一键领取 1 张')).toBeDefined()
})

test('without such an activity the page says so', async () => {
  await open({
    'newcomer.detail': () => {
      throw new CallError(ErrorCode.notFound, '活动不存在或已下线')
    }
  })
  expect(shows('现在没有新人礼')).toBe(true)
  await tap(byText('去首页'))
  expect(world.visited).toEqual(['tab /'])
})
