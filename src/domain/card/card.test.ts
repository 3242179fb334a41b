import { cardState, rightState, standingOf } from './card-state'
import { pinProblem } from './pin'
import { comboProblem, inOrderOfUse, personProblem, rightText, usable, type Right } from './rights'
import { coverOf, wayOf } from './upgrade'

const NOW = new Date('2026-11-20T09:41:00+08:00')
const DAY = '2026-11-24'
const right = (changes: Partial<Right> = {}): Right => ({
  ...{ id: 'r1', comboIds: ['2016'], granted: 1, uses: 1, taken: 0, withdrawnAt: null },
  ...{ holder: true, relations: [], familyAgeMin: null },
  startsAt: new Date('2026-10-21T00:00:00+08:00'),
  expiresAt: new Date('2027-05-20T00:00:00+08:00'),
  ...changes
})
const family = { holder: false, relations: ['配偶', '儿子', '女儿'], familyAgeMin: 18 }
const person = (changes: object) => ({
  ...{ isHolder: false, relation: '配偶', birthday: '1990-07-22', gender: 0 as const },
  ...changes
})

test.each<[string, Parameters<typeof personProblem>[0], object, string | null]>([
  ['the holder', right(), { isHolder: true }, null],
  [
    'the holder of what is for the family alone',
    { ...right(), ...family },
    { isHolder: true },
    '不在单位给的家属范围里'
  ],
  ['a spouse where nobody of the family is meant', right(), {}, '非使用人'],
  ['a spouse within the share', family, {}, null],
  ['a friend', family, { relation: '朋友' }, '不在单位给的家属范围里'],
  ['a child of eleven', family, { relation: '女儿', birthday: '2015-06-06' }, '未满 18 岁'],
  ['a child who is eighteen on the day', family, { relation: '女儿', birthday: '2008-11-24' }, null],
  ['a child who is eighteen a day later', family, { relation: '女儿', birthday: '2008-11-25' }, '未满 18 岁'],
  ['somebody of an age that nobody knows', family, { birthday: null }, '未满 18 岁'],
  ['the same without a limit', { ...family, familyAgeMin: null }, { birthday: null }, null]
])('whom it is for: %s', (_rule, persons, changes, problem) => {
  expect(personProblem(persons, person(changes), DAY)).toBe(problem)
})

test.each<[string, Partial<Right>, string, boolean]>([
  ['within its time', {}, '2026-11-24T08:00:00+08:00', true],
  ['on its last day', {}, '2027-05-19T23:59:59+08:00', true],
  ['the day after its last', {}, '2027-05-20T00:00:00+08:00', false],
  [
    'before its time has come',
    { startsAt: new Date('2026-11-21T00:00:00+08:00') },
    '2026-11-24T08:00:00+08:00',
    false
  ],
  ['with all uses taken', { taken: 1 }, '2026-11-24T08:00:00+08:00', false],
  ['withdrawn', { withdrawnAt: NOW }, '2026-11-24T08:00:00+08:00', false]
])('an entitlement can be used: %s', (_rule, changes, visit, can) => {
  expect(usable(right(changes), NOW, new Date(visit))).toBe(can)
})

test.each<[string, Parameters<typeof comboProblem>[0], object, string]>([
  ['suits', { sexLimit: null, ageMin: 22, ageMax: 45 }, {}, ''],
  ['the other sex', { sexLimit: 1, ageMin: null, ageMax: null }, {}, '限男士'],
  ['too young', { sexLimit: null, ageMin: 40, ageMax: 75 }, {}, '40 岁起，今年 36 岁'],
  ['too old', { sexLimit: null, ageMin: 18, ageMax: 35 }, {}, '35 岁以内，今年 36 岁'],
  ['nobody can tell', { sexLimit: 1, ageMin: 40, ageMax: null }, { birthday: null, gender: null }, '']
])('a combo: %s', (_rule, combo, changes, problem) => {
  expect(comboProblem(combo, person(changes), DAY)).toBe(problem)
})

test.each<[string, number, number | null, { coverFen: number; payFen: number; lostFen: number }, string]>([
  [
    'in the entitlement nothing is paid',
    69_800,
    null,
    { coverFen: 69_800, payFen: 0, lostFen: 0 },
    'included'
  ],
  [
    'a dearer one costs the difference',
    108_000,
    69_800,
    { coverFen: 69_800, payFen: 38_200, lostFen: 0 },
    'upgrade'
  ],
  ['the same price costs nothing', 69_800, 69_800, { coverFen: 69_800, payFen: 0, lostFen: 0 }, 'upgrade'],
  [
    'a cheaper one gives nothing back',
    52_800,
    69_800,
    { coverFen: 52_800, payFen: 0, lostFen: 17_000 },
    'downgrade'
  ],
  [
    'an entitlement without worth pays nothing',
    52_800,
    -5,
    { coverFen: 0, payFen: 52_800, lostFen: 0 },
    'upgrade'
  ]
])('%s', (_rule, price, worth, covered, way) => {
  expect(coverOf(price, worth)).toEqual(covered)
  expect(wayOf(covered, worth === null)).toBe(way)
})

