import fc from 'fast-check'
import { bestCoupons, canStack, discountFen, toggleCoupon } from './apply'
import { shareCoupons } from './share'
import { splitCoupons, unusableReason } from './eligible'
import { couponEntryText } from './texts'
import type { Coupon, CouponContext } from './types'

const DAY = 86_400_000
const NOW = 1_800_000_000_000
const coupon = (couponCode: string, change: Partial<Coupon> = {}): Coupon => ({
  couponCode,
  couponName: couponCode,
  couponType: 1,
  couponBatchType: 1,
  discountedPriceFen: 0,
  discounted: 0,
  maxDiscountFen: null,
  minAmountFen: 0,
  kinds: ['checkup'],
  branchIds: [],
  cityCodes: [],
  channels: [],
  status: 'unused',
  expiresAt: NOW + 10 * DAY,
  ...change
})
const context = (amountFen: number, change: Partial<CouponContext> = {}): CouponContext => ({
  kind: 'checkup',
  kindName: '体检',
  channel: 66,
  channelNames: { 66: '小程序' },
  branchId: 'H1001',
  branchName: '澄安·北京望京分院',
  cityCode: '131',
  cityName: '北京',
  amountFen,
  now: NOW,
  ...change
})
const off = (discounted: number, change: Partial<Coupon> = {}) =>
  coupon(change.couponCode ?? 'off', { couponType: 2, discounted, ...change })

const XY1 = coupon('XY1', { discountedPriceFen: 6000, minAmountFen: 29900 })
const P85 = off(8.5, { couponCode: '85', maxDiscountFen: 20000, minAmountFen: 50000 })
const PL50 = coupon('PL50', {
  couponBatchType: 0,
  discountedPriceFen: 5000,
  minAmountFen: 20000,
  expiresAt: NOW + 7 * DAY
})
const CH30 = coupon('CH30', {
  couponBatchType: 2,
  discountedPriceFen: 3000,
  minAmountFen: 15000,
  expiresAt: NOW + 7 * DAY
})
const CH9 = off(9, {
  couponCode: 'CH9',
  couponBatchType: 2,
  maxDiscountFen: 8000,
  minAmountFen: 10000,
  channels: [66]
})
const BIG = coupon('BIG', { discountedPriceFen: 999900 })

describe('discount of one coupon', () => {
  test.each([
    ['R3.45 fixed: 20 off 100', coupon('c', { discountedPriceFen: 2000 }), 10000, 2000],
    ['R3.45 R9.34 discount 8 leaves 80', off(8), 10000, 2000],
    ['R9.34 discount 9 leaves 90', off(9), 10000, 1000],
    ['R9.34 half a tenth counts', off(8.5), 118000, 17700],
    ['floored to the fen', off(8.5), 9999, 1499],
    ['a discount that no float holds exactly', off(8.85), 10000, 1150],
    ['its own cap', P85, 149400, 20000],
    ['R5.49 never more than the price', coupon('c', { discountedPriceFen: 20000 }), 10000, 10000],
    ['discount 0 takes all', off(0), 12345, 12345],
    ['discount above 10 takes nothing', off(11), 10000, 0],
    ['a negative amount takes nothing', coupon('c', { discountedPriceFen: -5 }), 10000, 0],
    ['R5.48 a price below 0 is nothing to take from', coupon('c', { discountedPriceFen: 5 }), -100, 0]
  ])('%s', (_breaks, used, price, expected) => expect(discountFen(used, price)).toBe(expected))
})

describe('unusable reasons', () => {
  test.each([
    ['usable', XY1, context(29900), ''],
    ['below the threshold', XY1, context(29899), '未满¥299.00'],
    ['another channel', CH9, context(50000, { channel: 50 }), '仅限小程序'],
    ['another product kind', coupon('c', { kinds: ['vaccine'] }), context(50000), '不适用于体检'],
    ['another branch', coupon('c', { branchIds: ['H5001'] }), context(50000), '不适用于北京望京分院'],
    ['another city', coupon('c', { cityCodes: ['75'] }), context(50000), '不适用于北京'],
    ['expired at this very moment', coupon('c', { expiresAt: NOW }), context(1), '已过期'],
    ['expired by status', coupon('c', { status: 'expired' }), context(1), '已过期'],
    ['used', coupon('c', { status: 'used' }), context(1), '已使用'],
    ['held by another order', coupon('c', { status: 'locked' }), context(1), '已被其他订单占用'],
    ['one moment before it expires', coupon('c', { expiresAt: NOW + 1 }), context(1), ''],
    ['no limits at all', coupon('c', { kinds: [] }), context(1, { kind: 'vaccine' }), '']
  ])('R3.44 %s', (_breaks, judged, order, reason) => expect(unusableReason(judged, order)).toBe(reason))

  test('the split keeps the order and gives each unusable one its reason', () => {
    expect(splitCoupons([XY1, CH30, P85], context(20000))).toEqual({
      usable: [CH30],
      unusable: [
        { coupon: XY1, reason: '未满¥299.00' },
        { coupon: P85, reason: '未满¥500.00' }
      ]
    })
  })
})

