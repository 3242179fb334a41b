import { host } from '@/platform/host'

const BUILT = 'oauth=https://built.example'
const META = '<meta name="call-origins" content="oauth=https://oauth.example,wxapp=https://mini.example">'

function originsOf(meta: string, built: string) {
  document.head.innerHTML = meta
  Object.assign(globalThis, { CALL_ORIGINS: built })
  return [host.origin('oauth'), host.origin('wxapp'), host.origin()]
}
afterEach(() => {
  document.head.innerHTML = ''
})

test.each([
  [
    'those of the page, as the server wrote them',
    META,
    BUILT,
    ['https://oauth.example', 'https://mini.example', '']
  ],
  ['those of the build on a page from elsewhere', '', BUILT, ['https://built.example', '', '']],
  ['the site’s own where nobody told one', '', '', ['', '', '']]
])('R7.3 calls of other servers go to %s', (_name, meta, built, origins) => {
  expect(originsOf(meta, built)).toEqual(origins)
})
