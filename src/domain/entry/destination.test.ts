import { ownPath, siteAddress } from './destination'

const PAGES = ['/', '/mine', '/mine/order', '/selling/checkup/CK1003', '/search']
const knows = (path: string) => PAGES.includes(path.split(/[?#]/)[0] ?? '') || path.startsWith('/process/')
const HOSTS = ['mall.example', 'www.partner.example']

test.each([
  ['/process/confirm/checkup/1?a=b', '/process/confirm/checkup/1?a=b'],
  ['/mine/order?statusType=1#top', '/mine/order?statusType=1#top'],
  ['/', '/'],
  ['/search?keyword=体检（女）', '/search?keyword=体检（女）'],
  ['/mine?url=https://mall.example//x', '/mine?url=https://mall.example//x'],
  ['/mine/order?access_token=x&state=1', '/mine/order?state=1'],
  ['/mine/order?%74oken=x', '/mine/order']
])('a path of ours: %s', (text, path) => {
  expect(ownPath(text, knows)).toBe(path)
})

test.each([
  ['https://mall.example', 'https://mall.example'],
  ['https://mall.example/a?b=c#d', 'https://mall.example/a?b=c#d'],
  ['https://MALL.example/a', 'https://MALL.example/a'],
  ['https://www.partner.example?from=shop', 'https://www.partner.example?from=shop'],
  ['https://mall.example/a?access_token=x&b=1', 'https://mall.example/a?b=1']
])('a host of the shop’s list: %s', (text, address) => {
  expect(siteAddress(text, HOSTS)).toBe(address)
})

/** Ways to lead somebody from a page of ours to another site. */
const REDIRECTS = [
  'https://evil.example/',
  'http://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '////evil.example',
  '/\\evil.example/',
  '\\\\evil.example/',
  '\\/evil.example',
  '/\t/evil.example/',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%252fevil.example',
  '/.//evil.example',
  '/mine/..//evil.example',
  '/mine/../%2f/evil.example',
  '/／evil.example',
  '/\u200b/evil.example',
  'javascript:alert(document.cookie)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http://mall.example/',
  'HTTP://mall.example/',
  'https://mall.example@evil.example/',
  'https://evil.example@mall.example/',
  'https://user:pass@mall.example/',
  'https://mall.example:8443/',
  'https://mall.example:443@evil.example/',
  'https://mall.example.evil.example/',
  'https://evilmall.example/',
  'https://evil.example/mall.example',
  'https://evil.example?mall.example',
  'https://evil.example#mall.example',
  'https://evil.example\\mall.example',
  'https://mall.example\\.evil.example/',
  'https://mall。example/',
  'https://mall.example。evil.example/',
  'https://mаll.example/',
  'https://mall.example./',
  'https://mall%2eexample/',
  'https://mall.example%2f@evil.example/',
  'https://mall.example//evil.example',
  'https://[::1]/',
  'ftp://mall.example/',
  'blob:https://mall.example/x',
  'mall.example',
  'mine/order',
  '?url=/mine',
  '',
  '/no/such/page'
]
test.each(REDIRECTS)('%j leads nowhere', (text) => {
  expect([ownPath(text, knows), siteAddress(text, HOSTS)]).toEqual([null, null])
})

test('no spelling of a redirect is taken for a page, even where every path is known', () => {
  const taken = REDIRECTS.filter((text) => ownPath(text, () => true) !== null)
  expect(taken).toEqual(['/no/such/page'])
})

test('a way back from login opens no session', () => {
  expect(ownPath('/mine/order?access_token=x&state=1', () => true)).toBe('/mine/order?state=1')
})

test('without a list no other site is opened, and nothing is nothing', () => {
  expect(siteAddress('https://mall.example/', [])).toBeNull()
  expect([ownPath(undefined, knows), ownPath(null, knows), siteAddress(undefined, HOSTS)]).toEqual([
    null,
    null,
    null
  ])
})
