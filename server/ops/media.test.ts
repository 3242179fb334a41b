/** Pictures of a folder: checked, made smaller, kept in the database, served to everybody. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { media } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'
import { runOps } from './run'

let server: TestApp
let folder: string
let site: string
const BUILT = Buffer.from('built')
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(site, 'share.png'), BUILT)
  server = await createTestApp({ seed: false, env: { H5_DIR: site } })
})
afterAll(async () => {
  await server.close()
  await rm(site, { recursive: true })
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  await server.database.db.delete(media)
})
afterEach(() => rm(folder, { recursive: true }))

const ops = (...typed: string[]) => runOps({ db: server.database.db, now: server.clock.now }, typed, 'keeper')
const importAll = async (...more: string[]) => {
  const { exit, text } = await ops('import', 'media', folder, '--json', ...more)
  return { exit, ...JSON.parse(text) }
}
const put = (name: string, content: Buffer | string) => writeFile(join(folder, name), content)
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers })
const rows = () => server.database.db.select().from(media)

const plain = (width: number, height: number, background = '#0b7365') =>
  sharp({ create: { width, height, channels: 3, background } })
const png = (width = 40, height = 30, background?: string) =>
  plain(width, height, background).png().toBuffer()
const noise = (side: number) =>
  sharp({
    create: {
      ...{ width: side, height: side, channels: 3, background: '#fff' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 }
    }
  })
/** With the mark of an animated PNG, between the head and the picture. */
const animated = (file: Buffer) => {
  const at = file.indexOf('IDAT') - 4
  const mark = Buffer.from('000000086163544c0000000200000000', 'hex')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(mark.subarray(4)))
  return Buffer.concat([file.subarray(0, at), mark, sum, file.subarray(at)])
}

/** Two frames of a film. */
const film = () =>
  sharp(Buffer.concat([Buffer.alloc(192, 9), Buffer.alloc(192, 200)]), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 }
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()

test('PNG, JPG and WebP are stored by their names, at most 1600 px, upright and without what the camera wrote', async () => {
  await put('small.png', await png())
  const camera = { IFD0: { Make: 'CameraOfTheShop' } }
  await put(
    'Photo-1.JPG',
    await plain(2000, 1000).withMetadata({ orientation: 6 }).withExif(camera).jpeg().toBuffer()
  )
  await put('tall_2.webp', await plain(400, 3200).webp().toBuffer())
  await put('.DS_Store', 'hidden by the machine')
  expect(await importAll()).toMatchObject({ exit: 0, rows: [{ new: 3, changed: 0, same: 0 }] })
  const stored = new Map((await rows()).map((row) => [row.name, row]))
  const sizes = [...stored].map(([name, { type, width, height }]) => [name, type, width, height])
  expect(sizes.toSorted()).toEqual([
    ['Photo-1.JPG', 'image/jpeg', 800, 1600],
    ['small.png', 'image/png', 40, 30],
    ['tall_2.webp', 'image/webp', 200, 1600]
  ])
  const photo = stored.get('Photo-1.JPG')?.content ?? Buffer.alloc(0)
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 1600 })
  expect(photo.includes('CameraOfTheShop')).toBe(false)
})

test('each wrong file is named with its reason, and then nothing is written', async () => {
  await put('good.png', await png())
  await put('text.png', 'not a picture at all')
  await put('other.jpg', await png())
  await put('name of it.png', await png())
  await put('notes.txt', 'price list')
  await put('heavy.jpg', Buffer.concat([await plain(9, 9).jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]))
  await put('wide.png', await png(9000, 6000))
  await put('film.webp', await film())
  await put('film.png', animated(await png()))
  await put('torn.jpg', (await plain(300, 300).jpeg().toBuffer()).subarray(0, 500))
  await put('grain.png', await noise(1000).png().toBuffer())
  await mkdir(join(folder, 'more.png'))
  const { exit, reason } = await importAll()
  expect(exit).toBe(1)
  const [count, ...lines] = reason.split('\n')
  expect(count).toBe('11 个文件不对，没有写入任何内容')
  expect(lines).toEqual(
    expect.arrayContaining([
      'text.png 不是 PNG、JPG 或 WebP 图片',
      'other.jpg 内容是 PNG，和文件名的结尾不符',
      expect.stringMatching(/^name of it\.png 文件名应为/),
      expect.stringMatching(/^notes\.txt 文件名应为/),
      'heavy.jpg 超过 10 MB',
      'wide.png 超过 50 百万像素',
      'film.webp 是动图，请换成静止的图片',
      'film.png 是动图，请换成静止的图片',
      'torn.jpg 图片已损坏或不完整',
      'grain.png 缩小后仍超过 2 MB；照片请存为 JPG 或 WebP',
      expect.stringMatching(/^more\.png 不是文件/)
    ])
  )
  expect(await rows()).toEqual([])
})

