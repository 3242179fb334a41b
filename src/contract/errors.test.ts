import { CallError, ErrorCode, groupOf, isUndecided } from './errors'

test.each([
  ['network', ErrorCode.network, true],
  ['timeout', ErrorCode.timeout, true],
  ['an answer that cannot be read', ErrorCode.badAnswer, true],
  ['cancelled', ErrorCode.cancelled, true],
  ['HTTP 401', ErrorCode.httpUnauthorized, true],
  ['a session that ran out', ErrorCode.sessionExpired, true],
  ['a token that is not valid', ErrorCode.tokenInvalid, true],
  ['503', ErrorCode.serviceUnavailable, true],
  ['429', ErrorCode.tooManyRequests, true],
  ['a refusal', ErrorCode.quotaFull, false],
  ['another price', ErrorCode.priceChanged, false],
  ['bad input', ErrorCode.badParameter, false],
  ['a business refusal', ErrorCode.business, false]
])('whether the request may have been carried out after %s', (_name, code, undecided) => {
  expect(isUndecided(new CallError(code, ''))).toBe(undecided)
})

test.each([
  ['a lost line', ErrorCode.timeout, 'retry'],
  ['an ended session', ErrorCode.sessionExpired, 'login'],
  ['a slot that filled', ErrorCode.quotaFull, 'chooseAgain'],
  ['a name that is none', ErrorCode.badParameter, 'gone'],
  ['a changed price', ErrorCode.priceChanged, null],
  ['a code that nobody knows', 12345, null]
])('what helps after %s', (_name, code, group) => {
  expect([groupOf(code), groupOf(new CallError(code, ''))]).toEqual([group, group])
})

test('a fault of our own has no group', () => {
  expect(groupOf(new Error('x'))).toBeNull()
})
