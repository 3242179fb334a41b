import type { ProductKind } from '../kinds'
import { goodsPrizeState, isGoodsPrize } from './goods-prize'

const NOW = 1_000
const won = { taken: false, endsAt: NOW + 1, lapsed: false, sold: true }

test.each<[string, Partial<typeof won>, ReturnType<typeof goodsPrizeState>]>([
  ['in time', {}, 'open'],
  ['the end is no time of it', { endsAt: NOW }, 'lapsed'],
  ['an order has it', { taken: true }, 'ordered'],
  ['an order keeps it beyond its end', { taken: true, endsAt: 0 }, 'ordered'],
  ['off sale, in time', { sold: false }, 'away'],
  ['off sale at its end: nothing is lost', { sold: false, endsAt: NOW }, 'away'],
  ['off sale, ordered before', { sold: false, taken: true }, 'ordered'],
  ['what was lapsed stays so', { lapsed: true }, 'lapsed'],
  ['also once the product is off sale', { lapsed: true, sold: false }, 'lapsed']
])('goods that were won: %s', (_case, change, state) =>
  expect(goodsPrizeState({ ...won, ...change }, NOW)).toBe(state)
)

test.each<[string, ProductKind, number, boolean]>([
  ['goods that are sent', 'health-selection', 20, true],
  ['a code', 'health-selection', 30, false],
  ['a membership', 'health-selection', 36, false],
  ['a kit that comes back', 'gene-home', 7, false],
  ['a checkup', 'checkup', 1, false],
  ['no such category', 'health-selection', 999, false]
])('a prize of goods: %s', (_case, kind, category, is) => expect(isGoodsPrize({ kind, category })).toBe(is))
