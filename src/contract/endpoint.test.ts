import { methodOf, pathOf } from './endpoint'

test.each([
  ['as it says', { method: 'GET' }, 'GET'],
  ['as it says, though it is the usual one', { method: 'POST' }, 'POST'],
  ['the usual one where it was sent without', {}, 'POST']
] as const)('the method of a call: %s', (_what, meta, method) => {
  expect(methodOf(meta)).toBe(method)
})

test.each([
  ['as it says', 'city.list', { path: '/v2/city/list' }, '/v2/city/list'],
  ['that of its name where it was sent without', 'article.list', {}, '/article/list']
] as const)('the path of a call: %s', (_what, name, meta, path) => {
  expect(pathOf(name, meta)).toBe(path)
})
