import { ladder, takenOffFen, type RungKind } from './ladder'
import type { LineKey, PriceLine } from './lines'

const line = (key: LineKey, amountFen: number, note = ''): PriceLine => ({ key, label: key, note, amountFen })

/** Kind, start and width in percent, amount. */
type Step = [RungKind, number, number, number]

const stepsOf = (lines: readonly PriceLine[], giftFen = 0): Step[] =>
  ladder({ lines, own: giftFen > 0 ? [{ label: '礼品卡', fen: giftFen }] : [], end: '应付' }).map(
    ({ kind, start, width, amountFen }) => [kind, start, width, amountFen]
  )

test.each<[string, PriceLine[], number, Step[]]>([
  [
    'a price alone',
    [line('base', 108000)],
    0,
    [
      ['base', 0, 100, 108000],
      ['end', 0, 100, 108000]
    ]
  ],
  [
    'a coupon',
    [line('base', 108000), line('coupon', -16200)],
    0,
    [
      ['base', 0, 100, 108000],
      ['off', 85, 15, -16200],
      ['end', 0, 85, 91800]
    ]
  ],
  [
    'an added item, a coupon and a gift card',
    [line('base', 108000), line('addon', 12800), line('coupon', -18120)],
    32000,
    [
      ['base', 0, 89.4, 108000],
      ['add', 89.4, 10.6, 12800],
      ['off', 85, 15, -18120],
      ['own', 58.5, 26.5, -32000],
      ['end', 0, 58.5, 70680]
    ]
  ],
  [
    'freight and tax of goods from abroad',
    [line('base', 39800), line('freight', 1200), line('tax', 3731), line('coupon', -2000)],
    0,
    [
      ['base', 0, 89, 39800],
      ['add', 89, 2.7, 1200],
      ['add', 91.7, 8.3, 3731],
      ['off', 95.5, 4.5, -2000],
      ['end', 0, 95.5, 42731]
    ]
  ],
  [
    'what a company pays is no discount',
    [line('base', 100000), line('enterprise', 20000), line('enterprisePaid', -20000)],
    0,
    [
      ['base', 0, 83.3, 100000],
      ['add', 83.3, 16.7, 20000],
      ['company', 83.3, 16.7, -20000],
      ['end', 0, 83.3, 100000]
    ]
  ],
  [
    'all of it paid by a gift card',
    [line('base', 39900)],
    39900,
    [
      ['base', 0, 100, 39900],
      ['own', 0, 100, -39900],
      ['end', 0, 0, 0]
    ]
  ],
  [
    'what costs nothing has no bar',
    [line('base', 0), line('freight', 0)],
    0,
    [
      ['base', 0, 0, 0],
      ['add', 0, 0, 0],
      ['end', 0, 0, 0]
    ]
  ],
  [
    'a lower price of another day',
    [line('base', 108000), line('difference', -8000)],
    0,
    [
      ['base', 0, 100, 108000],
      ['off', 92.6, 7.4, -8000],
      ['end', 0, 92.6, 100000]
    ]
  ],
  ['no lines', [], 0, [['end', 0, 0, 0]]]
])('%s', (_name, lines, giftFen, steps) => {
  expect(stepsOf(lines, giftFen)).toEqual(steps)
})

test('taken off is neither one’s own balance nor what a company pays', () => {
  const lines = [line('base', 100000), line('enterprisePaid', -10000), line('coupon', -18120)]
  expect(takenOffFen(ladder({ lines, own: [{ label: '礼品卡', fen: 5000 }], end: '应付' }))).toBe(18120)
})
