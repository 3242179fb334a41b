import { reshare, type StandingCoupon } from './reshare'

const standing = (
  couponCode: string,
  places: readonly number[],
  change: Partial<StandingCoupon['coupon']> = {}
): StandingCoupon => ({
  coupon: {
    ...{ couponCode, couponName: couponCode, couponType: 1, couponBatchType: 0 },
    ...{ discountedPriceFen: 5000, discounted: 0, maxDiscountFen: null, minAmountFen: 20000 },
    ...change
  },
  places
})

test.each<[string, readonly StandingCoupon[], readonly number[], readonly number[], readonly string[]]>([
  [
    'a threshold that the others reach: all of it falls on them',
    [standing('A', [0, 1])],
    [10000, 10000],
    [2500, 2500],
    []
  ],
  [
    'a threshold that they miss by a fen: it comes back',
    [standing('A', [0, 1])],
    [10000, 9999],
    [0, 0],
    ['A']
  ],
  ['an order that it was never for does not help it', [standing('A', [0])], [10000, 50000], [0, 0], ['A']],
  ['none of its orders is left', [standing('A', [])], [50000], [0], ['A']],
  ['what is left of them costs nothing', [standing('A', [0], { minAmountFen: 0 })], [0], [0], ['A']],
  [
    'of two that stack one goes, the other stays',
    [
      standing('A', [0]),
      standing('B', [0], { couponBatchType: 2, minAmountFen: 0, discountedPriceFen: 300 })
    ],
    [19000],
    [300],
    ['A']
  ],
  ['more than is left to pay', [standing('A', [0], { minAmountFen: 0 })], [4000], [4000], []],
  ['orders without coupons', [], [100, 200], [0, 0], []]
])('%s', (_breaks, coupons, amounts, off, back) => {
  const anew = reshare(coupons, amounts)
  expect(anew.shares.map(({ discountPriceFen }) => discountPriceFen)).toEqual(off)
  expect(anew.back.map(({ coupon }) => coupon.couponCode)).toEqual(back)
})