test.each([
  [0, '无可用'],
  [1, '1张可用'],
  [3, '3张可用']
])('R2.168 R3.47 %d coupons: %s', (count, text) => expect(couponEntryText(count)).toBe(text))

test.each([
  ['none to use, some to take', 0, 2, '2张可领'],
  ['what can be used is told first', 1, 2, '1张可用'],
  ['nothing at all', 0, 0, '无可用']
])('the coupon row: %s', (_case, count, claimable, text) =>
  expect(couponEntryText(count, claimable)).toBe(text)
)

describe('R3.46 stacking', () => {
  test.each([
    ['platform and channel', [PL50, CH30], true],
    ['two platform coupons', [PL50, { ...PL50, couponCode: 'x' }], false],
    ['two channel coupons', [CH30, CH9], false],
    ['an exclusive one with another', [XY1, CH30], false],
    ['three', [PL50, CH30, CH9], false],
    ['an unknown batch type is exclusive', [coupon('c', { couponBatchType: 7 }), PL50], false],
    ['one alone', [XY1], true],
    ['none', [], true]
  ])('%s', (_breaks, set, expected) => expect(canStack(set)).toBe(expected))
})

/** The chosen codes on one order. */
const applied = (coupons: readonly Coupon[], codes: readonly string[], order: CouponContext) => {
  const shared = shareCoupons(coupons, codes, [order])
  return shared.ok ? { ok: true as const, ...shared.shares[0]! } : shared
}

describe('chosen codes', () => {
  const wallet = [XY1, P85, PL50, CH30, CH9, BIG]
  test('R3.46 platform before channel, whatever the order of the choice: 9折 of what 50 left', () => {
    const order = context(60000)
    expect(applied(wallet, ['CH9', 'PL50'], order)).toEqual({
      ok: true,
      useCoupon: [
        { couponCode: 'PL50', couponName: 'PL50', discountFen: 5000 },
        { couponCode: 'CH9', couponName: 'CH9', discountFen: 5500 }
      ],
      discountPriceFen: 10500,
      payableFen: 49500
    })
  })
  test('R3.46 the threshold is judged on the whole amount, not on what the first coupon left', () => {
    expect(applied(wallet, ['PL50', 'CH30'], context(20000))).toMatchObject({
      ok: true,
      payableFen: 12000
    })
  })
  test.each([
    ['an unknown code', ['NOPE'], 'NOPE', '优惠券不存在或已失效'],
    ['an unusable one', ['PL50', '85'], '85', '未满¥500.00'],
    ['not to be used together', ['PL50', 'XY1'], 'XY1', '所选优惠券不可同时使用']
  ])('%s is refused', (_breaks, codes, couponCode, reason) => {
    expect(applied(wallet, codes, context(40000))).toEqual({ ok: false, couponCode, reason })
  })
  test('the same code twice counts once', () => {
    expect(applied(wallet, ['PL50', 'PL50'], context(40000))).toMatchObject({ discountPriceFen: 5000 })
  })
  test('R5.48 R5.49 coupon 200 on price 100: discount 100, total 0', () => {
    expect(applied([coupon('c', { discountedPriceFen: 20000 })], ['c'], context(10000))).toMatchObject({
      discountPriceFen: 10000,
      payableFen: 0
    })
  })
  test('R3.48 no coupon: nothing off', () => {
    expect(applied(wallet, [], context(10000))).toEqual({
      ok: true,
      useCoupon: [],
      discountPriceFen: 0,
      payableFen: 10000
    })
  })
})

