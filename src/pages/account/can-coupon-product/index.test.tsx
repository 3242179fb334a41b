import { act } from 'react'
import type { CouponProducts, CouponProductsInput } from '@/contract/coupon/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import CanCouponProduct from './index'

const coupon: CouponProducts['coupon'] = {
  couponCode: 'CP-85',
  name: '体检8.5折（最高减200）',
  couponType: 2,
  couponBatchType: 1,
  discountedPrice: 0,
  discounted: 8.5,
  maxDiscount: 200,
  minAmount: 500,
  expiresAt: NOW + 86_400_000,
  scope: '体检、睿评',
  status: 'unused',
  usable: true,
  reason: '',
  checked: false
}
const product = (code: string, salePrice: number): CouponProducts['list'][number]['product'] => ({
  productCode: code,
  comboId: '',
  comboName: `套餐${code}`,
  productCategory: 1,
  kind: 'checkup',
  productStatus: '1',
  salePrice,
  itemsValue: 0,
  itemNum: 21,
  sellCount: 30,
  score: 0,
  reviewCount: 0,
  tags: [],
  intro: '',
  comboThumbnail: '',
  tone: 'mint',
  offerKind: null,
  seckillStatus: 0,
  seckillPrice: null,
  seckillStart: null,
  seckillEnd: null,
  seckillStock: null,
  sexLimit: null
})
const answer = (changes: Partial<CouponProducts> = {}): CouponProducts => ({
  coupon,
  held: true,
  claimable: false,
  list: [
    { product: product('CK1680', 1680), afterPrice: 1480 },
    { product: product('CK898', 898), afterPrice: 763.3 }
  ],
  kinds: [
    { kind: 'checkup', name: '体检套餐', count: 2 },
    { kind: 'waston', name: '健康评估', count: 1 }
  ],
  bySex: true,
  total: 2,
  hasMore: false,
  serverTime: NOW,
  ...changes
})

let world: World
let page: MountedPage | null = null
let asked: CouponProductsInput[] = []
async function open(
  products: (input: CouponProductsInput) => CouponProducts,
  calls: FakeCalls = {},
  options: WorldOptions = {}
) {
  asked = []
  world = createWorld({
    calls: {
      'coupon.products': (input) => {
        asked.push(input)
        return products(input)
      },
      ...calls
    },
    ...options
  })
  await act(async () => {
    page = await world.open('canCouponProduct', CanCouponProduct, { couponCode: 'CP-85' })
  })
  await idle()
}
afterEach(() => {
  page?.leave()
  page = null
})

test('one that cannot be taken yet says when it begins; once it has begun what is left of it can be taken', async () => {
  let claim = { open: false, note: '11月30日 10:00 开始领取，剩 3 张' }
  await open(() => answer({ held: false, claimable: claim.open, coupon: { ...coupon, claim } }), {
    'coupon.claim': ({ couponCodes }) =>
      couponCodes.map((couponCode) => ({ couponCode, claimed: false, reason: '已被领完' }))
  })
  expect([shows('11月30日 10:00 开始领取，剩 3 张'), byText('领取')]).toEqual([true, undefined])
  page?.leave()
  claim = { open: true, note: '剩 3 张' }
  await open(() => answer({ held: false, claimable: claim.open, coupon: { ...coupon, claim } }), {
    'coupon.claim': ({ couponCodes }) => {
      claim = { open: false, note: '已被领完' }
      return couponCodes.map((couponCode) => ({ couponCode, claimed: false, reason: '已被领完' }))
    }
  })
  expect(shows('剩 3 张')).toBe(true)
  await tap(byText('领取'))
  await idle()
  expect([shows('剩 3 张'), shows('已被领完'), byText('领取')]).toEqual([false, true, undefined])
})

test('R2.35 the coupon, and each product with its price after it, what it saves and where that is decided', async () => {
  await open(() => answer())
  expect(asked).toEqual([
    expect.objectContaining({ couponCode: 'CP-85', cityCode: '131', sort: 'default', pageNo: 1 })
  ])
  expect(shows('已在卡包')).toBe(true)
  const text = document.body.textContent ?? ''
  expect(text).toContain('¥1480券后')
  expect(text).toContain('省¥200.00')
  expect(text).toContain('¥763.3券后')
  expect(text).toContain('省¥134.70')
  expect(text).toContain('以确认页为准')
})

