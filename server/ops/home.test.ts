/** Home as an operator configures it: whole, by channel and city, and seen before by a link. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { homePreviews } from '../db/schema'
import { BEIJING, HANGZHOU } from '../testing/branch'
import { createTestApp, type TestApp } from '../testing/test-app'
import { runOps } from './run'

const DEVICE = 'device-of-an-operator'
const HOUR_MS = 3_600_000

let server: TestApp
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-'))
  server = await createTestApp()
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const ops = (...typed: string[]) =>
  runOps(
    { db: server.database.db, now: server.clock.now, publicOrigin: 'https://shop.example' },
    typed,
    'keeper'
  )

const entry = { id: 1, title: '体检', imgUrl: '', icon: '', badge: '', link: { route: 'shop', params: {} } }
const BLOCKS = [
  { moduleId: 101, kind: 'services', title: '服务', sort: 1, items: [entry] },
  { moduleId: 103, kind: 'flash', title: '限时秒杀', sort: 2, hiddenOnChannels: [66] },
  { moduleId: 900, kind: 'news', title: '杭州的科普', sort: 3, cities: [HANGZHOU.cityCode] }
]
async function importHome(blocks: readonly object[], ...more: string[]) {
  const file = join(folder, 'home.json')
  await writeFile(file, JSON.stringify(blocks))
  const { exit, text } = await ops('import', 'home', file, '--json', ...more)
  return { exit, ...(JSON.parse(text) as { rows?: Record<string, string>[]; reason?: string }) }
}
const shown = async (headers: Record<string, string> = {}) =>
  (await server.call('home.modules', { version: 2 }, { headers })).results.modules.map(({ title }) => title)
const hidden = async (cityCode?: string, headers: Record<string, string> = {}) =>
  (
    await server.call('home.hideModule', cityCode === undefined ? {} : { cityCode }, {
      headers,
      device: DEVICE
    })
  ).results.moduleIds

test('the file is all of home: what it does not name goes, also where a device had put it away', async () => {
  await server.call('home.hideModule', { moduleId: 105 }, { device: DEVICE })
  const was = await shown()
  expect(await importHome(BLOCKS)).toMatchObject({ exit: 0, rows: [{ what: 'home', new: 1, changed: 2 }] })
  expect(was.length).toBeGreaterThan(5)
  expect(await shown()).toEqual(['服务', '限时秒杀', '杭州的科普'])
  expect(await hidden()).toEqual([])
})

test('a block of a city is put away in every other one, a block hidden on a channel there', async () => {
  await importHome(BLOCKS)
  expect([await hidden(BEIJING.cityCode), await hidden(HANGZHOU.cityCode), await hidden()]).toEqual([
    [900],
    [],
    []
  ])
  expect(await hidden(BEIJING.cityCode, { comefrom: '66' })).toEqual([103, 900])
  expect(await shown({ comefrom: '66' })).toEqual(['服务', '杭州的科普'])
})

test('a preview changes nothing for others; who opens its link sees it until it is ended or runs out', async () => {
  const before = await shown()
  const { exit, rows } = await importHome(BLOCKS, '--preview')
  const link = rows?.[0]?.['link'] ?? ''
  expect([exit, link]).toEqual([
    0,
    expect.stringMatching(/^https:\/\/shop\.example\/preview\/home\/[\w-]{32}$/)
  ])
  expect(await shown()).toEqual(before)
  const path = new URL(link).pathname
  const opened = await server.app.inject({ method: 'GET', url: path })
  const cookie = String(opened.headers['set-cookie'])
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/'])
  expect(cookie).toMatch(/^home_preview=[\w-]{32}; Max-Age=3600; Path=\/; HttpOnly; (Secure; )?SameSite=Lax$/)
  const asOperator = { cookie: cookie.split(';')[0] ?? '' }
  expect(await shown(asOperator)).toEqual(['服务', '限时秒杀', '杭州的科普'])
  expect(await hidden(BEIJING.cityCode, asOperator)).toEqual([900])
  expect(await shown()).toEqual(before)
  const ended = await server.app.inject({ method: 'GET', url: '/preview/home/off', headers: asOperator })
  expect(String(ended.headers['set-cookie'])).toMatch(/^home_preview=;/)
  server.clock.advance(24 * HOUR_MS)
  expect(await shown(asOperator)).toEqual(before)
  expect((await server.app.inject({ method: 'GET', url: path })).statusCode).toBe(404)
})

test('the key of a preview is not kept, and a key that nobody gave shows nothing', async () => {
  const { rows } = await importHome(BLOCKS, '--preview')
  const key = (rows?.[0]?.['link'] ?? '').split('/').at(-1) ?? ''
  const kept = await server.database.db.select().from(homePreviews)
  expect([kept.length, JSON.stringify(kept).includes(key)]).toEqual([1, false])
  expect((await server.app.inject({ method: 'GET', url: '/preview/home/none' })).statusCode).toBe(404)
})

test.each([
  [
    'a city that there is not',
    [{ moduleId: 1, kind: 'news', cities: ['9999'] }],
    '第 1 行 cities 没有城市 9999'
  ],
  ['a kind that there is not', [{ moduleId: 1, kind: 'game' }], '第 1 行 kind'],
  ['no block at all', [], '首页至少要有一个模块'],
  ['a block of another page', [{ moduleId: 1, kind: 'news', place: 'float' }], '第 1 行 place 只能是 home']
])('refused, and nothing changed, with %s', async (_name, blocks, why) => {
  const before = await shown()
  for (const more of [[], ['--preview']]) {
    const { exit, reason } = await importHome(blocks, ...more)
    expect([exit, reason?.includes(why) || reason]).toEqual([1, true])
  }
  expect(await shown()).toEqual(before)
  expect(await server.database.db.select().from(homePreviews)).toEqual([])
})

test('a try changes nothing', async () => {
  const before = await shown()
  expect((await importHome(BLOCKS, '--dry-run')).exit).toBe(0)
  expect(await shown()).toEqual(before)
})
