/** Pictures of shared links: what they are, what they say, and who gets none. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { branches, media, products } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { drawingOf } from './drawing'
import { shareFacts } from './facts'
import { layout } from './layout'
import { Letters } from './letters'

const BUILT = Buffer.from('built')
const MOST_BYTES = 128 * 1024

let server: TestApp
let site: string
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(site, 'share.png'), BUILT)
  server = await createTestApp({ env: { H5_DIR: site } })
})
afterAll(async () => {
  await server.close()
  await rm(site, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers })
const facts = (kind: 'product' | 'branch' | 'article', id: string, priced = true) =>
  shareFacts(server.database.db, server.clock.now(), { kind, id, priced })

describe('a picture', () => {
  test.each([
    ['/share/product/CK1003/card.png', 1000, 800],
    ['/share/product/CK1003/square.png', 800, 800],
    ['/share/product/HS2001/card.png', 1000, 800],
    ['/share/branch/H1001/card.png', 1000, 800],
    ['/share/branch/H1001/square.png', 800, 800],
    ['/share/article/9000/card.png', 1000, 800]
  ])('%s is a PNG of %i by %i that WeChat takes', async (url, width, height) => {
    const answer = await get(url)
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } })
    expect(answer.rawPayload.length).toBeLessThanOrEqual(MOST_BYTES)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width, height })
  })

  test('who has it already is told so, and it is made once', async () => {
    const first = await get('/share/product/CK1003/card.png')
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(await get('/share/product/CK1003/card.png', { 'if-none-match': tag })).toMatchObject({
      statusCode: 304,
      body: ''
    })
    expect((await get('/share/product/CK1003/card.png')).rawPayload).toEqual(first.rawPayload)
  })

  test('a photograph of noise still fits', async () => {
    const noise = await sharp({
      create: {
        ...{ width: 500, height: 500, channels: 3, background: '#fff' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 }
      }
    })
      .png()
      .toBuffer()
    const { db } = server.database
    const row = {
      ...{ name: 'noise.png', type: 'image/png', hash: 'n', width: 500, height: 500 },
      ...{ content: noise, importedAt: server.clock.now() }
    }
    await db.insert(media).values(row)
    const [before] = await db.select().from(branches).where(eq(branches.orgCode, 'H1002'))
    await db.update(branches).set({ image: '/media/noise.png' }).where(eq(branches.orgCode, 'H1002'))
    const answer = await get('/share/branch/H1002/card.png')
    await db.update(branches).set({ image: before?.image }).where(eq(branches.orgCode, 'H1002'))
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.length).toBeLessThanOrEqual(MOST_BYTES)
  })
})

describe('what it says', () => {
  test('of a package what it holds, its price and the first day as a date', async () => {
    expect(await facts('product', 'CK1003')).toMatchObject({
      title: '深度体检\n男士款',
      about: '21 项·约 78 分钟',
      price: { fen: 108_000, from: false },
      end: '5月21日起可约'
    })
  })

  test('of a branch its hours, and never a price', async () => {
    expect(await facts('branch', 'H1001')).toMatchObject({
      title: '澄安体检中心\n北京望京分院',
      price: null,
      hours: '07:30–11:30',
      end: expect.stringMatching(/^\d+月\d+日起可约$/)
    })
  })

  test('without a price where a card or a bank has its own', async () => {
    expect((await facts('product', 'CK1003', false))?.price).toBeNull()
    const [told, plain] = await Promise.all([
      get('/share/product/CK1003/card.png'),
      get('/share/product/CK1003/card.png?plain=1')
    ])
    expect(plain.rawPayload).not.toEqual(told.rawPayload)
  })

  test('the shop’s own price while a sale runs, which is over when the picture is looked at', async () => {
    const { db } = server.database
    const [row] = await db.select().from(products).where(eq(products.productCode, 'CK1001'))
    expect((await facts('product', 'CK1001'))?.price?.fen).toBe(row?.salePriceFen)
  })

  test('its letters are outlines, with no text, script or address left', async () => {
    const told = await facts('product', 'CK1003')
    if (!told) throw new Error('no facts')
    const [drawing, letters] = await Promise.all([
      drawingOf(server.database.db, told.picture),
      Letters.ready()
    ])
    const svg = layout('card', told, { shopName: '澄安<script>😀', drawing, letters })
    expect(svg).not.toMatch(/<text|<script|href=|font-family/)
    expect(svg.match(/<path transform=/g)?.length).toBeGreaterThan(20)
  })

  test('a name of any length stays beside its drawing', async () => {
    const letters = await Letters.ready()
    for (const text of ['深度体检', 'A'.repeat(80), '很长'.repeat(40), '甲\n乙'])
      for (const line of letters.lines(text, 290, 3, 30, 'bold'))
        expect(letters.width(line, 30, 'bold')).toBeLessThanOrEqual(290)
  })
})

describe('no picture', () => {
  test.each(['/share/product/NONE/card.png', '/share/branch/H9999/square.png', '/share/article/x/card.png'])(
    '%s is the shop’s own',
    async (url) => {
      expect(await get(url)).toMatchObject({ statusCode: 302, headers: { location: '/share.png' } })
    }
  )

  test('of what is off the shelf neither', async () => {
    const { db } = server.database
    await db.update(products).set({ onShelf: false }).where(eq(products.productCode, 'CK1007'))
    expect((await get('/share/product/CK1007/card.png')).headers.location).toBe('/share.png')
  })

  test.each([
    '/share/order/CA1/card.png',
    '/share/product/CK1003/card.svg',
    '/share/product/CK1003/huge.png',
    '/share/product/..%2F..%2Fetc%2Fpasswd/card.png',
    '/share/product/%3Cscript%3E/card.png',
    `/share/product/${'A'.repeat(65)}/card.png`,
    '/share/product/CK1003%00/card.png',
    "/share/article/1'%20or%201=1/card.png"
  ])('%s is refused', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  test.each([
    '/seed-img/../config.ts',
    '/seed-img/../../../src/assets/site/touch-icon.svg',
    'https://elsewhere.example/x.svg',
    ''
  ])('nothing but the shop’s own drawings is read: %s', async (stored) => {
    expect(await drawingOf(server.database.db, stored)).toBeNull()
  })
})