test('sorting asks anew; a second tap on 券后价 turns it round', async () => {
  await open(() => answer())
  await tap(byText('券后价'))
  await idle()
  await tap(byLabel('券后价，从低到高'))
  await idle()
  await tap(byText('省得多'))
  await idle()
  expect(asked.map(({ sort }) => sort)).toEqual(['default', 'price', 'priceDesc', 'saved'])
})

test('筛选 narrows the list once it is confirmed; nothing left is told, and all is one tap away', async () => {
  await open(({ sex }) => (sex === 0 ? answer({ list: [], total: 0 }) : answer()))
  await tap(byLabel('筛选'))
  await idle()
  await tap(byText('健康评估 1'))
  expect(asked).toHaveLength(1)
  await tap(byText('确定'))
  await idle()
  expect(asked.at(-1)).toMatchObject({ kind: 'waston', pageNo: 1 })
  await tap(byLabel('筛选，已选1项'))
  await idle()
  await tap(byText('女士'))
  await tap(byText('确定'))
  await idle()
  expect(asked.at(-1)).toMatchObject({ kind: 'waston', sex: 0 })
  expect(shows('没有符合条件的商品')).toBe(true)
  await tap(byText('清除筛选'))
  await idle()
  expect(Object.keys(asked.at(-1) ?? {})).not.toContain('sex')
  expect(shows('套餐CK1680')).toBe(true)
})

test('the cart is one tap away, with how many lie in it', async () => {
  await open(() => answer())
  await act(async () => void world.root.cart.add({ kind: 'checkup', productCode: 'CK1680' }))
  await tap(byLabel('购物车，1件'))
  expect(world.visited.at(-1)).toContain('/shoppingcart')
})

test('the end of the list fetches the next page once', async () => {
  await open(({ pageNo }) =>
    pageNo === 1
      ? answer({ hasMore: true })
      : answer({ list: [{ product: product('CK700', 700), afterPrice: 595 }] })
  )
  page?.fire('onReachBottom')
  await idle()
  expect(all('[role="heading"][aria-level="2"]').map(({ textContent }) => textContent)).toEqual([
    '套餐CK1680',
    '套餐CK898',
    '套餐CK700'
  ])
})

test('used up: it says so and leads on', async () => {
  await open(() =>
    answer({ list: [], total: 0, coupon: { ...coupon, status: 'used', usable: false, reason: '已使用' } })
  )
  expect(shows('这张优惠券已使用')).toBe(true)
  expect(shows('券后价')).toBe(false)
  await tap(byText('看看其他优惠券'))
  expect(world.visited.at(-1)).toContain('/mine/coupons')
})

test('nothing in this city: another city is one tap away', async () => {
  await open(() => answer({ list: [], total: 0 }))
  expect(shows('这个城市暂无可用商品')).toBe(true)
  await tap(byText('切换城市'))
  expect(world.visited.at(-1)).toContain('/select-city')
})

test('a coupon that nobody may see is not there', async () => {
  await open(() => {
    throw new CallError(ErrorCode.notFound, '优惠券不存在或已下线')
  })
  expect(shows('优惠券不存在或已下线')).toBe(true)
})

test('one that is open to everybody is taken; a guest logs in first and comes back', async () => {
  let held = false
  const claimed: string[][] = []
  await open(() => answer({ held, claimable: !held }), {
    'coupon.claim': ({ couponCodes }) => {
      claimed.push(couponCodes)
      held = true
      return couponCodes.map((couponCode) => ({ couponCode, claimed: true, reason: '' }))
    }
  })
  await tap(byText('领取'))
  await idle()
  expect(claimed).toEqual([['CP-85']])
  expect(shows('已在卡包')).toBe(true)
  page?.leave()
  await open(() => answer({ held: false, claimable: true }), {}, { session: null })
  await tap(byText('领取'))
  expect(world.visited.at(-1)).toContain('/mine/authorize')
  expect(decodeURIComponent(world.visited.at(-1) ?? '')).toContain('/can-coupon-product/CP-85')
})
