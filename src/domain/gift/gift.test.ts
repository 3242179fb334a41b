import { DAY_MS } from '../date'
import { codeOf, groupedCode, isGiftCode } from './code'
import { reminderDue } from './reminder'
import { amountProblem, claimStateOf, claimUntil } from './send'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')

test.each([
  ['abcd-efgh jkmn-2345', 'ABCDEFGHJKMN2345', true, 'small letters and what stands between groups are read'],
  ['ABCDEFGHJKMN234', 'ABCDEFGHJKMN234', false, 'one too few is no code'],
  ['ABCDEFGHJKMN23456', 'ABCDEFGHJKMN23456', false, 'one too many is no code'],
  ['ABCDEFGHJKMN234O', 'ABCDEFGHJKMN234O', false, 'an O is in no code']
])('%s is read as %s: %s (%s)', (typed, code, is, _why) => {
  expect([codeOf(typed), isGiftCode(codeOf(typed))]).toEqual([code, is])
})

test('a code is printed in groups, and is read again as it was', () => {
  expect(groupedCode('ABCDEFGHJKMN2345')).toBe('ABCD-EFGH-JKMN-2345')
  expect(codeOf(groupedCode('ABCDEFGHJKMN2345'))).toBe('ABCDEFGHJKMN2345')
})

test.each([
  [null, '请填写送出的金额', 'nothing'],
  [0, '请填写送出的金额', 'nothing at all'],
  [0.5, '请填写送出的金额', 'a part of a fen'],
  [1, null, 'one fen'],
  [15_000, null, 'all that is left'],
  [15_001, '这张卡最多还能送 ¥150.00', 'more than is left']
])('of 150 yuan %s fen: %s (%s)', (fen, problem, _why) => expect(amountProblem(fen, 15_000)).toBe(problem))

test.each([
  [30, 7, 'seven days'],
  [7, 7, 'as long as the card'],
  [2, 2, 'no longer than the card']
])('what is sent of a card that ends in %s days can be claimed for %s days (%s)', (ends, days, _why) =>
  expect(claimUntil(NOW, NOW + ends * DAY_MS)).toBe(NOW + days * DAY_MS)
)

test.each([
  ['open', 'b', null, 1, 'open', 'somebody else claims it'],
  ['open', 'a', null, 1, 'own', 'not by the sender'],
  ['open', 'b', null, 0, 'lapsed', 'its time is over before the job has seen it'],
  ['open', 'a', null, 0, 'lapsed', 'of the sender too'],
  ['claimed', 'b', 'b', 1, 'mine', 'who has it is told so'],
  ['claimed', 'b', 'c', 1, 'claimed', 'another was first'],
  ['back', 'b', null, 1, 'back', 'it was taken back'],
  ['lapsed', 'b', null, 0, 'lapsed', 'it went back']
] as const)(
  '%s read by %s, claimed by %s, %s ms before its end: %s (%s)',
  (state, reader, claimedBy, ahead, stands, _why) =>
    expect(claimStateOf({ state, senderId: 'a', claimedBy, until: NOW + ahead }, reader, NOW)).toBe(stands)
)

test.each([
  [31, 400, null, 'too early'],
  [30, 400, 30, 'a month before'],
  [8, 400, 30, 'not yet a week before'],
  [7, 400, 7, 'a week before'],
  [1, 400, 7, 'the month is not made up for'],
  [0, 400, null, 'it has ended'],
  [20, 5, null, 'it came with less than a month to go'],
  [5, 20, 7, 'it came within the month and is reminded of a week before'],
  [5, 1, null, 'it came within the week']
] as const)('%s days before its end, %s days after it came: %s (%s)', (ahead, ago, due, _why) =>
  expect(reminderDue({ expiresAt: NOW + ahead * DAY_MS, cameAt: NOW - ago * DAY_MS }, NOW)).toBe(due)
)
