import { addressHere } from './opens'

const HOSTS = 'mall.example.com, pay.example.com'

test.each([
  'https://mall.example.com',
  'https://MALL.example.com/home?channel=tjbweb#top',
  'https://pay.example.com/a/b'
])('%s opens', (to) => expect(addressHere(to, HOSTS)).toBe(to))

test.each([
  ['over http', 'http://mall.example.com/'],
  ['another site', 'https://evil.example/'],
  ['a site that begins alike', 'https://mall.example.com.evil.example/'],
  ['a site that ends alike', 'https://evilmall.example.com/'],
  ['a name before the site', 'https://mall.example.com@evil.example/'],
  ['a port', 'https://mall.example.com:8443/'],
  ['a back slash', 'https://mall.example.com\\@evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a path', '/mine'],
  ['two slashes', '//mall.example.com/'],
  ['a space', ' https://mall.example.com/'],
  ['a line', 'https://mall.example.com/\nx'],
  ['nothing', '']
])('%s does not', (_name, to) => expect(addressHere(to, HOSTS)).toBeNull())

test('without a list nothing opens', () => {
  expect(addressHere('https://mall.example.com/', '')).toBeNull()
  expect(addressHere('https://', '')).toBeNull()
})