test('the same file again changes nothing, another under its name takes its place, and a try writes nothing', async () => {
  await put('a.png', await png())
  expect(await importAll('--dry-run')).toMatchObject({ exit: 0, rows: [{ new: 1 }] })
  expect(await rows()).toEqual([])
  await importAll()
  const before = await rows()
  server.clock.advance(60_000)
  expect(await importAll()).toMatchObject({ rows: [{ new: 0, changed: 0, same: 1 }] })
  expect(await rows()).toEqual(before)
  await put('a.png', await png(20, 20))
  expect(await importAll()).toMatchObject({ rows: [{ new: 0, changed: 1, same: 0 }] })
  expect(await rows()).toMatchObject([{ name: 'a.png', width: 20, height: 20 }])
})

test('no folder, an empty one and a file are told apart', async () => {
  expect((await importAll()).reason).toMatch(/里没有图片$/)
  expect((await ops('import', 'media', join(folder, 'gone'))).text).toMatch(/没有文件夹/)
  await put('a.png', await png())
  expect((await ops('import', 'media', join(folder, 'a.png'))).text).toMatch(/a\.png 不是文件夹/)
})

test('a picture is served under its hash for good, and its name leads there', async () => {
  await put('a.png', await png())
  await importAll()
  const [row] = await rows()
  const address = `/media/${row?.hash}/a.png`
  const led = await get('/media/a.png')
  expect([led.statusCode, led.headers.location, led.headers['cache-control']]).toEqual([
    ...[302, address, 'public, max-age=300']
  ])
  const answer = await get(address)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${row?.hash}"`
  })
  expect(answer.rawPayload.equals(row?.content ?? Buffer.alloc(0))).toBe(true)
  const known = await get(address, { 'if-none-match': `"${row?.hash}"` })
  expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])

  await put('a.png', await png(20, 20))
  await importAll()
  const [changed] = await rows()
  const old = await get(address)
  expect([old.statusCode, old.headers.location]).toEqual([302, `/media/${changed?.hash}/a.png`])
})

test.each(['/media/gone.png', `/media/${'0'.repeat(64)}/gone.png`, '/media/..%2fmain.ts'])(
  '%s is 404, and asked for again next time',
  async (url) => {
    const answer = await get(url, { accept: 'text/html' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, undefined])
  }
)

test('links to the shop are shown with the picture that it set, which is imported before', async () => {
  const set = (value: string) => ops('shop', 'set', 'sharePicture', value)
  expect((await get('/share.png')).rawPayload).toEqual(BUILT)
  expect((await set('/media/share.webp')).text).toContain('先用 import media 导入')
  expect((await set('https://elsewhere.example/a.png')).text).toContain('不是导入的图片')
  await put('share.webp', await plain(300, 300).webp().toBuffer())
  await importAll()
  expect((await set('/media/share.webp')).exit).toBe(0)
  const own = await get('/share.png')
  expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=300'
  ])
  expect(own.rawPayload).toEqual((await rows())[0]?.content)
  // Taken out of the database by hand: the build's own is better than none.
  await server.database.db.delete(media)
  expect((await get('/share.png')).rawPayload).toEqual(BUILT)
  expect((await set('')).exit).toBe(0)
})