test('several combos share one use, and the family is served by its share first', () => {
  expect(rightText(right({ comboIds: ['1', '2', '3'] }))).toBe('三选一 · 1 份')
  expect(rightText(right({ granted: 2 }))).toBe('2 份')
  const own = right({ id: 'own' })
  const all = right({ id: 'all', relations: ['配偶'] })
  const share = right({ id: 'share', ...family })
  const late = right({ id: 'late', expiresAt: new Date('2028-01-01T00:00:00+08:00') })
  const ids = (isHolder: boolean) => inOrderOfUse([late, all, share, own], { isHolder }).map(({ id }) => id)
  expect(ids(true)).toEqual(['own', 'late', 'all', 'share'])
  expect(ids(false)).toEqual(['share', 'all', 'own', 'late'])
})

const card = (changes: object = {}) => ({
  ...{ lostAt: null, rights: [right()], leftFen: 0 },
  ...{ startsAt: right().startsAt, expiresAt: right().expiresAt },
  ...changes
})
test.each<[string, object, string]>([
  ['is live while something is left', {}, 'live'],
  ['is used up when nothing is', { rights: [right({ taken: 1 })] }, 'used'],
  ['is live with money on it alone', { rights: [], leftFen: 1 }, 'live'],
  ['has not begun', { startsAt: new Date('2026-12-01T00:00:00+08:00') }, 'early'],
  ['has run out, lost or not', { expiresAt: NOW, lostAt: NOW }, 'expired'],
  ['is lost', { lostAt: NOW }, 'lost'],
  ['was taken back by the company', { rights: [right({ withdrawnAt: NOW })], leftFen: 5 }, 'withdrawn']
])('a card %s', (_rule, changes, state) => {
  expect(cardState(card(changes), NOW)).toBe(state)
})

test('an entitlement is lost with its card, and what has run out or was used stays so', () => {
  expect(rightState(right(), NOW, true)).toBe('lost')
  expect(rightState(right({ taken: 1 }), NOW, true)).toBe('used')
  expect(rightState(right({ expiresAt: NOW }), NOW, true)).toBe('expired')
})

test.each<[string, Parameters<typeof standingOf>, number[]]>([
  ['nothing has happened', [{ granted: 200, uses: 200, taken: 0 }, 0, false], [200, 0, 0, 0]],
  [
    'a part is occupied, a part used',
    [{ granted: 200, uses: 200, taken: 150 }, 100, false],
    [50, 50, 100, 0]
  ],
  [
    'it has run out and nobody has noticed yet',
    [{ granted: 200, uses: 200, taken: 150 }, 150, true],
    [0, 0, 150, 50]
  ],
  ['it has run out', [{ granted: 200, uses: 150, taken: 150 }, 150, true], [0, 0, 150, 50]],
  ['it came back after it had run out', [{ granted: 200, uses: 150, taken: 20 }, 20, true], [0, 0, 20, 180]]
])(
  'granted is left, occupied, used and expired together: %s',
  (_rule, input, [left, occupied, used, expired]) => {
    const standing = standingOf(...input)
    expect(standing).toEqual({ granted: 200, left, occupied, used, expired })
    expect(standing.left + standing.occupied + standing.used + standing.expired).toBe(standing.granted)
  }
)

test.each<[string, string, string | null]>([
  ['six digits', '270936', null],
  ['five', '27093', '卡密是 6 位数字'],
  ['a run', '345678', '连号容易被猜到，换一个'],
  ['a run backwards', '654321', '连号容易被猜到，换一个'],
  ['one digit', '888888', '重复的数字容易被猜到，换一个'],
  ['out of the birthday', '880314', '别用生日和手机号里的连续 6 位'],
  ['out of the phone', '000001', '别用生日和手机号里的连续 6 位'],
  ['the old one', '135790', '新卡密和原卡密一样，换一个']
])('a new password: %s', (_rule, pin, problem) => {
  expect(pinProblem(pin, { numbers: ['1988-03-14', '10000000001'], old: '135790' })).toBe(problem)
})
