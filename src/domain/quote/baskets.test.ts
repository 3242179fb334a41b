import fc from 'fast-check'
import type { AddonItem, AddonPackage, ChargeType, SelectedPackage } from '../addon/types'
import { bestCoupons } from '../coupon/apply'
import { shareCoupons } from '../coupon/share'
import type { Coupon, CouponContext } from '../coupon/types'
import { checkupLines } from '../order/lines'
import { payableFen, priceLines } from './lines'
import { quote, type QuoteInput } from './quote'

const BASKETS = 10_000
const NOW = 1_800_000_000_000
const CONTEXT: Omit<CouponContext, 'amountFen'> = {
  kind: 'checkup',
  kindName: '体检',
  channel: 50,
  channelNames: { 66: '小程序' },
  branchId: 'H1',
  branchName: '分院',
  cityCode: '110100',
  cityName: '北京',
  now: NOW
}

const fen = fc.oneof(fc.nat(300_000), fc.constantFrom(0, 1, 99, 100))
/** Few codes, so that baskets hold the same item twice and items of the base package. */
const code = fc.constantFrom('I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7')

const item = (itemCode: string, salePriceFen: number): AddonItem => ({
  itemCode,
  itemName: itemCode,
  itemIntro: '',
  salePriceFen,
  sellCount: 0,
  required: false,
  included: false,
  disabled: false,
  disabledReason: '',
  hot: false,
  specialTip: '',
  notes: [],
  recommendReason: ''
})

const addonPackage = (packageId: number): fc.Arbitrary<AddonPackage> =>
  fc
    .record({
      items: fc.uniqueArray(fc.tuple(code, fen), { minLength: 1, maxLength: 5, selector: ([name]) => name }),
      withIn: fc.constantFrom<0 | 1>(0, 1),
      chargeType: fc.constantFrom<ChargeType>(0, 1, 3, 4, 5),
      countPriceType: fc.constantFrom<1 | 2>(1, 2),
      salePriceFen: fen
    })
    .map(({ items, ...rest }) => ({
      ...rest,
      packageId,
      name: `P${packageId}`,
      detail: '',
      affirmatively: 0,
      minnums: 0,
      maxnums: 0,
      items: items.map(([name, price]) => item(name, price))
    }))

const coupon = (index: number): fc.Arbitrary<Coupon> =>
  fc
    .record({
      couponType: fc.constantFrom(1, 2),
      couponBatchType: fc.constantFrom(0, 1, 2),
      discountedPriceFen: fen,
      discounted: fc.constantFrom(0, 5, 8.5, 8.85, 9.9, 10),
      maxDiscountFen: fc.option(fen),
      minAmountFen: fc.oneof(fc.constant(0), fen),
      kinds: fc.constantFrom<string[]>([], ['checkup'], ['vaccine']),
      channels: fc.constantFrom<number[]>([], [50], [51]),
      status: fc.constantFrom<Coupon['status']>('unused', 'unused', 'unused', 'used', 'locked', 'expired'),
      expiresAt: fc.constantFrom(NOW - 1, NOW + 1, NOW + 1_000)
    })
    .map((made) => ({
      ...made,
      couponCode: `C${index}`,
      couponName: `C${index}`,
      branchIds: [],
      cityCodes: []
    }))

interface Basket {
  input: QuoteInput
  coupons: Coupon[]
}

const basket: fc.Arbitrary<Basket> = fc
  .record({
    base: fen,
    baseItems: fc.uniqueArray(code, { maxLength: 2 }),
    flash: fc.option(
      fc.record({ priceFen: fen, startAt: fc.constantFrom(NOW - 5, NOW + 5), stock: fc.nat(1) })
    ),
    packages: fc.tuple(addonPackage(1), addonPackage(2), addonPackage(3)),
    chosen: fc.uniqueArray(
      fc.record({
        packageId: fc.constantFrom(1, 2, 3, 9),
        itemCodes: fc.array(code, { minLength: 1, maxLength: 6 })
      }),
      { maxLength: 4, selector: ({ packageId }) => packageId }
    ),
    quotaFen: fen,
    exchanges: fc.tuple(fc.record({ priceFen: fen, thresholdFen: fen })),
    exchangeId: fc.constantFrom(null, 0, 7),
    coupons: fc.tuple(coupon(0), coupon(1), coupon(2), coupon(3), coupon(4))
  })
  .map(({ base, baseItems, flash, packages, chosen, quotaFen, exchanges, exchangeId, coupons }) => ({
    input: {
      base: {
        name: '套餐',
        itemCodes: baseItems,
        salePriceFen: base,
        flash: flash && { ...flash, endAt: NOW + 10 }
      },
      packages,
      selection: chosen,
      quotaFen,
      exchanges: exchanges.map((offer, id) => ({ ...offer, id, productName: '换购品' })),
      exchangeId,
      now: NOW
    },
    coupons
  }))

