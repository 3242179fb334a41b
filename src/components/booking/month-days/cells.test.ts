import type { PricedDay } from '@/services/booking/booking'
import { cellView, hasBookableDay, usualPriceFen } from './cells'

const day = (change: Partial<PricedDay> = {}): PricedDay => ({
  date: '2026-11-24',
  status: 0,
  free: true,
  priceFen: 108_000,
  remaining: 12,
  ...change
})
const cell = { date: '2026-11-24', day: 24, isToday: false, inWindow: true }
const today = { ...cell, isToday: true }

test.each([
  ['R4.12 bookable shows its price', cell, day(), '¥1080', false, '11月24日 周二 余12 ¥1080.00'],
  [
    'R4.12 a cheap day is marked',
    cell,
    day({ priceFen: 98_050 }),
    '¥980',
    false,
    '11月24日 周二 余12 ¥980.50 低价'
  ],
  ['R5.1 status 1 is full', cell, day({ status: 1 }), '已约满', true, '11月24日 周二 已约满'],
  ['R5.2 status 2 is not open', cell, day({ status: 2 }), '未开放', true, '11月24日 周二 未开放'],
  ['R5.3 a missing day is disabled', cell, undefined, '未开放', true, '11月24日 周二 未开放'],
  ['R5.3 free false is disabled', cell, day({ free: false }), '未开放', true, '11月24日 周二 未开放'],
  ['today is named', today, day(), '今天', false, '今天 11月24日 周二 余12 ¥1080.00'],
  ['R5.1 today when full says so', today, day({ status: 1 }), '已约满', true, '今天 11月24日 周二 已约满'],
  ['a day outside of the window', { ...cell, inWindow: false }, day(), '', true, '11月24日 周二']
])('%s', (_name, at, given, note, disabled, label) => {
  expect(cellView(at, given, 108000)).toMatchObject({ note, disabled, label })
})

test.each([
  [108_000, '¥1080', ''],
  [98_050, '¥980', '.5'],
  [98_005, '¥980', '.05']
])('R5.44 the price %p fen of a cell is split', (priceFen, note, noteDecimal) => {
  expect(cellView(cell, day({ priceFen }), 108000)).toMatchObject({ note, noteDecimal })
})

test('the usual price is the dearest bookable one', () => {
  const days = [day({ priceFen: 98_000 }), day(), day({ priceFen: 200_000, status: 1 })]
  expect(usualPriceFen(days)).toBe(108000)
  expect(usualPriceFen([])).toBe(0)
})

test('bookable means at least one day that can be picked', () => {
  expect(hasBookableDay([day({ status: 1 }), day({ status: 2 }), day({ free: false })])).toBe(false)
  expect(hasBookableDay([day({ status: 1 }), day()])).toBe(true)
})
