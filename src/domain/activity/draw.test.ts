import { createHmac } from 'node:crypto'
import { drawMessage, fractionOf, oddsOf, prizeAt, tableProblem } from './draw'

const TABLE = [
  { prizeId: 'a', weight: 18 },
  { prizeId: 'b', weight: 6 },
  { prizeId: 'c', weight: 1 },
  { prizeId: 'd', weight: 75 }
]

test.each([
  ['the first begins at 0', 0, 'a'],
  ['the first ends below its share', 0.18 - 1e-12, 'a'],
  ['the second begins where the first ends', 0.18, 'b'],
  ['a prize of one in a hundred has its place', 0.245, 'c'],
  ['the last begins', 0.25, 'd'],
  ['the last has all up to 1', 1 - 2 ** -52, 'd']
])('the prize at a fraction: %s', (_rule, fraction, prizeId) => {
  expect(prizeAt(TABLE, fraction).prizeId).toBe(prizeId)
})

test('nothing is drawn from nothing', () => {
  expect(() => prizeAt([], 0)).toThrow(RangeError)
})

test.each([
  ['serves', TABLE, null],
  ['without prizes', [], 'empty'],
  ['a weight of 0 could never be drawn', [{ prizeId: 'a', weight: 0 }], 'weight'],
  ['a weight that is no whole number', [{ prizeId: 'a', weight: 0.5 }], 'weight'],
  ['weights too large to be told apart', [{ prizeId: 'a', weight: 2_000_000_000 }], 'weight'],
  ['a prize named twice', [TABLE[0]!, TABLE[0]!], 'twice']
])('what is drawn from: %s', (_rule, table, problem) => {
  expect(tableProblem(table)).toBe(problem)
})

test.each([
  ['nothing but zeros', '0'.repeat(64), 0],
  ['half', '8'.padEnd(64, '0'), 0.5],
  ['all ones stay below 1', 'f'.repeat(64), 1 - 2 ** -52],
  ['what follows the 52nd bit does not count', `8${'0'.repeat(12)}ffff`, 0.5]
])('an HMAC as a fraction of 2^52: %s', (_rule, hmac, fraction) => {
  expect(fractionOf(hmac)).toBe(fraction)
})

test.each(['', 'ABCDEF0123456789', 'xyz'])('%s is no digest', (hmac) => {
  expect(() => fractionOf(hmac)).toThrow(RangeError)
})

test('activity, account and chance are told apart', () => {
  const chance = { activityId: 'BB01', account: 'x', chanceNo: 12 }
  expect(drawMessage(chance)).toBe('BB01|x|12')
})

/** Upper 1 % points of chi-square by degrees of freedom. */
const CHI_SQUARE_1_PERCENT = { 3: 11.345, 5: 15.086, 87: 120.591 } as const

const PLAIN = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ prizeId: String(index + 1), weight: 1 }))

test.each([
  ['of a table like a blind box', TABLE, 3],
  ['of a die', PLAIN(6), 5],
  ['of amounts that are each as likely', PLAIN(88), 87]
] as const)(
  '100,000 draws follow the published odds by chi-square, p > 0.01: %s',
  (_name, table, freedom) => {
    const seed = Buffer.from('the seed of a day that is over....')
    const DRAWS = 100_000
    const counts = new Map<string, number>()
    // A thousand accounts with a hundred chances each: neither may matter.
    for (let at = 0; at < DRAWS; at += 1) {
      const chance = { activityId: 'BB01', account: `acc${at % 1_000}`, chanceNo: Math.floor(at / 1_000) + 1 }
      const hmac = createHmac('sha256', seed).update(drawMessage(chance)).digest('hex')
      const { prizeId } = prizeAt(table, fractionOf(hmac))
      counts.set(prizeId, (counts.get(prizeId) ?? 0) + 1)
    }
    const chiSquare = table.reduce((sum, prize) => {
      const expected = DRAWS * oddsOf(table, prize)
      return sum + ((counts.get(prize.prizeId) ?? 0) - expected) ** 2 / expected
    }, 0)
    expect(chiSquare).toBeLessThan(CHI_SQUARE_1_PERCENT[freedom])
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(DRAWS)
  }
)
