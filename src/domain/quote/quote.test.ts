import fc from 'fast-check'
import { BASE, makePackage, PACKAGES } from '../addon/fixtures'
import { normalizeSelection } from '../addon/selection'
import { basePriceFen } from './base-price'
import { exchangeOffers, exchangeRemark } from './exchange'
import { payableFen, priceLines } from './lines'
import { quote, quoteVersion, type QuoteInput } from './quote'

const pick = (packageId: number, ...itemCodes: string[]) => ({ packageId, itemCodes })
const EXCHANGES = [
  { id: 8101, productName: '电子血压计', priceFen: 9900, thresholdFen: 30000 },
  { id: 8102, productName: '维生素D滴剂两瓶装', priceFen: 2900, thresholdFen: 15000 },
  { id: 8103, productName: '居家叶酸代谢基因检测', priceFen: 19900, thresholdFen: 50000 }
]
const NOW = 1_800_000_000_000
const ask = (selection: QuoteInput['selection'], change: Partial<QuoteInput> = {}) =>
  quote({ base: BASE, packages: PACKAGES, selection, exchanges: EXCHANGES, now: NOW, ...change })
/** 128 + 88 + 198 yuan. */
const THREE = [pick(-4, 'BO002'), pick(6201, 'HE005'), pick(6202, 'TH003')]
/** A base package without the items that the company's packages offer. */
const BARE = { ...BASE, itemCodes: ['GE001'] }

describe('base price', () => {
  const flash = { priceFen: 32800, startAt: NOW, endAt: NOW + 1000, stock: 1 }
  test.each([
    ['the window is open', flash, NOW, 32800],
    ['its first moment counts', flash, flash.startAt, 32800],
    ['its end does not', flash, flash.endAt, 43800],
    ['before the window', flash, NOW - 1, 43800],
    ['no stock left', { ...flash, stock: 0 }, NOW, 43800],
    ['no flash sale', null, NOW, 43800]
  ])('R4.29 %s', (_breaks, sale, now, expected) => {
    expect(basePriceFen({ salePriceFen: 43800, flash: sale }, now)).toBe(expected)
    expect(ask([], { base: { ...BASE, salePriceFen: 43800, flash: sale }, now }).userPayFen).toBe(expected)
  })
})

describe('a person without a company', () => {
  test('R3.42 R2.134 three add-ons and an exchange item: 1593.00, 24 items', () => {
    const answer = ask(THREE, { exchangeId: 8101 })
    expect(answer).toMatchObject({
      allItemNumber: 24,
      basePriceFen: 108000,
      addonSelfPaidFen: 41400,
      exchangeFen: 9900,
      itemTotalFen: 149400,
      userPayFen: 159300
    })
    expect(answer.lines).toEqual([
      { key: 'base', label: '套餐', note: '深度体检·男士款', amountFen: 108000 },
      { key: 'addon', label: '加项', note: '3项', amountFen: 41400 },
      { key: 'exchange', label: '换购', note: '电子血压计', amountFen: 9900 }
    ])
  })

  test('R3.42 the chosen list by package', () => {
    expect(ask([pick(6202, 'TH003', 'TH004')]).perPackage).toEqual([
      {
        packageId: 6202,
        payer: 'self',
        totalFen: 28600,
        list: [
          { itemCode: 'TH003', itemName: '甲功七项', salePriceFen: 19800 },
          { itemCode: 'TH004', itemName: '降钙素', salePriceFen: 8800 }
        ]
      }
    ])
  })

  test.each([
    ['whole package, one item', [pick(6203, 'DI003')], 29800],
    ['whole package, all items: the same', [pick(6203, 'DI003', 'DI004')], 29800],
    ['per item: the sum', [pick(6202, 'TH003', 'TH004')], 28600],
    ['nothing chosen of a whole package costs nothing', [pick(6203)], 0]
  ])('R3.34 %s', (_breaks, selection, expected) => expect(ask(selection).addonSelfPaidFen).toBe(expected))

  test('R3.34 the items of a whole package share its price to the fen', () => {
    const [whole] = ask([pick(6203, 'DI003', 'DI004')]).perPackage
    expect(whole?.list.reduce((total, item) => total + item.salePriceFen, 0)).toBe(29800)
  })

  test.each([
    ['an item of the base package', [pick(6201, 'HE003')]],
    ['an unknown package', [pick(1, 'TH003')]],
    ['an unknown item', [pick(6201, 'NOPE')]],
    ['the paper-report choice', [pick(-1)]]
  ])('%s costs nothing and is not counted', (_breaks, selection) => {
    expect(ask(selection)).toMatchObject({ userPayFen: 108000, allItemNumber: 21, perPackage: [] })
  })

  test('the paper-report choice costs nothing either where a package has its number', () => {
    const packages = [makePackage(-1, ['HE005']), ...PACKAGES]
    expect(ask([pick(-1, 'HE005')], { packages })).toMatchObject({ userPayFen: 108000, perPackage: [] })
  })

  test('R4.50 an item chosen in two packages is charged and counted once', () => {
    expect(ask([pick(6201, 'HE005'), pick(6301, 'HE005')])).toMatchObject({
      addonSelfPaidFen: 8800,
      allItemNumber: 22
    })
  })
})

