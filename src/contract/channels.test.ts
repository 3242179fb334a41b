import { apiPrefix, channelOf, resolveChannel } from './channels'

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

test.each(['abc', '0', '-68', '068', '68 ', ' 68', '6868686', '6e1', '', undefined, null])(
  'R1.14 %j names no channel, for the client as for the server, and the one in force stays',
  (text) => {
    expect(channelOf(text)).toBeNull()
    expect(resolveChannel({ comefrom: text ?? undefined }, 68)).toBe(68)
  }
)

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
