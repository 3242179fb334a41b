import {
  apiPrefix,
  canReach,
  cleanShareUrl,
  countTypeOf,
  entryLogin,
  isReleaseEnv,
  pickAccessToken,
  resolveChannel,
  safeReturnPath
} from './entry-query'

test.each([
  ['R1.15 R9.8 no query', {}, 50],
  ['R1.18 R1.17 comefrom overrides', { comefrom: '68' }, 68],
  ['R1.16 comefrom 66', { comefrom: '66' }, 66],
  ['R1.19 platform weChat', { platform: 'weChat' }, 66],
  ['R1.18 comefrom wins over platform', { comefrom: '68', platform: 'weChat' }, 68],
  ['R1.19 another platform', { platform: 'wechat' }, 50],
  ['R1.18 an empty comefrom is none', { comefrom: '' }, 50],
  ['a comefrom that is no code is none', { comefrom: '68\r\nx: y' }, 50]
])('the entry channel: %s', (_name, query, channel) => {
  expect(resolveChannel(query)).toBe(channel)
})

test('R1.18 a stored channel holds until a query changes it', () => {
  expect(resolveChannel({}, 68)).toBe(68)
  expect(resolveChannel({ comefrom: '50' }, 68)).toBe(50)
})

test.each([
  [66, '/wxappapi'],
  [50, '/api'],
  [68, '/api']
])('R7.1 R7.2 calls of channel %p begin with %s', (channel, prefix) => {
  expect(apiPrefix(channel)).toBe(prefix)
})

test.each([
  ['the query wins', { access_token: 'q' }, 's', 'q'],
  ['the stored one', {}, 's', 's'],
  ['an empty query value does not log out', { access_token: '' }, 's', 's'],
  ['none', {}, null, null]
])('R3.67 the access token at entry: %s', (_name, query, stored, token) => {
  expect(pickAccessToken(query, stored)).toBe(token)
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
  ['a public route', false, false, null, true],
  ['a private route as a guest', true, false, null, false],
  ['a private route with an empty token', true, false, ' ', false],
  ['a private route logged in', true, true, null, true],
  ['a private route with an access token', true, false, 't', true]
])('R4.5 a route is reachable: %s', (_name, isPrivate, isLoggedIn, accessToken, expected) => {
  expect(canReach({ private: isPrivate }, { isLoggedIn, accessToken })).toBe(expected)
})

test.each([
  ['a path of ours', '/process/confirm/checkup/1?a=b', '/process/confirm/checkup/1?a=b'],
  ['another site', 'https://evil.example/', '/'],
  ['another site without scheme', '//evil.example/', '/'],
  ['another site by a backslash', '/\\evil.example/', '/'],
  ['a script', 'javascript:alert(1)', '/'],
  ['nothing', undefined, '/']
])('login returns to this site only: %s', (_name, path, expected) => {
  expect(safeReturnPath(path)).toBe(expected)
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

test.each([
  ['release', true],
  ['trial', false],
  [undefined, false]
])('R3.67 envVersion %p is release: %p', (envVersion, expected) => {
  expect(isReleaseEnv({ envVersion })).toBe(expected)
})

const page = 'https://shop.example/selling/checkup/1'

test.each([
  ['timeline', `${page}?from=timeline&isappinstalled=0`, true, page],
  ['groupmessage', `${page}?a=1&from=groupmessage&isappinstalled=0`, true, page],
  [
    'singlemessage, the fragment stays',
    `${page}?isappinstalled=0&from=singlemessage#top`,
    true,
    `${page}#top`
  ],
  ['another browser', `${page}?from=timeline&isappinstalled=0`, false, null],
  ['installed', `${page}?from=timeline&isappinstalled=1`, true, null],
  ['from alone', `${page}?from=timeline`, true, null],
  ['isappinstalled alone', `${page}?isappinstalled=0`, true, null],
  ['a value that only begins so', `${page}?from=timelines&isappinstalled=0`, true, null],
  ['the mark in the fragment', `${page}#?from=timeline&isappinstalled=0`, true, null]
])('R4.8 a shared link: %s', (_name, url, wechat, expected) => {
  expect(cleanShareUrl(url, wechat)).toBe(expected)
})