describe('company packages', () => {
  test('R3.33 the company pays charge type 1', () => {
    const packages = [makePackage(1, ['HE002'], { chargeType: 1, withIn: 1 })]
    const answer = ask([pick(1, 'HE002')], { packages, base: BARE })
    expect(answer).toMatchObject({ enterprisePaidFen: 26800, addonSelfPaidFen: 0, userPayFen: 108000 })
    expect(answer.lines.slice(1)).toEqual([
      { key: 'enterprise', label: '企业加项', note: '1项', amountFen: 26800 },
      { key: 'enterprisePaid', label: '企业付费', note: '企业加项', amountFen: -26800 }
    ])
  })

  test('R3.32 withIn 0 is charged to the person whatever the charge type', () => {
    const packages = [makePackage(1, ['HE002'], { chargeType: 1, withIn: 0 })]
    expect(ask([pick(1, 'HE002')], { packages, base: BARE })).toMatchObject({
      enterprisePaidFen: 0,
      addonSelfPaidFen: 26800
    })
  })

  test.each([
    ['within the quota', ['HE005'], 20000, 8800, 0],
    ['above it: the rest is self-paid', ['HE005', 'BO002'], 20000, 20000, 1600],
    ['exactly', ['HE005', 'BO002'], 21600, 21600, 0],
    ['no quota: all self-paid', ['HE005'], undefined, 0, 8800],
    ['a negative quota gives nothing', ['HE005'], -100, 0, 8800]
  ])('R3.33 R9.28 quota, %s', (_breaks, codes, quotaFen, used, selfPaid) => {
    const answer = ask([pick(6103, ...codes)], { quotaFen, base: BARE })
    expect(answer).toMatchObject({
      quotaUsedFen: used,
      addonSelfPaidFen: selfPaid,
      userPayFen: 108000 + selfPaid
    })
    expect(payableFen(answer.lines)).toBe(answer.userPayFen)
  })

  test('R3.33 one quota serves all quota packages together', () => {
    const packages = [
      makePackage(1, ['HE005'], { chargeType: 5, withIn: 1 }),
      makePackage(2, ['BO002'], { chargeType: 5, withIn: 1 })
    ]
    expect(ask([pick(1, 'HE005'), pick(2, 'BO002')], { packages, quotaFen: 20000 })).toMatchObject({
      quotaUsedFen: 20000,
      addonSelfPaidFen: 1600
    })
  })
})

describe('exchange', () => {
  test('R2.140 eligible from the threshold on; the gap is what is missing', () => {
    const offers = exchangeOffers(EXCHANGES, 41400).map(({ id, eligible, gapFen }) => ({
      id,
      eligible,
      gapFen
    }))
    expect(offers).toEqual([
      { id: 8101, eligible: true, gapFen: 0 },
      { id: 8102, eligible: true, gapFen: 0 },
      { id: 8103, eligible: false, gapFen: 8600 }
    ])
    expect(exchangeOffers(EXCHANGES, 30000)[0]?.eligible).toBe(true)
    expect(exchangeOffers(EXCHANGES, 29999)[0]).toMatchObject({ eligible: false, gapFen: 1 })
  })

  test('R3.43 the base package does not count towards the threshold', () => {
    expect(ask([], { exchangeId: 8102 })).toMatchObject({ exchangeFen: 0, userPayFen: 108000 })
  })

  test('R3.43 what the company pays does not count towards it', () => {
    const packages = [makePackage(1, ['HE002'], { chargeType: 1, withIn: 1 })]
    expect(ask([pick(1, 'HE002')], { packages, base: BARE, exchangeId: 8102 }).exchangeFen).toBe(0)
  })

  test.each([
    [
      'the toggle loses the condition',
      8101,
      41400,
      28600,
      '本次变更后不再满足“电子血压计”的换购条件，继续将取消换购。'
    ],
    ['still met', 8101, 41400, 30000, ''],
    ['was not met before either', 8103, 41400, 28600, ''],
    ['nothing chosen', null, 41400, 0, ''],
    ['unknown exchange', 1, 41400, 0, '']
  ])('R4.42 remark: %s', (_breaks, id, before, after, remark) =>
    expect(exchangeRemark(EXCHANGES, id, before, after)).toBe(remark)
  )
})

