import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { runOps } from '../run'

let server: TestApp
let folder: string
beforeAll(async () => {
  server = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'poster-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const poster = (demo: boolean, ...typed: string[]) =>
  runOps(
    { db: server.database.db, now: server.clock.now, demo, publicOrigin: 'https://shop.example' },
    ['poster', ...typed, '--json'],
    'keeper'
  )

test.each([
  ['/selling/checkup/CK1003', ['--channel', 'p12'], 's/checkup/CK1003~p12'],
  ['/hospital-detail/H1001', [], 'h/H1001']
])('a poster of %s', async (path, more, scene) => {
  const file = join(folder, 'poster.png')
  const { exit, text } = await poster(true, path, file, ...more)
  expect(exit).toBe(0)
  expect(JSON.parse(text).rows).toEqual([{ file, path, scene, note: expect.stringMatching(/^演示/) }])
  expect(await sharp(await readFile(file)).metadata()).toMatchObject({
    format: 'png',
    width: 1000,
    height: 1520
  })
})

test.each([
  ['another page', '/mine/order', 'a.png', [], /只能给商品/],
  ['what is not sold', '/selling/checkup/NONE', 'a.png', [], /没有这个商品/],
  ['another kind of file', '/selling/checkup/CK1003', 'a.jpg', [], /\.png/],
  [
    'a channel that does not fit',
    '/selling/checkup/CK1003',
    'a.png',
    ['--channel', 'x'.repeat(30)],
    /32 个字符/
  ],
  ['a channel with other signs', '/selling/checkup/CK1003', 'a.png', ['--channel', '门店'], /只能是字母/]
])('no poster of %s', async (_name, path, file, more, why) => {
  const { exit, text } = await poster(true, path, join(folder, file), ...more)
  expect(exit).toBe(1)
  expect(JSON.parse(text).reason).toMatch(why)
})

test('without the demo it is told that WeChat’s own code needs an access token', async () => {
  const { exit, text } = await poster(false, '/selling/checkup/CK1003', join(folder, 'a.png'))
  expect(exit).toBe(1)
  expect(JSON.parse(text).reason).toMatch(/access_token/)
})
