import * as fc from 'fast-check'
import {
  isAllBack,
  lessKept,
  previewRefund,
  refundOfUnused,
  type RefundableLine,
  type RefundedPart,
  type RequestedPart
} from './refund'

const item = (code: string, priceFen: number) => ({ code, name: code, priceFen })
/** Sold for 1680 元; by themselves its items cost 2730. */
const PACKAGE: RefundableLine = {
  id: 'package',
  quantity: 1,
  payableFen: 168_000,
  items: [item('CT', 206_00), item('MR', 2000_00), item('US', 524_00)]
}
const GOODS: RefundableLine = { id: 'goods', quantity: 3, payableFen: 100_00, items: [] }
const FREIGHT: RefundableLine = { id: 'freight', quantity: 1, payableFen: 12_00, items: [] }

const amounts = (
  lines: readonly RefundableLine[],
  paidFen: number,
  wanted: readonly RequestedPart[],
  before: readonly RefundedPart[] = []
) => {
  const preview = previewRefund(lines, paidFen, before, wanted)
  return preview.ok ? preview.parts.map(({ amountFen }) => amountFen) : preview.problem
}

test('an item gets its share of what was paid by its price, rounded half up; the last gets what is left', () => {
  const wanted = ['CT', 'MR', 'US'].map((itemCode) => ({ lineId: 'package', itemCode }))
  expect(amounts([PACKAGE], 168_000, wanted)).toEqual([126_77, 1230_77, 322_46])
  expect(amounts([PACKAGE], 168_000, [{ lineId: 'package', itemCode: 'XR' }])).toBe('unknown')
  const half = { id: 'package', quantity: 1, payableFen: 5, items: [item('CT', 1), item('MR', 1)] }
  expect(amounts([half], 5, wanted.slice(0, 2))).toEqual([3, 2])
})

test.each<[string, RequestedPart[], RefundedPart[], number[] | string]>([
  ['one piece of three', [{ lineId: 'goods', quantity: 1 }], [], [33_33]],
  [
    'the last pieces',
    [{ lineId: 'goods' }],
    [{ lineId: 'goods', itemCode: '', quantity: 1, amountFen: 33_33 }],
    [66_67]
  ],
  ['a line beside it', [{ lineId: 'goods' }, { lineId: 'freight' }], [], [100_00, 12_00]],
  ['more than there were', [{ lineId: 'goods', quantity: 4 }], [], 'tooMany'],
  ['the same twice', [{ lineId: 'freight' }, { lineId: 'freight', quantity: 1 }], [], 'tooMany'],
  ['another line', [{ lineId: 'other' }], [], 'unknown'],
  [
    'nothing that is left',
    [{ lineId: 'freight' }],
    [{ lineId: 'freight', itemCode: '', quantity: 1, amountFen: 12_00 }],
    'nothing'
  ]
])('of goods with freight: %s', (_name, wanted, before, expected) => {
  expect(amounts([GOODS, FREIGHT], 112_00, wanted, before)).toEqual(expected)
})

test('of a package of which an item went back the rest is its other items, no piece', () => {
  const before = [{ lineId: 'package', itemCode: 'CT', quantity: 1, amountFen: 126_77 }]
  expect(amounts([PACKAGE], 168_000, [{ lineId: 'package', quantity: 1 }], before)).toBe('tooMany')
  expect(previewRefund([PACKAGE], 168_000, before, [{ lineId: 'package' }])).toMatchObject({
    parts: [{ itemCode: 'MR' }, { itemCode: 'US' }],
    amountFen: 168_000 - 126_77,
    whole: true
  })
})

test('of an order of which a deposit was paid each line has its share of that', () => {
  expect(amounts([GOODS, FREIGHT], 56_00, [{ lineId: 'goods' }, { lineId: 'freight' }])).toEqual([
    50_00, 6_00
  ])
})

test('whatever goes back in whatever steps: never more than was paid, and all of it in the end', () => {
  const fen = fc.integer({ min: 0, max: 500_000 })
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 4 }),
    payableFen: fen,
    prices: fc.array(fen, { maxLength: 4 })
  })
  const wish = fc.record({ line: fc.nat(3), item: fc.nat(4), quantity: fc.integer({ min: 1, max: 4 }) })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(wish, { maxLength: 12 }),
      fc.option(fen),
      (given, wishes, paid) => {
        const lines = given.map(({ quantity, payableFen, prices }, no) => ({
          ...{ id: `L${no}`, quantity, payableFen },
          items: prices.map((priceFen, index) => item(`I${index}`, priceFen))
        }))
        const cost = lines.reduce((sum, { payableFen }) => sum + payableFen, 0)
        const paidFen = paid === null ? cost : Math.min(paid, cost)
        let before: RefundedPart[] = []
        for (const { line: no, item: code, quantity } of wishes) {
          const itemCode = code === 0 ? '' : `I${code - 1}`
          const preview = previewRefund(lines, paidFen, before, [{ lineId: `L${no}`, itemCode, quantity }])
          if (preview.ok) before = [...before, ...preview.parts]
        }
        const sum = () => before.reduce((total, { amountFen }) => total + amountFen, 0)
        expect(before.every(({ amountFen }) => amountFen >= 0)).toBe(true)
        expect(sum()).toBeLessThanOrEqual(paidFen)
        const rest = previewRefund(
          lines,
          paidFen,
          before,
          lines.map(({ id }) => ({ lineId: id }))
        )
        if (rest.ok) {
          before = [...before, ...rest.parts]
          expect(rest.whole).toBe(true)
        }
        expect(sum()).toBe(paidFen)
      }
    )
  )
})

test('nothing is left of a package once each of its items went back, and not before', () => {
  const back = (itemCode: string): RefundedPart => ({
    lineId: 'package',
    itemCode,
    quantity: 1,
    amountFen: 0
  })
  expect(isAllBack([PACKAGE], [back('CT'), back('MR')])).toBe(false)
  expect(isAllBack([PACKAGE], [back('CT'), back('MR'), back('US')])).toBe(true)
})

test.each([
  ['none used: all that was paid', 0, 300_00, 300_00],
  ['of three one used: less the price of one', 1, 270_00, 170_00],
  ['a coupon paid for more than is left: nothing, and never less', 2, 150_00, 0]
])('unused pieces at 100 yuan: %s', (_name, used, paidFen, amountFen) => {
  const line = { id: 'codes', quantity: 3, unitFen: 100_00 }
  expect(refundOfUnused(line, used, paidFen)).toMatchObject({ amountFen, parts: [{ quantity: 3 - used }] })
})

test('what is kept of a kit falls on the first parts, once', () => {
  const parts = [40_00, 50_00, 30_00].map((amountFen) => ({
    ...{ lineId: 'kit', itemCode: '', quantity: 1 },
    amountFen
  }))
  expect(lessKept(parts, 60_00).map(({ amountFen }) => amountFen)).toEqual([0, 30_00, 30_00])
})