describe('price lines with a coupon', () => {
  const answer = ask(THREE, { exchangeId: 8101 })
  test('R3.48 the discount is a line and the lines sum to the payable amount: 1393.00', () => {
    const lines = priceLines(answer, { note: '体检8.5折，封顶200', discountPriceFen: 20000 })
    expect(lines[lines.length - 1]).toEqual({
      key: 'coupon',
      label: '优惠券',
      note: '体检8.5折，封顶200',
      amountFen: -20000
    })
    expect(payableFen(lines)).toBe(139300)
  })
  test('R5.49 a larger discount is cut to the couponable part; the exchange item is still paid', () => {
    expect(payableFen(priceLines(answer, { note: '', discountPriceFen: 999900 }))).toBe(9900)
  })
  test('no coupon, no line', () => {
    expect(priceLines(answer, null)).toEqual(answer.lines)
    expect(priceLines(answer, { note: '', discountPriceFen: 0 })).toEqual(answer.lines)
  })
})

test('R3.42 the version differs exactly when a price differs', () => {
  const version = quoteVersion(ask(THREE))
  expect(quoteVersion(ask([...THREE].reverse()))).toBe(version)
  expect(quoteVersion(ask(THREE, { base: { ...BASE, salePriceFen: 108001 } }))).not.toBe(version)
  expect(quoteVersion(ask(THREE, { exchangeId: 8101 }))).not.toBe(version)
  expect(quoteVersion(ask(THREE.slice(1)))).not.toBe(version)
})

describe('any basket', () => {
  const codes = PACKAGES.flatMap((pkg) => pkg.items.map(({ itemCode }) => itemCode))
  const entry = fc.record({
    packageId: fc.constantFrom(...PACKAGES.map(({ packageId }) => packageId)),
    itemCodes: fc.array(fc.constantFrom(...codes), { maxLength: 6 })
  })
  const input = fc.record({
    selection: fc.array(entry, { maxLength: 8 }),
    quotaFen: fc.integer({ min: -1000, max: 60000 }),
    exchangeId: fc.constantFrom(null, 8101, 8102, 8103, 1),
    base: fc.record({
      name: fc.constant('套餐'),
      salePriceFen: fc.nat(600000),
      itemCodes: fc.subarray([...new Set(codes)])
    }),
    discountPriceFen: fc.integer({ min: -100, max: 1_000_000 })
  })
  test('R5.48 lines sum to the total to the fen and no amount is below 0', () => {
    fc.assert(
      fc.property(input, fc.boolean(), ({ discountPriceFen, selection, ...rest }, normalized) => {
        const chosen = normalized ? normalizeSelection(PACKAGES, selection) : selection
        const answer = ask(chosen, rest)
        expect(payableFen(answer.lines)).toBe(answer.userPayFen)
        expect(answer.itemTotalFen + answer.exchangeFen).toBe(answer.userPayFen)
        const gross = answer.perPackage.flatMap(({ list }) => list.map((item) => item.salePriceFen))
        const paid = answer.addonSelfPaidFen + answer.enterprisePaidFen + answer.quotaUsedFen
        expect(gross.reduce((left, right) => left + right, 0)).toBe(paid)
        const { addonSelfPaidFen, enterprisePaidFen, quotaUsedFen, exchangeFen, itemTotalFen, userPayFen } =
          answer
        const parts = [
          addonSelfPaidFen,
          enterprisePaidFen,
          quotaUsedFen,
          exchangeFen,
          itemTotalFen,
          userPayFen,
          ...gross
        ]
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
        const withCoupon = payableFen(priceLines(answer, { note: '', discountPriceFen }))
        expect(withCoupon).toBe(
          answer.exchangeFen +
            answer.itemTotalFen -
            Math.min(Math.max(discountPriceFen, 0), answer.itemTotalFen)
        )
      })
    )
  })
})
