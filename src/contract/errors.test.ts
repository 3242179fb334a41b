import { CallError, ErrorCode, isUndecided } from './errors'

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
