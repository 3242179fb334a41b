import { vi } from 'vitest'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { shopSettings } from '../db/schema'
import { addBranch, BEIJING, HANGZHOU } from '../testing/branch'
import { createTestApp, type TestApp } from '../testing/test-app'

const INLINE = 'document.documentElement.dataset.mode = "light"'
const PAGE = `<!doctype html><title>体检商城</title><script>${INLINE}</script><script src="/js/app.79ff4d.js"></script><div id="app"></div>`

let folder: string
let server: TestApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'h5-'))
  mkdirSync(join(folder, 'js'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'js', 'app.79ff4d.js'), 'plain')
  writeFileSync(join(folder, 'js', 'app.79ff4d.js.br'), brotliCompressSync('packed'))
  server = await createTestApp({ seed: false, env: { H5_DIR: folder } })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
  server.app.inject({ method: 'GET', url, headers })

test.each(['/', '/shop', '/process/booking/checkup/CK1003?from=x', '/mine/order', '/no/such/page'])(
  'the page path %s answers the site, asked for anew each time',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(PAGE)
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
)

test('a page tells other sites where somebody comes from, as WeChat’s page for payment demands, and never the address', async () => {
  expect((await get('/process/go-pay?orderNo=CA1')).headers['referrer-policy']).toBe(
    'strict-origin-when-cross-origin'
  )
  expect((await get('/healthz')).headers['referrer-policy']).toBe('no-referrer')
})

test('the page has the name of the shop, as text, soon after it was set', async () => {
  const { db } = server.database
  const name = '安和<b>体检'
  await db.insert(shopSettings).values({ key: 'name', value: name })
  server.clock.advance(30_000)
  await get('/')
  await vi.waitFor(async () =>
    expect((await get('/shop')).body).toBe(PAGE.replace('体检商城', '安和&lt;b&gt;体检'))
  )
  for (const url of ['/', '/index.html', '/shop'])
    expect((await get(url)).body).toContain('安和&lt;b&gt;体检')
  await db.delete(shopSettings)
  server.clock.advance(30_000)
  await get('/')
  await vi.waitFor(async () => expect((await get('/')).body).toBe(PAGE))
})

test('the page has the phone of the service where the shop has one, and none of a sample', async () => {
  const { db } = server.database
  expect((await get('/')).body).not.toContain('service-phone')
  await db.insert(shopSettings).values({ key: 'phone', value: '028-8500-1234' })
  server.clock.advance(30_000)
  await get('/')
  const meta = '</title><meta name="service-phone" content="028-8500-1234">'
  await vi.waitFor(async () => expect((await get('/')).body).toBe(PAGE.replace('</title>', meta)))
  await db.delete(shopSettings)
  server.clock.advance(30_000)
  await get('/')
  await vi.waitFor(async () => expect((await get('/')).body).toBe(PAGE))
})

test('the page has the city of a shop that is not in Beijing, and none of one that is', async () => {
  const { db } = server.database
  const meta = '</title><meta name="shop-city" content="杭州,179,0571,30.27,120.16">'
  await addBranch(db, HANGZHOU)
  server.clock.advance(30_000)
  await get('/')
  await vi.waitFor(async () => expect((await get('/')).body).toBe(PAGE.replace('</title>', meta)))
  await addBranch(db, BEIJING)
  server.clock.advance(30_000)
  await get('/')
  await vi.waitFor(async () => expect((await get('/')).body).toBe(PAGE))
})

test('a page that is known is not sent again', async () => {
  const etag = String((await get('/')).headers.etag)
  const answer = await get('/shop', { accept: 'text/html', 'if-none-match': `W/${etag}` })
  expect([answer.statusCode, answer.body]).toEqual([304, ''])
})

test('a hashed file is kept for a year and sent as it was packed when built', async () => {
  const answer = await get('/js/app.79ff4d.js', { 'accept-encoding': 'br' })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable'
  })
  expect((await get('/js/app.79ff4d.js', {})).body).toBe('plain')
})

test('a missing file is 404, not the page', async () => {
  expect((await get('/js/gone.12345678.js', { accept: '*/*' })).statusCode).toBe(404)
})

test.each(['/js/gone.12345678.js', '/css/gone.12345678.css', '/static/images/gone.png'])(
  '%s of an older deployment is 404 even for who accepts pages',
  async (url) => expect((await get(url)).statusCode).toBe(404)
)

test.each(['/../../package.json', '/%2e%2e/%2e%2e/package.json', '/js/..%2f..%2fpackage.json'])(
  '%s does not leave the folder',
  async (url) => expect((await get(url, { accept: '*/*' })).body).not.toContain('chengan-storefront')
)

test.each(['/selling/checkup/%E0%A4%A', '/selling/checkup/a%00b', '/shop%'])(
  'the unreadable path %s leads a person to the page for unknown addresses, a program to a code',
  async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/404'])
    const refused = await get(url, { accept: 'application/json' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 20001, results: null })
  }
)

test('a post to a page is no page', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/shop', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(404)
})

test('the policy allows our inline script by its hash and no other', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  const hash = createHash('sha256').update(INLINE).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})
