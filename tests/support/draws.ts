import type { ResultsOf } from '@/contract/catalogue'
import { NOW } from './world'

type Detail = ResultsOf<'draw.detail'>
type Drawn = ResultsOf<'draw.take'>['drawn']

const HOUR_MS = 3_600_000
/** The next midnight after NOW. */
const MIDNIGHT = Date.parse('2026-11-21T00:00:00+08:00')
export const COMMITMENT = 'ab12'.repeat(16)

export const chances = (left = 2, used = 0): NonNullable<Detail['chances']> => ({
  left,
  used,
  from: [
    { name: '每天的机会', count: 1 },
    { name: '今天付款的订单', count: 1 }
  ],
  nextAt: MIDNIGHT
})

/** The turntable as the server tells of it. */
export const drawDetail = (change: Partial<Detail> = {}): Detail => ({
  ...{ activityId: 'TT01', name: '健康转盘', sort: 'turntable', state: 'open' },
  ...{ startAt: NOW - 24 * HOUR_MS, endAt: NOW + 30 * 24 * HOUR_MS, serverTime: NOW },
  rules: ['每天 1 次', '未满 18 周岁不能参加'],
  prizes: [
    {
      prizeId: 'joy20',
      name: '满199减20券',
      kind: 'coupon',
      odds: 0.2,
      stock: null,
      left: null,
      validDays: 30
    },
    {
      prizeId: 'shop50',
      name: '平台红包50元',
      kind: 'coupon',
      odds: 0.005,
      stock: 50,
      left: 48,
      validDays: 30
    },
    {
      prizeId: 'again',
      name: '再来一次',
      kind: 'again',
      odds: 0.15,
      stock: null,
      left: null,
      validDays: null
    },
    { prizeId: 'none', name: '谢谢参与', kind: 'none', odds: 0.645, stock: null, left: null, validDays: null }
  ],
  fallback: '谢谢参与',
  chances: chances(),
  refusal: '',
  day: '2026-11-20',
  commitment: COMMITMENT,
  board: null,
  rain: null,
  ...change
})

export const drawn = (change: Partial<Drawn> = {}): Drawn => ({
  ...{ drawId: 'D1', activityId: 'TT01', activityName: '健康转盘', sort: 'turntable', instead: '' },
  prize: { prizeId: 'joy20', name: '满199减20券', kind: 'coupon' },
  state: 'credited',
  amount: null,
  reference: 'uc-1',
  expiresAt: Date.parse('2026-12-20T23:59:59+08:00'),
  at: NOW,
  ...{ day: '2026-11-20', account: 'a1b2c3', chanceNo: 3 },
  ...change
})

export const drawAnswer = (change: Partial<ResultsOf<'draw.take'>> = {}): ResultsOf<'draw.take'> => ({
  drawn: drawn(),
  chances: chances(1, 1),
  walk: null,
  ...change
})

export const noDraws = { list: [], total: 0, hasMore: false }