describe('bestCoupons', () => {
  const codes = (coupons: readonly Coupon[], amountFen: number) => {
    const best = bestCoupons(coupons, context(amountFen))
    return [best.useCoupon.map(({ couponCode }) => couponCode), best.payableFen]
  }
  const sooner = coupon('sooner', { discountedPriceFen: 6000, expiresAt: NOW + DAY })
  test.each([
    ['R3.46 the stack beats the exclusive one', [XY1, PL50, CH30], 29900, [['PL50', 'CH30'], 21900]],
    ['R9.34 the exclusive one beats the stack', [P85, PL50, CH9], 118000, [['85'], 100300]],
    ['R5.48 never below 0', [BIG], 16800, [['BIG'], 0]],
    ['threshold not met: none', [XY1], 25000, [[], 25000]],
    ['a tie goes to the one that expires first', [XY1, sooner], 30000, [['sooner'], 24000]],
    [
      'a coupon that takes nothing off is not spent',
      [coupon('zero'), off(10, { couponCode: 'ten' })],
      30000,
      [[], 30000]
    ],
    [
      'a second coupon is not spent when the first takes all',
      [
        coupon('all', { couponBatchType: 0, discountedPriceFen: 30000 }),
        { ...CH30, minAmountFen: 0, expiresAt: NOW + 1 }
      ],
      30000,
      [['all'], 0]
    ],
    ['no coupons', [], 30000, [[], 30000]],
    ['a capped discount with an exchange basket of 1494', [P85, XY1, PL50], 149400, [['85'], 129400]]
  ])('%s', (_breaks, wallet, amountFen, expected) => expect(codes(wallet, amountFen)).toEqual(expected))

  const anyCoupon = fc.record({
    couponType: fc.constantFrom(1, 2),
    couponBatchType: fc.constantFrom(0, 1, 2, 3),
    discountedPriceFen: fc.nat(30000),
    discounted: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    maxDiscountFen: fc.option(fc.nat(20000)),
    minAmountFen: fc.nat(40000),
    expiresAt: fc.integer({ min: NOW - 2, max: NOW + 5 })
  })
  const wallets = fc
    .array(anyCoupon, { maxLength: 7 })
    .map((list) => list.map((change, index) => coupon(`c${index}`, change)))

  test('R3.46 R5.48 equals the exhaustive search over all subsets that may be chosen', () => {
    fc.assert(
      fc.property(wallets, fc.nat(60000), (wallet, amountFen) => {
        const order = context(amountFen)
        const best = bestCoupons(wallet, order)
        let lowest = amountFen
        for (let mask = 0; mask < 2 ** wallet.length; mask += 1) {
          const chosen = wallet
            .filter((_coupon, index) => mask & (1 << index))
            .map(({ couponCode }) => couponCode)
          const result = applied(wallet, chosen, order)
          if (result.ok) lowest = Math.min(lowest, result.payableFen)
        }
        expect(best.payableFen).toBe(lowest)
        expect(best.payableFen).toBeGreaterThanOrEqual(0)
        expect(best.payableFen + best.discountPriceFen).toBe(amountFen)
        const again = applied(
          wallet,
          best.useCoupon.map(({ couponCode }) => couponCode),
          order
        )
        expect(again).toEqual({ ok: true, ...best })
      })
    )
  })

  test('the order of the wallet does not change the answer', () => {
    fc.assert(
      fc.property(wallets, fc.nat(60000), (wallet, amountFen) => {
        expect(bestCoupons([...wallet].reverse(), context(amountFen))).toEqual(
          bestCoupons(wallet, context(amountFen))
        )
      })
    )
  })
})

describe('toggleCoupon', () => {
  const wallet = [XY1, P85, PL50, CH30, CH9]
  test.each([
    ['a second one of the other type joins', ['PL50'], 'CH30', ['PL50', 'CH30']],
    ['one of the same type replaces', ['PL50', 'CH30'], 'CH9', ['PL50', 'CH9']],
    ['an exclusive one replaces all', ['PL50', 'CH30'], 'XY1', ['XY1']],
    ['a stackable one replaces the exclusive one', ['XY1'], 'PL50', ['PL50']],
    ['tapping a chosen one takes it out', ['PL50', 'CH30'], 'PL50', ['CH30']],
    ['an unknown code changes nothing', ['PL50'], 'NOPE', ['PL50']],
    ['codes that left the wallet are dropped', ['GONE'], 'PL50', ['PL50']]
  ])('R3.46 %s', (_breaks, chosen, tapped, expected) =>
    expect(toggleCoupon(wallet, chosen, tapped)).toEqual(expected)
  )
})
