import {
  depositOf,
  payableNowFen,
  balanceOf,
  planInstalments,
  type PayTerms,
  type OpenInstalment
} from './instalments'

const TERMS: PayTerms = { payTypes: ['all', 'deposit'], depositFen: 20_000, rest: 'balance' }

test.each<[string, Partial<PayTerms>, 'all' | 'deposit' | null, number | null]>([
  ['all is the first way of both', {}, null, null],
  ['a deposit that was asked for', {}, 'deposit', 20_000],
  ['a product that takes a deposit alone', { payTypes: ['deposit'] }, null, 20_000],
  ['and is not paid at once', { payTypes: ['deposit'] }, 'all', 20_000],
  ['a way that the product does not have', { payTypes: ['all'] }, 'deposit', null],
  ['a deposit of nothing is none', { payTypes: ['deposit'], depositFen: 0 }, null, null]
])('%s', (_name, changes, asked, fen) => {
  expect(depositOf({ ...TERMS, ...changes }, asked)?.fen ?? null).toBe(fen)
})

test.each([
  ['all at once', 396_000, null, [['full', 396_000, true]]],
  ['nothing', 0, { fen: 100, rest: 'balance' as const }, [['full', 0, true]]],
  [
    'a deposit, the rest later',
    396_000,
    { fen: 20_000, rest: 'balance' as const },
    [
      ['deposit', 20_000, true],
      ['balance', 376_000, false]
    ]
  ],
  [
    'a deposit, the rest at the branch',
    80_000,
    { fen: 50_000, rest: 'atBranch' as const },
    [
      ['deposit', 50_000, true],
      ['atBranch', 30_000, false]
    ]
  ],
  [
    'a coupon has left no more than the deposit',
    50_000,
    { fen: 50_000, rest: 'balance' as const },
    [['full', 50_000, true]]
  ]
])('the dues of an order: %s', (_name, payable, deposit, dues) => {
  const planned = planInstalments(payable, deposit)
  expect(planned.map(({ purpose, amountFen, now }) => [purpose, amountFen, now])).toEqual(dues)
  expect(planned.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(payable)
  expect(payableNowFen(planned)).toBe(dues[0]?.[1])
})

test.each<[string, OpenInstalment[], string | null]>([
  ['nothing after a payment of all', [{ purpose: 'full', payState: 'paid' }], null],
  [
    'the balance before anybody began to pay it',
    [
      { purpose: 'deposit', payState: 'paid' },
      { purpose: 'balance', payState: null }
    ],
    'balance'
  ],
  ['the balance while it is being paid', [{ purpose: 'balance', payState: 'paying' }], 'balance'],
  ['the balance that nobody paid in time', [{ purpose: 'balance', payState: 'closed' }], 'balance'],
  ['not a balance that is paid', [{ purpose: 'balance', payState: 'paid' }], null],
  ['what is paid at the branch', [{ purpose: 'atBranch', payState: null }], 'atBranch'],
  ['a difference of a change that stands', [{ purpose: 'change', payState: 'open' }], 'change'],
  ['not that of one that has lapsed', [{ purpose: 'change', payState: 'closed' }], null]
])('an order owes %s', (_name, dues, purpose) => {
  expect(balanceOf(dues)?.purpose ?? null).toBe(purpose)
})
