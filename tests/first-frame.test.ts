import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { firstFacts, firstFrames } from '@/routes/generate'
import { criticalCss, laterCss } from '../config/first-frame/critical'
import { frameScript } from '../config/first-frame/script'
import { sharedFrom } from '../config/first-frame/shared'
import { setup } from './support/client'

interface Visit {
  readonly address: string
  readonly userAgent?: string
  readonly local?: Record<string, string>
  readonly session?: Record<string, string>
  /** As the server writes it into the page. */
  readonly shopCity?: string
}

interface Asked {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/** As much of an element as the script touches. */
const element = () => ({
  className: '',
  textContent: '',
  querySelector: (): unknown => element(),
  setAttribute() {}
})

const area = (values: Record<string, string> = {}) => ({ getItem: (name: string) => values[name] ?? null })

/** Runs the script of index.html at this address; answers what it asks for. */
function visit({ address, local, session, shopCity, userAgent = '' }: Visit): Asked[] {
  const asked: Asked[] = []
  const { pathname, search } = new URL(address, 'https://shop.test')
  const window = {
    location: { pathname, search },
    localStorage: area(local),
    sessionStorage: area(session),
    requestAnimationFrame: () => 0
  }
  const script = frameScript({
    scripts: [],
    styles: [],
    files: [],
    ...firstFacts(),
    pages: firstFrames().map((row) => ({ ...row, files: [] }))
  })
  vm.runInNewContext(script, {
    window,
    document: {
      getElementById: element,
      createElement: element,
      querySelector: () => (shopCity === undefined ? null : { getAttribute: () => shopCity }),
      head: { appendChild() {} }
    },
    navigator: { userAgent },
    URLSearchParams,
    setTimeout: () => 0,
    fetch(url: string, { headers, body }: Omit<Asked, 'url'>) {
      asked.push({ url, headers: { ...headers }, ...(body === undefined ? {} : { body }) })
      return new Promise(() => undefined)
    }
  })
  return asked
}

const kept = (value: unknown) => JSON.stringify({ v: 1, at: 0, value })
const blocks = (asked: readonly Asked[]) => asked.find(({ url }) => url.includes('groupModuleDetail'))

test('R7.5 what the first frame asks for carries the headers of every call', async () => {
  const { call, sent } = setup({ answers: () => ({ json: { code: 1 } }), comefrom: '68', token: null })
  await call('home.modules', { version: 2 })
  const asked = blocks(visit({ address: '/?comefrom=68', local: { 'device-token': 'd1' } }))
  expect(asked).toEqual({ url: sent[0]?.url.replace('https://shop.test', ''), headers: sent[0]?.headers })
})

test.each([
  [
    'the channel of the entry over a reload',
    { address: '/', session: { comefrom: '68' } },
    '/api',
    { comefrom: '68' }
  ],
  [
    'channel 66 by platform, on its prefix',
    { address: '/?platform=weChat' },
    '/wxappapi',
    { comefrom: '66' }
  ],
  ['the channel of the door', { address: '/', userAgent: 'CMBC/9' }, '/api', { comefrom: '68' }],
  [
    'the login of an earlier visit',
    { address: '/', local: { session: kept({ token: 't1' }) } },
    '/api',
    { comefrom: '50', token: 't1' }
  ]
])('the first frame keeps %s', (_name, at, prefix, headers) => {
  const asked = blocks(visit(at))
  expect(asked?.url).toMatch(new RegExp(`^${prefix}/`))
  expect(asked?.headers).toMatchObject(headers)
})

test('the first frame asks for the city of this tab, else for that of the phone', () => {
  const place = (cityCode: string) => ({ location: kept({ cityCode, latitude: 1, longitude: 2 }) })
  const cityOf = (at: Partial<Visit>) => visit({ address: '/selling/checkup/CK1003', ...at })[0]?.url
  expect(cityOf({ local: place('289') })).toContain('cityCode=289')
  expect(cityOf({ local: place('289'), session: place('179') })).toContain('cityCode=179')
})

test('the first frame asks for the first city of the shop where nobody has chosen one', () => {
  const shopCity = '杭州,179,0571,30.27,120.16'
  const cityOf = (at: Partial<Visit>) => visit({ address: '/selling/checkup/CK1003', ...at })[0]?.url
  expect(cityOf({})).toContain('cityCode=131')
  expect(cityOf({ shopCity })).toContain('cityCode=179')
  const local = { location: kept({ cityCode: '289', latitude: 1, longitude: 2 }) }
  expect(cityOf({ shopCity, local })).toContain('cityCode=289')
})

test.each([
  ['', 'all'],
  ['?category=goods', 'goods'],
  ['?category=boats', 'all'],
  ['?category=%3Cimg%3E', 'all'],
  ['?category=constructor', 'all']
])('of the shop at %j the first frame asks for the shelf %s', (query, category) => {
  const { body = '' } = visit({ address: `/shop${query}` }).find(({ url }) => url.endsWith('/list')) ?? {}
  expect(JSON.parse(body)).toMatchObject({ category })
})

test('the first frame of an article asks for it and of home for the banners of its city, as their pages do', () => {
  expect(visit({ address: '/news-detial/9004' }).map(({ url }) => url)).toEqual(['/api/article/9004'])
  expect(visit({ address: '/' })[0]?.url).toBe('/api/v2/banner/home?cityCode=131')
})

test('a first visit has no device token to send, and one with a token in its address asks for nothing', () => {
  expect(blocks(visit({ address: '/' }))?.headers).not.toHaveProperty('devicetoken')
  expect(visit({ address: '/?access_token=x' })).toEqual([])
})

test('what index.html paints by stands in it, and is not loaded again', () => {
  const css =
    ':root{--a:1px;--b:2px}html{font-size:5vw}.first-paint,.notice{top:var(--a)}@media (max-width:319px){.first-paint-x{left:0}}.page{top:var(--b)}'
  expect(criticalCss(css)).toBe(
    ':root{--a:1px}html{font-size:5vw}.first-paint,.notice{top:var(--a)}@media (max-width:319px){.first-paint-x{left:0}}'
  )
  expect(laterCss(css)).toBe(':root{--a:1px;--b:2px}html{font-size:5vw}.page{top:var(--b)}')
})

test.each([
  [
    'by its whole address where the origin is known',
    'https://shop.example',
    'https://shop.example/share.png'
  ],
  ['with or without a slash behind it', 'https://shop.example/', 'https://shop.example/share.png'],
  ['on the site itself without one', '', '/share.png']
])('a shared link has the picture %s', (_where, origin, address) => {
  const html = fs.readFileSync(path.join(__dirname, '../src/index.html'), 'utf8')
  const pictures = [...sharedFrom(origin, html).matchAll(/property="og:image" content="([^"]*)"/g)]
  expect(pictures.map(([, found]) => found)).toEqual([address])
})
