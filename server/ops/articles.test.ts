/** Articles of a folder: read, checked, published with their pictures; taken down and restored. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { media, news } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'
import { runOps } from './run'

let server: TestApp
let folder: string
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'articles-'))
})
afterEach(() => rm(folder, { recursive: true }))

const db = () => server.database.db
const ops = (...typed: string[]) => runOps({ db: db(), now: server.clock.now }, typed, 'editor')
const put = (name: string, content: Buffer | string) => writeFile(join(folder, name), content)
const importAll = async (...more: string[]) => {
  const { exit, text } = await ops('import', 'articles', folder, '--json', ...more)
  return { exit, ...(JSON.parse(text) as { rows?: unknown[]; reason?: string }) }
}
const rowOf = async (id: number) => (await db().select().from(news).where(eq(news.id, id)))[0]

interface Written {
  readonly front?: Record<string, string | null>
  readonly text?: string
}
const FRONT: Record<string, string> = {
  id: '1',
  title: '走路也是运动',
  summary: '一天走三十分钟，分几次走也算。',
  topic: 'chronic',
  author: '编辑部',
  reviewer: '内科 王医生',
  published: '2026-05-01',
  reviewed: '2026-04-30',
  nextReview: '2027-04-30',
  sources: '[{ title: 中国人群身体活动指南, year: 2021 }]',
  cover: '/seed-img/tile/clip.svg#mint'
}
/** A file with changes to its data (null leaves one out) and its text. */
function article({ front = {}, text = '## 怎么走\n\n走到**微微出汗**。' }: Written = {}): string {
  const data = Object.entries({ ...FRONT, ...front }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`]
  )
  return ['---', ...data, '---', '', text].join('\n')
}
const FILM = `{ src: /seed-video/ct.mp4, seconds: 10, sound: false, captions: walk.vtt, chapters: ['00:00 先走', '00:05 再走'] }`
const VTT = 'WEBVTT\n\n00:00.000 --> 00:05.000\n先走\n\n00:05.000 --> 00:09.000\n再走\n'
const apple = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#0b7365' } })
    .png()
    .toBuffer()

test('an article is published with its picture, as a tree; the sample can be imported as it is', async () => {
  await put(
    'walk.md',
    article({ text: '先看\n[检查](/selling/checkup/CK1003)\n\n![苹果](apple.png)\n\n- 一\n- *二*\n\n> 记住' })
  )
  await put('apple.png', await apple())
  const { text: sample } = await ops('sample', 'article')
  await put('sample.md', sample)
  expect(await importAll()).toEqual({
    exit: 0,
    ok: true,
    rows: [{ what: 'articles', new: 2, changed: 0, same: 0 }]
  })
  expect((await rowOf(1))?.body).toEqual([
    { kind: 'text', spans: [{ text: '先看 ' }, { text: '检查', to: '/selling/checkup/CK1003' }] },
    { kind: 'picture', src: '/media/a1-apple.png', alt: '苹果' },
    { kind: 'list', ordered: false, items: [[{ text: '一' }], [{ text: '二', em: true }]] },
    { kind: 'note', paragraphs: [[{ text: '记住' }]] }
  ])
  const picture = await server.app.inject({ method: 'GET', url: '/media/a1-apple.png' })
  expect([picture.statusCode, picture.headers.location]).toEqual([
    302,
    expect.stringMatching(/^\/media\/.+\/a1-apple\.png$/)
  ])
  const { results } = await server.call('article.read', { id: 1 })
  expect(results).toMatchObject({
    state: 'shown',
    reviewer: '内科 王医生',
    reviewedOn: '2026-04-30',
    nextReviewOn: '2027-04-30'
  })
  expect((await server.call('article.read', { id: 9101 })).results.items).toEqual([])
})

test('the same again changes nothing, a change keeps how often it was read, a try writes nothing', async () => {
  await put('walk.md', article({ front: { id: '2' } }))
  expect((await importAll('--dry-run')).rows).toEqual([{ what: 'articles', new: 1, changed: 0, same: 0 }])
  expect(await rowOf(2)).toBeUndefined()
  await importAll()
  expect((await importAll()).rows).toEqual([{ what: 'articles', new: 0, changed: 0, same: 1 }])
  await db().update(news).set({ readCount: 7 }).where(eq(news.id, 2))
  await put('walk.md', article({ front: { id: '2', title: '走路是不花钱的运动' } }))
  expect((await importAll()).rows).toEqual([{ what: 'articles', new: 0, changed: 1, same: 0 }])
  expect(await rowOf(2)).toMatchObject({ title: '走路是不花钱的运动', readCount: 7 })
})

test('R2.38 a film comes with its captions and chapters', async () => {
  await put('walk.md', article({ front: { id: '3', film: FILM } }))
  await put('walk.vtt', VTT)
  expect((await importAll()).exit).toBe(0)
  expect((await server.call('article.read', { id: 3 })).results.film).toEqual({
    ...{ src: '/seed-video/ct.mp4', seconds: 10, sound: false },
    cues: [
      { from: 0, to: 5, text: '先走' },
      { from: 5, to: 9, text: '再走' }
    ],
    chapters: [
      { at: 0, title: '先走' },
      { at: 5, title: '再走' }
    ]
  })
})

const NEXT_TO = { 'walk.vtt': VTT }
test.each<[string, Written, string, Record<string, string>?]>([
  ['no data above it', { text: '' }, 'a.md 开头没有用 --- 括起来的资料', { 'a.md': '只有正文' }],
  ['data that is no YAML', { front: { title: '[' } }, 'a.md 开头的资料读不懂'],
  ['no reviewer', { front: { reviewer: null } }, 'a.md reviewer 没有填'],
  ['no source', { front: { sources: '[]' } }, 'a.md sources 至少写一条来源'],
  ['a source without a name', { front: { sources: '[{ year: 2021 }]' } }, 'a.md sources.1.title 没有填'],
  ['a day that there is not', { front: { reviewed: '2026-02-30' } }, 'a.md reviewed 应为日期，如 2026-11-20'],
  ['a review to come', { front: { reviewed: '2026-05-21' } }, 'a.md reviewed 审核日期还没到'],
  [
    'a next review that has passed',
    { front: { nextReview: '2026-05-20' } },
    'a.md nextReview 下次审核应在今天之后'
  ],
  [
    'a next review too far',
    { front: { nextReview: '2029-01-01' } },
    'a.md nextReview 下次审核最晚在审核后 2 年'
  ],
  ['a topic that there is not', { front: { topic: 'news' } }, 'a.md topic 应为 reading'],
  ['data that nobody knows', { front: { price: '1' } }, 'a.md 没有资料 price'],
  ['no text', { text: '' }, 'a.md 没有正文'],
  [
    'a word of the law in the title',
    { front: { title: '根治脂肪肝的走路法' } },
    'a.md “根治”是广告法不许用的说法：“根治脂肪肝的走路”'
  ],
  [
    'a word of the law in the text',
    { text: '这是最好的运动' },
    'a.md “最”是广告法不许用的说法：“这是最好的运动”'
  ],
  [
    'a word of the law in a caption',
    { front: { film: FILM } },
    'a.md “无效退款”是广告法',
    { 'walk.vtt': VTT.replace('再走\n', '无效退款\n') }
  ],
  ['HTML', { text: '一\n\n<script>alert(1)</script>' }, 'a.md 第 17 行 不能用HTML 标签'],
  ['HTML within a line', { text: '一<b>二</b>' }, 'a.md 第 15 行 不能用HTML 标签'],
  ['code', { text: '`x`' }, 'a.md 第 15 行 不能用行内代码'],
  ['a heading as large as the title', { text: '# 大' }, 'a.md 第 15 行 标题用 ## 或 ###'],
  ['a list in a list', { text: '- 一\n  - 二' }, 'a.md 第 16 行 列表的每一条、引用的每一段只能是一段文字'],
  ['a link away', { text: '[看](https://elsewhere.example)' }, 'a.md 第 15 行 链接只能到本店的页面'],
  ['a script as a link', { text: '[看](javascript:alert(1))' }, 'a.md 第 15 行 链接只能到本店的页面'],
  ['a picture of another site', { text: '![看](https://elsewhere.example/a.png)' }, 'a.md 第 15 行 没有图片'],
  ['a picture that is not there', { text: '![看](none.png)' }, 'a.md 第 15 行 没有图片 none.png'],
  ['a way out of the folder', { text: '![看](../a.png)' }, 'a.md 第 15 行 没有图片 ../a.png'],
  [
    'a picture that nobody hears',
    { text: '![](/seed-img/tile/clip.svg#mint)' },
    'a.md 第 15 行 图片要写说明'
  ],
  ['a cover that is not there', { front: { cover: '/seed-img/tile/none.svg' } }, 'a.md cover 没有图片'],
  ['a check item that there is not', { front: { items: '[XX999]' } }, 'a.md 没有检查项目 XX999'],
  ['a product that there is not', { front: { products: '[XX999]' } }, 'a.md 没有商品 XX999'],
  [
    'a film of another site',
    { front: { film: FILM.replace('/seed-video/ct', 'https://x.example/a') } },
    'a.md 没有视频',
    NEXT_TO
  ],
  ['a film without captions', { front: { film: FILM } }, 'a.md 没有字幕文件 walk.vtt'],
  [
    'captions that are broken',
    { front: { film: FILM } },
    'a.md 字幕 walk.vtt 第 3 行不对',
    { 'walk.vtt': VTT.replace('00:05.000\n先', '00:00.000\n先') }
  ],
  [
    'captions after the end',
    { front: { film: FILM.replace('10', '8') } },
    'a.md 字幕 walk.vtt 比视频长',
    NEXT_TO
  ],
  [
    'chapters out of order',
    { front: { film: FILM.replace('00:05 再', '00:00 再') } },
    'a.md 章节写成',
    NEXT_TO
  ],
  [
    'a picture that is none',
    { text: '![看](b.png)' },
    'b.png 不是 PNG、JPG 或 WebP 图片',
    { 'b.png': 'no picture' }
  ],
  ['the number of another', {}, 'b.md 编号 1 和 a.md 一样', { 'b.md': article() }]
])(
  'refused, and nothing written, also not of the good one beside it: %s',
  async (_name, written, why, files = {}) => {
    await put('good.md', article({ front: { id: '99' } }))
    await put('a.md', article(written))
    for (const [name, content] of Object.entries(files)) await put(name, content)
    const before = await db().$count(media)
    const { exit, reason } = await importAll()
    expect([exit, reason?.split('\n').some((line) => line.startsWith(why)) || reason]).toEqual([1, true])
    expect([await rowOf(99), await db().$count(media)]).toEqual([undefined, before])
  }
)

test('a folder without articles, and none at all, are named', async () => {
  expect((await ops('import', 'articles', folder)).text).toContain('里没有 .md 文章')
  expect((await ops('import', 'articles', join(folder, 'none'))).text).toContain('没有文件夹')
})

test('taken down with a reason that readers see; not imported over; restored', async () => {
  await put('walk.md', article({ front: { id: '4' } }))
  await importAll()
  expect(await ops('articles', 'down', '4')).toMatchObject({
    exit: 1,
    text: expect.stringContaining('--reason')
  })
  expect((await ops('articles', 'down', '4', '--reason', '数据过时了')).exit).toBe(0)
  expect((await server.call('article.read', { id: 4 })).results).toMatchObject({
    state: 'down',
    downReason: '数据过时了'
  })
  expect((await importAll()).reason).toContain('walk.md 已下架的文章先用 articles restore 恢复')
  expect((await ops('articles', 'list')).text).toMatch(/4\t走路也是运动\t.*已下架：数据过时了/)
  expect((await ops('articles', 'restore', '4')).exit).toBe(0)
  expect((await server.call('article.read', { id: 4 })).results.state).toBe('shown')
  for (const id of ['4', 'x', '77']) expect((await ops('articles', 'restore', id)).exit).toBe(1)
})

test('the list says which are due for a review, and which are not published yet', async () => {
  await put('due.md', article({ front: { id: '5', title: '该看的' } }))
  await put('later.md', article({ front: { id: '6', title: '以后的', published: '2026-06-01' } }))
  await importAll()
  await db().update(news).set({ nextReviewOn: '2026-05-19' }).where(eq(news.id, 5))
  const { text } = await ops('articles', 'list')
  expect(text).toMatch(/5\t该看的\t.*该重新审核了/)
  expect(text).toMatch(/6\t以后的\t.*还没发布/)
  expect((await server.call('article.read', { id: 6 })).code).toBe(ErrorCode.notFound)
})
