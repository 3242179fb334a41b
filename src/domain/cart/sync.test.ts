import { entryKey, type CartEntry } from './entry'
import { MOST_LINES } from './put'
import { applyChanges, changesOf, inOrderOf, nothingChanged } from './sync'

const line = (skuId: string, quantity = 1, change: Partial<CartEntry> = {}): CartEntry => ({
  ...{ kind: 'health-selection', productCode: 'HS2003', seenFen: 19900, seenOffer: null, ticked: true },
  skuId,
  quantity,
  ...change
})
const booked = line('', 1, { kind: 'checkup', productCode: 'CK1003' })
const told = (lines: readonly CartEntry[]) => lines.map((one) => `${entryKey(one)} ${one.quantity}`)

/** What a list is after a phone that had heard `from` and shows `to` has told its changes. */
const merged = (list: readonly CartEntry[], from: readonly CartEntry[], to: readonly CartEntry[]) =>
  told(applyChanges(list, changesOf(from, to)).lines)

test.each<[string, CartEntry[], CartEntry[], CartEntry[], string[]]>([
  [
    'a guest’s lines go on top, in their order',
    [line('A')],
    [],
    [line('C'), line('B')],
    ['C 1', 'B 1', 'A 1']
  ],
  ['pieces of the same choice are added', [line('A', 2)], [], [line('A', 3)], ['A 5']],
  ['never more than 999', [line('A', 998)], [], [line('A', 3)], ['A 999']],
  ['what is booked is in once', [booked], [], [booked], ['CK1003 1']],
  ['another number of pieces is that number', [line('A', 5)], [line('A', 2)], [line('A', 3)], ['A 3']],
  ['what was taken out elsewhere stays out', [], [line('A', 2)], [line('A', 3)], []],
  ['what was put in elsewhere stays in', [line('B'), line('A')], [line('A')], [], ['B 1']],
  ['nothing changed', [line('A', 4)], [line('A')], [line('A')], ['A 4']]
])('%s', (_what, list, from, to, expected) => {
  expect(merged(list, from, to)).toEqual(
    expected.map((one) => (one.startsWith('CK') ? one : `HS2003/${one}`))
  )
})

test.each<[string, Partial<CartEntry>]>([
  ['ticked', { ticked: false }],
  ['the price that was seen', { seenFen: 1 }],
  ['a flash price', { seenOffer: 'flash' }]
])('a change of one field is told: %s', (_what, change) => {
  const changes = changesOf([line('A')], [line('A', 1, change)])
  expect(changes).toEqual({ added: [], changed: [line('A', 1, change)], removed: [] })
  expect([nothingChanged(changes), nothingChanged(changesOf([line('A')], [line('A')]))]).toEqual([
    false,
    true
  ])
})

test('the 51st line has no room, which is told; more pieces of one that is in have', () => {
  const list = Array.from({ length: MOST_LINES }, (_, at) => line(`S${at}`))
  const { lines, full } = applyChanges(list, changesOf([], [line('NEW'), line('S0', 2)]))
  expect([lines.length, full, lines[0]?.quantity]).toEqual([MOST_LINES, 1, 3])
})

test('a phone keeps its own order; what it did not have comes first', () => {
  const shown = [line('B'), line('A')]
  expect(told(inOrderOf(shown, [line('A'), line('C'), line('B', 2)]))).toEqual([
    'HS2003/C 1',
    'HS2003/B 2',
    'HS2003/A 1'
  ])
})
