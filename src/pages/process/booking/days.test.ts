import { bookingAnswer, clinicRow } from '@/../tests/support/booking'
import { toBookingInfo, toBranch, type ListedBranch } from '@/services/booking/booking'
import { dayTab, isEmptyList, nearestId, openingDate, orderedBranches } from './days'

const branchRow = (change: Parameters<typeof clinicRow>[0] = {}) => toBranch(clinicRow(change))
const listOf = (...args: Parameters<typeof bookingAnswer>) =>
  bookingAnswer(...args).flatMap((info) => toBookingInfo(info).days)

const openRow = (change: Parameters<typeof clinicRow>[0] = {}) => branchRow({ remaining: 12, ...change })
const fullRow = clinicRow({ free: false, level: 0, remaining: 0, percent: 100 })
const full = toBranch(fullRow)
const day = (...branches: ListedBranch[]) => ({ date: '2026-11-24', branches })

describe('date tabs', () => {
  test.each([
    ['seats left', day(openRow()), '可约', 'open', '11月24日 周二 余12'],
    ['all nearly full', day(branchRow({ level: 3, remaining: 2 })), '紧张', 'tight', '11月24日 周二 余2'],
    [
      'one branch has room',
      day(branchRow({ level: 3, remaining: 2 }), openRow({ level: 1 })),
      '可约',
      'open',
      '11月24日 周二 余14'
    ],
    ['every branch full', day(full), '已约满', 'off', '11月24日 周二 已约满'],
    ['no branch opens', day(), '未开放', 'off', '11月24日 周二 未开放'],
    ['all closed on purpose', day({ ...full, closed: true }), '未开放', 'off', '11月24日 周二 未开放']
  ])('R2.111 %s', (_name, detail, note, tone, label) => {
    const spoken = `${label}，周二 11-24 ${note}`
    expect(dayTab(detail, '2026-11-20')).toMatchObject({
      weekday: '周二',
      short: '11-24',
      note,
      tone,
      label: spoken
    })
  })

  test('R2.111 today says 今天 instead of its weekday', () => {
    expect(dayTab(day(branchRow()), '2026-11-24').weekday).toBe('今天')
  })
})

describe('the tab that opens', () => {
  const list = listOf({
    '2026-11-21': [fullRow],
    '2026-11-23': [clinicRow()],
    '2026-11-24': [clinicRow({ hospitalId: 'H1002' })]
  })
  test.each([
    ['the first bookable day', { date: '', branchId: undefined }, '2026-11-23'],
    ['the wanted day', { date: '2026-11-21', branchId: undefined }, '2026-11-21'],
    ['not a wanted day without branches', { date: '2026-11-22', branchId: undefined }, '2026-11-23'],
    ['the first day of the branch one came from', { date: '', branchId: 'H1002' }, '2026-11-24']
  ])('%s', (_name, wanted, date) => {
    expect(openingDate(list, wanted, '2026-11-20')).toBe(date)
  })

  test('a full day when no day is bookable, and nothing for an empty list', () => {
    const only = listOf({ '2026-11-25': [fullRow] })
    expect(openingDate(only, { date: '', branchId: undefined }, '2026-11-20')).toBe('2026-11-25')
    expect(openingDate([], { date: '', branchId: undefined }, '2026-11-20')).toBe('')
  })
})

describe('branches', () => {
  const near = branchRow({ hospitalId: 'N', hospitalDistance: 1, remaining: 1, hasBreakfast: false })
  const far = branchRow({ hospitalId: 'F', hospitalDistance: 9, remaining: 20, hasBreakfast: false })
  const unknown = branchRow({ hospitalId: 'U', hospitalDistance: null, remaining: 5, hasBreakfast: true })
  const ids = (...args: Parameters<typeof orderedBranches>) => orderedBranches(...args).map(({ id }) => id)

  test.each([
    ['nearest first, unknown last', 'nearest', ['N', 'F', 'U']],
    ['most seats first', 'remaining', ['F', 'U', 'N']]
  ] as const)('%s', (_name, order, expected) => {
    expect(ids([unknown, far, near], order, undefined)).toEqual(expected)
  })

  test('with breakfast, the others are left out', () => {
    const late = branchRow({ hospitalId: 'L', hospitalDistance: 2, remaining: 1, hasBreakfast: true })
    expect(ids([unknown, far, near, late], 'nearest', 'N', true)).toEqual(['L', 'U'])
  })

  test('the branch one came from is on top of any order', () => {
    expect(ids([unknown, far, near], 'nearest', 'U')).toEqual(['U', 'N', 'F'])
  })

  test('the nearest one is known only with a distance', () => {
    expect(nearestId([unknown, far, near])).toBe('N')
    expect(nearestId([unknown])).toBeNull()
  })
})

test('a list is empty when no day has a branch', () => {
  expect(isEmptyList(listOf())).toBe(true)
  expect(isEmptyList(listOf({ '2026-11-26': [fullRow] }))).toBe(false)
})
