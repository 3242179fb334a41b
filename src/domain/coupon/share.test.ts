import fc from 'fast-check'
import { bestCoupons } from './apply'
import { bestShared, shareCoupons } from './share'
import { together } from './take-off'
import type { Coupon, CouponContext } from './types'

const NOW = 1_800_000_000_000
const coupon = (couponCode: string, change: Partial<Coupon> = {}): Coupon => ({
  couponCode,
  couponName: couponCode,
  couponType: 1,
  couponBatchType: 1,
  discountedPriceFen: 5000,
  discounted: 0,
  maxDiscountFen: null,
  minAmountFen: 0,
  kinds: [],
  branchIds: [],
  cityCodes: [],
  channels: [],
  status: 'unused',
  expiresAt: NOW + 1,
  ...change
})
const order = (amountFen: number, kind: CouponContext['kind'] = 'checkup'): CouponContext => ({
  kind,
  kindName: '体检',
  channel: 50,
  channelNames: {},
  branchId: 'H1001',
  branchName: '',
  cityCode: '131',
  cityName: '',
  amountFen,
  now: NOW
})
const offs = (coupons: Coupon[], contexts: CouponContext[]) => {
  const codes = coupons.map(({ couponCode }) => couponCode)
  const shared = shareCoupons(coupons, codes, contexts)
  return shared.ok ? shared.shares.map(({ discountPriceFen }) => discountPriceFen) : shared.reason
}
const goods = coupon('G', { kinds: ['health-selection'] })

test.each<[string, Coupon[], CouponContext[], number[] | string]>([
  [
    'by what each costs, to the fen',
    [coupon('A', { discountedPriceFen: 100 })],
    [order(100), order(100), order(100)],
    [34, 33, 33]
  ],
  [
    'over the orders that it is for alone',
    [goods],
    [order(108_000), order(4000, 'health-selection'), order(6000, 'health-selection')],
    [0, 2000, 3000]
  ],
  [
    'a least amount is that of their sum',
    [coupon('M', { minAmountFen: 30_000 })],
    [order(20_000), order(10_000)],
    [3333, 1667]
  ],
  [
    'and not of orders that it is not for',
    [{ ...goods, minAmountFen: 30_000 }],
    [order(50_000), order(20_000, 'health-selection')],
    '未满¥300.00'
  ],
  [
    'the second takes of what the first has left',
    [
      coupon('P', { couponBatchType: 0, discountedPriceFen: 6000 }),
      coupon('C', { couponBatchType: 2, couponType: 2, discounted: 5 })
    ],
    [order(10_000), order(2000)],
    [7500, 1500]
  ],
  [
    'never more than an order costs',
    [coupon('B', { discountedPriceFen: 90_000 })],
    [order(100), order(300)],
    [100, 300]
  ],
  ['what is for no order is refused', [goods], [order(100), order(300)], '不适用于体检']
])('coupons of one payment: %s', (_name, coupons, contexts, expected) => {
  const found = offs(coupons, contexts)
  if (typeof expected === 'string') expect(found).toContain(expected)
  else expect(found).toEqual(expected)
})

test('the best of one order is what the order alone would have', () => {
  const some = fc.record({
    discountedPriceFen: fc.integer({ min: 0, max: 9000 }),
    couponType: fc.constantFrom(1, 2),
    discounted: fc.constantFrom(5, 8.5, 9),
    couponBatchType: fc.constantFrom(0, 1, 2),
    minAmountFen: fc.integer({ min: 0, max: 9000 })
  })
  fc.assert(
    fc.property(
      fc.array(some, { maxLength: 3 }),
      fc.integer({ min: 0, max: 12_000 }),
      (changes, amountFen) => {
        const wallet = changes.map((change, index) => coupon(`c${index}`, change))
        expect(bestShared(wallet, [order(amountFen)])).toEqual(bestCoupons(wallet, order(amountFen)))
      }
    )
  )
})

test('the best set over all orders is what no other allowed set undercuts, and what is told is what is taken off', () => {
  const some = fc.record({
    discountedPriceFen: fc.integer({ min: 0, max: 9000 }),
    couponType: fc.constantFrom(1, 2),
    discounted: fc.constantFrom(5, 8.5, 9),
    couponBatchType: fc.constantFrom(0, 1, 2),
    minAmountFen: fc.integer({ min: 0, max: 12_000 }),
    kinds: fc.constantFrom<string[]>([], ['health-selection'], ['checkup'])
  })
  fc.assert(
    fc.property(
      fc.array(some, { maxLength: 4 }),
      fc.integer({ min: 0, max: 9000 }),
      fc.integer({ min: 0, max: 9000 }),
      (changes, first, second) => {
        const wallet = changes.map((change, index) => coupon(`c${index}`, change))
        const contexts = [order(first), order(second, 'health-selection')]
        const best = bestShared(wallet, contexts)
        const payable = (codes: string[]) => {
          const shared = shareCoupons(wallet, codes, contexts)
          return shared.ok ? together(shared.shares).payableFen : Infinity
        }
        const all = wallet.map(({ couponCode }) => couponCode)
        const sets = all.flatMap((one) => all.map((other) => [...new Set([one, other])]))
        expect(best.payableFen).toBe(Math.min(first + second, ...sets.map(payable)))
        expect(payable(best.useCoupon.map(({ couponCode }) => couponCode))).toBe(best.payableFen)
      }
    )
  )
})

test('a coupon over two orders is told once, with all that it takes off', () => {
  const shared = shareCoupons([coupon('A', { discountedPriceFen: 100 })], ['A'], [order(100), order(100)])
  expect(shared.ok && together(shared.shares).useCoupon).toMatchObject([
    { couponCode: 'A', discountFen: 100 }
  ])
})
