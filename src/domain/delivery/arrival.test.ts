import { expect, it } from 'vitest'
import { instantAt } from '../date'
import { arrivalOf, type DeliveryTable, type SentParcel } from './arrival'

const TABLE: DeliveryTable = {
  leavesHours: 24,
  days: new Map([
    ['天津市', 2],
    ['四川省', 0]
  ])
}
const at = (text: string): number => instantAt(text.slice(0, 10), text.slice(11))
const PAID = at('2026-11-20 14:32')
const HOUR = at('2026-11-21 15:00')

const CASES: readonly [
  name: string,
  parcel: Partial<SentParcel>,
  now: string,
  expected: { leavesBy: number | null; arrivesOn: string } | null,
  table?: Partial<DeliveryTable>
][] = [
  ['paid', {}, '2026-11-20 14:32', { leavesBy: HOUR, arrivesOn: '2026-11-23' }],
  [
    'a full hour stays',
    { paidAt: at('2026-11-20 15:00') },
    '2026-11-20 15:00',
    { leavesBy: HOUR, arrivesOn: '2026-11-23' }
  ],
  [
    'over midnight in Shanghai',
    { paidAt: at('2026-11-20 23:10') },
    '2026-11-20 23:10',
    { leavesBy: at('2026-11-22 00:00'), arrivesOn: '2026-11-24' }
  ],
  ['to the last moment', {}, '2026-11-21 15:00', { leavesBy: HOUR, arrivesOn: '2026-11-23' }],
  ['late: nothing is promised any more', {}, '2026-11-21 15:01', null],
  [
    'a province without a line',
    { province: '西藏自治区' },
    '2026-11-20 14:32',
    { leavesBy: HOUR, arrivesOn: '' }
  ],
  ['nobody says where to', { province: '' }, '2026-11-20 14:32', { leavesBy: HOUR, arrivesOn: '' }],
  ['the same day', { province: '四川省' }, '2026-11-20 14:32', { leavesBy: HOUR, arrivesOn: '2026-11-21' }],
  [
    'on its way',
    { shippedAt: at('2026-11-20 18:00') },
    '2026-11-20 19:00',
    { leavesBy: null, arrivesOn: '2026-11-22' }
  ],
  [
    'its day',
    { shippedAt: at('2026-11-20 18:00') },
    '2026-11-22 23:59',
    { leavesBy: null, arrivesOn: '2026-11-22' }
  ],
  ['its day has passed', { shippedAt: at('2026-11-20 18:00') }, '2026-11-23 00:00', null],
  ['on its way to where nothing is said of', { shippedAt: PAID, province: '' }, '2026-11-20 19:00', null],
  ['a shop without a table', {}, '2026-11-20 14:32', null, { leavesHours: null, days: new Map() }],
  ['days alone, before it leaves', {}, '2026-11-20 14:32', null, { leavesHours: null }],
  [
    'days alone, on its way',
    { shippedAt: PAID },
    '2026-11-20 19:00',
    { leavesBy: null, arrivesOn: '2026-11-22' },
    { leavesHours: null }
  ],
  ['hours alone', {}, '2026-11-20 14:32', { leavesBy: HOUR, arrivesOn: '' }, { days: new Map() }]
]

it.each(CASES)('%s', (_name, parcel, now, expected, table = {}) => {
  const sent: SentParcel = { paidAt: PAID, shippedAt: null, province: '天津市', ...parcel }
  expect(arrivalOf(sent, { ...TABLE, ...table }, at(now))).toEqual(expected)
})
