import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { isPrivate, matchPath } from '@/routes/href'
import { productCard } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import NewBrandPage from './index'

type Brand = ResultsOf<'brand.list'>['brands'][number]
type State = NonNullable<Brand['coupon']>['state']

const DAY_MS = 86_400_000
const coupon = (state: State): Brand['coupon'] => ({
  ...{ couponCode: 'CP-DT30', name: '口腔立减30', couponType: 1, discountedPrice: 30, discounted: 0 },
  ...{ maxDiscount: 0, minAmount: 99, scope: '口腔项目可用', validDays: 60, state }
})
const store = (hospitalId: string, hospitalName: string, here: boolean): Brand['stores'][number] => ({
  ...{ hospitalId, hospitalName, hospitalAddress: '红照壁南巷9号2层', cityName: '成都', here },
  licence: here ? '登记号 D5101' : ''
})

const brand = (change: Partial<Brand> = {}): Brand => ({
  ...{ activityId: 'NB01', name: '皓沐口腔', state: 'open', serverTime: NOW },
  ...{ startAt: NOW - DAY_MS, endAt: NOW + 60 * DAY_MS, rules: ['列出的价格就是下单价'] },
  ...{ intro: '做洁牙、补牙和儿童口腔。', promises: ['先检查、再报价'], coupon: coupon('open') },
  products: [
    productCard({ productCode: 'DT0103', kind: 'dentistry', comboName: '儿童全口涂氟', salePrice: 98 })
  ],
  stores: [store('D5101', '皓沐口腔（成都春熙店）', true), store('D1101', '皓沐口腔（北京国贸店）', false)],
  ...change
})

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(brands: () => Brand[], calls: FakeCalls = {}, session?: null) {
  world = createWorld({
    calls: { 'brand.list': () => ({ serverTime: NOW, brands: brands() }), ...calls },
    ...(session === null ? { session } : {})
  })
  await act(async () => {
    page = await world.open('newBrand', NewBrandPage)
  })
  await idle()
}

test('R2.84 partners that are new have an address that everybody may open', () => {
  expect([matchPath('/new-brand')?.name, isPrivate('/new-brand')]).toEqual(['newBrand', false])
})

test('who it is, what it asks, and by which licence each store works', async () => {
  await open(() => [brand()])
  for (const text of [
    '皓沐口腔',
    '2家门店',
    '1项公开价目',
    '先检查、再报价',
    '执业许可证 登记号 D5101',
    '许可证登记中'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  expect(shows('本市还没有门店')).toBe(false)
  await tap(control('button', '皓沐口腔（成都春熙店），红照壁南巷9号2层，执业许可证 登记号 D5101'))
  expect(world.visited).toEqual(['/hospital-detail/D5101'])
})

test('no store in the city: it says so, and the city can be changed', async () => {
  await open(() => [brand({ stores: [store('D1101', '皓沐口腔（北京国贸店）', false)] })])
  expect(shows('本市还没有门店')).toBe(true)
  await tap(byText('换个城市'))
  expect(world.visited).toEqual(['/select-city'])
})

test('its coupon is taken once', async () => {
  let state: State = 'open'
  await open(() => [brand({ coupon: coupon(state) })], {
    'coupon.claim': () => {
      state = 'held'
      return [{ couponCode: 'CP-DT30', claimed: true, reason: '' }]
    }
  })
  await tap(control('button', '领取口腔立减30'))
  expect(world.made1('coupon.claim')).toEqual({ couponCodes: ['CP-DT30'] })
  await tap(control('button', '看口腔立减30可以买什么'))
  expect(world.visited).toEqual(['/can-coupon-product/CP-DT30'])
  page?.leave()
  state = 'had'
  await open(() => [brand({ coupon: coupon(state) })])
  expect(control('button', '领取口腔立减30')?.getAttribute('aria-disabled')).toBe('true')
})

test('a coupon that cannot be taken here and now says why; of one that can what is left', async () => {
  const limited = (state: State, claim: { open: boolean; note: string }) => {
    const one = coupon(state)
    return brand({ coupon: one && { ...one, claim } })
  }
  await open(() => [limited('closed', { open: false, note: '仅限小程序领取' })])
  expect(shows('领取后 60 天有效 · 仅限小程序领取')).toBe(true)
  expect(control('button', '领取口腔立减30')?.getAttribute('aria-disabled')).toBe('true')
  expect(shows('暂不可领')).toBe(true)
  page?.leave()
  await open(() => [limited('open', { open: true, note: '剩 3 张' })])
  expect(shows('领取后 60 天有效 · 剩 3 张')).toBe(true)
  expect(control('button', '领取口腔立减30')?.getAttribute('aria-disabled')).toBeNull()
})

test('a guest logs in to take it and comes back', async () => {
  await open(() => [brand()], {}, null)
  await tap(control('button', '领取口腔立减30'))
  expect(world.visited.join()).toContain(encodeURIComponent('/new-brand'))
})

test('several stand one below the other; without one the page says so', async () => {
  await open(() => [brand(), brand({ activityId: 'NB02', name: '清目眼科' })])
  expect([shows('皓沐口腔'), shows('清目眼科')]).toEqual([true, true])
  page?.leave()
  await open(() => [])
  expect(shows('现在没有新入驻的品牌')).toBe(true)
})