/** The price again, the slow way: one item after the other, by who pays for it. */
function naivePrice({ base, packages, selection, quotaFen, exchanges, exchangeId }: QuoteInput): {
  couponable: number
  whole: number
} {
  const taken = new Set(base.itemCodes)
  const sums = { self: 0, company: 0, quota: 0 }
  const priceOf = (pkg: AddonPackage, { itemCodes }: SelectedPackage): number => {
    const fresh = [...new Set(itemCodes)].flatMap((name) =>
      taken.has(name) ? [] : pkg.items.filter(({ itemCode }) => itemCode === name)
    )
    fresh.forEach(({ itemCode }) => taken.add(itemCode))
    if (fresh.length === 0) return 0
    if (pkg.countPriceType === 1) return pkg.salePriceFen
    return fresh.reduce((sum, { salePriceFen }) => sum + salePriceFen, 0)
  }
  for (const entry of selection) {
    const pkg = packages.find((known) => known.packageId === entry.packageId)
    if (!pkg) continue
    const paidByCompany = pkg.withIn === 1 && (pkg.chargeType === 1 || pkg.chargeType === 5)
    const payer = !paidByCompany ? 'self' : pkg.chargeType === 5 ? 'quota' : 'company'
    sums[payer] += priceOf(pkg, entry)
  }
  const { flash } = base
  const sale = flash && flash.startAt <= NOW && flash.stock > 0 ? flash.priceFen : base.salePriceFen
  const addons = sums.self + Math.max(0, sums.quota - (quotaFen ?? 0))
  const offer = exchanges?.find(({ id }) => id === exchangeId)
  const exchange = offer && addons >= offer.thresholdFen ? offer.priceFen : 0
  return { couponable: sale + addons, whole: sale + addons + exchange }
}

/** Coupons by trying every subset in every order. */
function naiveBest(coupons: readonly Coupon[], amountFen: number): number {
  const usable = coupons.filter(
    ({ status, expiresAt, kinds, channels, minAmountFen }) =>
      status === 'unused' &&
      expiresAt > NOW &&
      (kinds.length === 0 || kinds.includes('checkup')) &&
      (channels.length === 0 || channels.includes(50)) &&
      amountFen >= minAmountFen
  )
  const after = (price: number, { couponType, discountedPriceFen, discounted, maxDiscountFen }: Coupon) => {
    const share = Number((BigInt(price) * BigInt(1_000 - Math.round(discounted * 100))) / 1_000n)
    const off = couponType === 1 ? discountedPriceFen : Math.min(share, maxDiscountFen ?? share)
    return Math.max(0, price - off)
  }
  let best = amountFen
  for (const first of usable) {
    best = Math.min(best, after(amountFen, first))
    for (const second of usable) {
      if (first.couponBatchType !== 0 || second.couponBatchType !== 2) continue
      best = Math.min(best, after(after(amountFen, first), second))
    }
  }
  return best
}

const basketAsserts = (check: (basket: Basket) => void) =>
  fc.assert(fc.property(basket, check), { numRuns: BASKETS, seed: 52_001 })

test(`${BASKETS} random baskets cost what a slow second computation says, in whole fen, never below 0`, () => {
  basketAsserts(({ input }) => {
    const priced = quote(input)
    const { couponable, whole } = naivePrice(input)
    expect([priced.itemTotalFen, priced.userPayFen]).toEqual([couponable, whole])
    expect(payableFen(priced.lines)).toBe(whole)
    expect(Number.isSafeInteger(whole) && whole >= 0).toBe(true)
    for (const { totalFen, list } of priced.perPackage) {
      expect(list.reduce((sum, { salePriceFen }) => sum + salePriceFen, 0)).toBe(totalFen)
    }
  })
})

test(`${BASKETS} random baskets: the best coupons are those of an exhaustive search, and the lines sum to the total`, () => {
  basketAsserts(({ input, coupons }) => {
    const priced = quote(input)
    const context = { ...CONTEXT, amountFen: priced.itemTotalFen }
    const best = bestCoupons(coupons, context)
    expect(best.payableFen).toBe(naiveBest(coupons, priced.itemTotalFen))
    const codes = best.useCoupon.map(({ couponCode }) => couponCode)
    expect(shareCoupons(coupons, codes, [context])).toEqual({ ok: true, shares: [best] })
    const lines = priceLines(priced, { note: '', discountPriceFen: best.discountPriceFen })
    expect(payableFen(lines)).toBe(best.payableFen + priced.exchangeFen)
    expect(payableFen(lines)).toBeGreaterThanOrEqual(0)
  })
})

test(`${BASKETS} random baskets: the lines of the order add up to what is paid, by line, coupon and payer, and items to their line`, () => {
  basketAsserts(({ input, coupons }) => {
    const priced = quote(input)
    const { discountPriceFen, payableFen: left } = bestCoupons(coupons, {
      ...CONTEXT,
      amountFen: priced.itemTotalFen
    })
    const chosen = priced.exchangeFen > 0 ? input.exchanges?.find(({ id }) => id === input.exchangeId) : null
    const lines = checkupLines({
      quote: priced,
      product: {
        code: 'CK1',
        name: '套餐',
        items: input.base.itemCodes.map((code, index) => ({ code, name: code, priceFen: index * 100 }))
      },
      packageName: (id) => `P${id}`,
      exchange: chosen ? { id: chosen.id, name: chosen.productName, priceFen: chosen.priceFen } : null,
      discountFen: discountPriceFen
    })
    const sumOf = (field: 'payableFen' | 'discountFen' | 'coveredFen') =>
      lines.reduce((sum, line) => sum + line[field], 0)
    expect([sumOf('payableFen'), sumOf('discountFen'), sumOf('coveredFen')]).toEqual([
      left + priced.exchangeFen,
      discountPriceFen,
      priced.enterprisePaidFen + priced.quotaUsedFen
    ])
    for (const { quantity, unitFen, discountFen, coveredFen, payableFen: toPay, items } of lines) {
      expect(toPay).toBe(quantity * unitFen - discountFen - coveredFen)
      expect(Math.min(toPay, discountFen, coveredFen)).toBeGreaterThanOrEqual(0)
      const ofItems = items.reduce((sum, { priceFen }) => sum + priceFen, 0)
      expect(ofItems).toBe(items.length === 0 ? 0 : unitFen)
    }
  })
})
