import { methodOf } from './endpoint'

test.each([
  ['as it says', { method: 'GET' }, 'GET'],
  ['as it says, though it is the usual one', { method: 'POST' }, 'POST'],
  ['the usual one where it was sent without', {}, 'POST']
] as const)('the method of a call: %s', (_what, meta, method) => {
  expect(methodOf(meta)).toBe(method)
})
