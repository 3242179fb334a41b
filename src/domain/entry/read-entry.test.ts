import { ENTRY_FIELDS, readEntry } from './read-entry'

const WHOLE = {
  access_token: 'tok-1',
  comefrom: '68',
  platform: 'weChat',
  envVersion: 'release',
  activityId: 'A1',
  encryptStr: 'a+b/c=',
  isLogin: 'mxbc',
  url: '/mine/order?statusType=1',
  promoteChannel: '地推-7',
  countType: '2',
  appType: 'H5',
  staCome: 'share'
}

test('R3.67 every field of the first address is read by its name', () => {
  expect(readEntry(WHOLE)).toEqual({ ...WHOLE, lottery: { activityId: 'A1', staCome: 'share' } })
  expect([...ENTRY_FIELDS]).toEqual(Object.keys(WHOLE))
})

test('what nobody has named is left alone', () => {
  expect(readEntry({ from: 'x', type: 'y', hospitalId: 'H1001' })).toEqual({})
  expect(readEntry({})).toEqual({})
})

test('the second name of the token is read as its first', () => {
  expect(readEntry({ token: ' t ' })).toEqual({ access_token: 't' })
})

const LONG = 'x'.repeat(41)
test.each([
  ['access_token with a blank inside', { access_token: 'a b' }],
  ['access_token longer than any', { access_token: 'x'.repeat(201) }],
  ['access_token with a line break', { access_token: 'a\r\nb' }],
  ['comefrom, a word', { comefrom: 'abc' }],
  ['comefrom, 0', { comefrom: '0' }],
  ['comefrom, a sign', { comefrom: '-68' }],
  ['comefrom, a fraction', { comefrom: '68.5' }],
  ['comefrom with a header behind it', { comefrom: '68\r\nx: y' }],
  ['comefrom, more digits than any', { comefrom: '6868686' }],
  ['platform, a script', { platform: '<script>' }],
  ['envVersion, a script', { envVersion: '"><img>' }],
  ['activityId longer than an order takes it', { activityId: LONG }],
  ['encryptStr with a line break', { encryptStr: 'a\nb' }],
  ['encryptStr longer than a report takes it', { encryptStr: 'x'.repeat(401) }],
  ['isLogin, a script', { isLogin: 'mxbc<script>' }],
  ['url of a script', { url: 'javascript:alert(1)' }],
  ['url without https', { url: 'http://shop.example/' }],
  ['url with a blank', { url: '/a b' }],
  ['promoteChannel, a script', { promoteChannel: '<b>' }],
  ['countType that no report has', { countType: '4' }],
  ['countType, a word', { countType: 'x' }],
  ['appType, a script', { appType: '<b>' }],
  ['staCome longer than an order takes it', { staCome: LONG }],
  ['an empty value', { comefrom: '', url: '', staCome: '' }]
])('%s is as good as absent', (_name, query) => {
  expect(readEntry({ ...query, appVersion: '7' })).toEqual({})
})

test('one field that is wrong spoils no other, and no half activity is kept', () => {
  expect(readEntry({ ...WHOLE, staCome: LONG })).toEqual({ ...WHOLE, staCome: undefined })
})

test('a start reads its entry in a small part of a millisecond', () => {
  readEntry(WHOLE)
  const begun = performance.now()
  for (let count = 0; count < 1000; count += 1) readEntry(WHOLE)
  // Of a processor four times slower it is less than a hundredth of the start's 30 ms all the same.
  expect((performance.now() - begun) / 1000).toBeLessThan(0.075)
})
