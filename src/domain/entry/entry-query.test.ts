import { accessTokenOf, countTypeOf, entryLogin, inviteIdsOf, TOKEN_KEYS, withoutParams } from './entry-query'

test.each([
  ['access_token', { access_token: 'q' }, 'q'],
  ['token', { token: ' t ' }, 't'],
  ['access_token before token', { token: 't', access_token: 'q' }, 'q'],
  ['an empty value is none', { access_token: '' }, null],
  ['none', {}, null]
])('R3.67 the access token at entry: %s', (_name, query, token) => {
  expect(accessTokenOf(query)).toBe(token)
})

test.each([
  ['one of several', '/mine?a=1&access_token=x&b=%E4%B8%AD#top', '/mine?a=1&b=%E4%B8%AD#top'],
  ['the only one', '/mine/order?token=x', '/mine/order'],
  ['a name that only begins so', '/mine?token2=x', '/mine?token2=x'],
  ['the fragment is nobody’s query', '/mine#?token=x', '/mine#?token=x'],
  ['a name of which a character is encoded', '/mine?%61ccess_token=x&t%6Fken=y&a=1', '/mine?a=1'],
  ['a name with white space around', '/mine?%20token=x', '/mine'],
  ['a name that is not well encoded', '/mine?%E4%=x', '/mine?%E4%=x'],
  ['no query', '/', '/']
])('an address without its tokens: %s', (_name, url, expected) => {
  expect(withoutParams(url, TOKEN_KEYS)).toBe(expected)
})

test.each([
  ['both', { inviteId: 'spring-7', inviteUserId: 'u1001' }, { inviteid: 'spring-7', inviteuserid: 'u1001' }],
  ['one', { inviteUserId: 'u1001' }, { inviteuserid: 'u1001' }],
  ['what cannot be a header is none', { inviteId: 'a\r\nb', inviteUserId: '' }, null],
  ['none', {}, null]
])('invite ids of the query: %s', (_name, query, expected) => {
  expect(inviteIdsOf(query)).toEqual(expected)
})

test.each([
  ['mxbc', { isLogin: 'mxbc', url: 'U' }, { url: 'U' }],
  ['containing mxbc', { isLogin: 'x-mxbc-1', url: 'U' }, { url: 'U' }],
  ['mxbc without url', { isLogin: 'mxbc' }, { url: '' }],
  ['another value', { isLogin: '1', url: 'U' }, null],
  ['absent', {}, null]
])('R4.7 isLogin %s', (_name, query, expected) => {
  expect(entryLogin(query)).toEqual(expected)
})

test.each([
  ['the given value', { countType: '5', promoteChannel: 'c', encryptStr: 'e' }, 5],
  ['3 with a promote channel', { promoteChannel: 'c', encryptStr: 'e' }, 3],
  ['1 with an encrypted string', { encryptStr: 'e' }, 1],
  ['an empty given value is none', { countType: '', encryptStr: 'e' }, 1],
  ['R4.74 nothing', {}, null]
])('R4.73 count type: %s', (_name, item, expected) => {
  expect(countTypeOf(item)).toBe(expected)
})
