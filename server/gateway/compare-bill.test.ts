import type { Booked } from '../money/queries/booked'
import type { BillLine } from './bill'
import { differencesOf } from './compare-bill'

const line = (kind: BillLine['kind'], no: string, amountFen: number): BillLine => ({ kind, no, amountFen })
const booked = (kind: BillLine['kind'], no: string, amountFen: number, ofDay = true): Booked => ({
  ...{ kind, no, amountFen, ofDay }
})

test.each<[string, BillLine[], Booked[], [string, number | null, number | null][]]>([
  ['the same on both sides', [line('payment', 'PT1', 100)], [booked('payment', 'PT1', 100)], []],
  ['another sum', [line('payment', 'PT1', 101)], [booked('payment', 'PT1', 100)], [['PT1', 101, 100]]],
  ['paid at the provider, and the shop does not know', [line('payment', 'PT1', 5)], [], [['PT1', 5, null]]],
  ['in the books, and the provider does not know', [], [booked('payment', 'PT1', 5)], [['PT1', null, 5]]],
  ['booked on another day', [line('payment', 'PT1', 5)], [booked('payment', 'PT1', 5, false)], []],
  ['of another day, and not in this bill', [], [booked('payment', 'PT1', 5, false)], []],
  [
    'a refund under the number of a payment',
    [line('refund', 'PT1', 5)],
    [booked('payment', 'PT1', 5)],
    [
      ['PT1', 5, null],
      ['PT1', null, 5]
    ]
  ],
  [
    'twice in the bill',
    [line('payment', 'PT1', 5), line('payment', 'PT1', 5)],
    [booked('payment', 'PT1', 5)],
    [['PT1', 10, 5]]
  ]
])('%s', (_about, lines, books, expected) => {
  const told = differencesOf(lines, books).map(({ no, billFen, booksFen }) => [no, billFen, booksFen])
  expect(told).toEqual(expected)
})
