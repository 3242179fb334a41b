import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { addDays, DAY_MS, dateOf } from '@/domain/date'
import { adWordsIn } from '@/domain/article/ad-words'
import { isPageLink } from '@/domain/article/page-link'
import { plainText } from '@/domain/article/tree'
import { articleReads, checkItems, news, products } from '../db/schema'
import { SEED_ARTICLES } from '../db/seed/articles'
import { cleanUp } from '../jobs/clean-up'
import { runAll } from '../jobs/ticker'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'
import { restoreArticle, takeDown } from './commands/take-down'

/** Has three reports of his own. */
const PHONE = '10000000001'
const WATER = 9000
const LIVER = 9002
const SUGAR = 9004
const CT = 9005

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login(PHONE)
})
afterAll(() => server.close())

const db = () => server.database.db
const list = async (input: Parameters<typeof server.call<'article.list'>>[1] = {}, as?: Session) =>
  (await server.call('article.list', input, as ? { session: as } : {})).results
const ids = async (input: Parameters<typeof server.call<'article.list'>>[1] = {}, as?: Session) =>
  (await list(input, as)).list.map(({ id }) => id)
const read = (id: number, as?: Session) => server.call('article.read', { id }, as ? { session: as } : {})

describe('the articles of the seed', () => {
  test('each has a reviewer, sources and text, and no word of the advertising law', () => {
    for (const { id, title, summary, reviewer, sources, body, film } of SEED_ARTICLES) {
      const said = [
        title,
        summary,
        ...plainText(body).split('\n'),
        ...(film?.cues ?? []).map((cue) => cue.text)
      ]
      expect([id, said.flatMap(adWordsIn)]).toEqual([id, []])
      expect([id, reviewer !== '', sources.length > 0, plainText(body).length > 200]).toEqual([
        id,
        true,
        true,
        true
      ])
    }
  })

  test('what they name there is: check items, products, pictures by their tone, pages', async () => {
    const known = {
      items: new Set((await db().select().from(checkItems)).map(({ itemCode }) => itemCode)),
      products: new Set((await db().select().from(products)).map(({ productCode }) => productCode))
    }
    for (const { itemCodes, productCodes, body, cover } of SEED_ARTICLES) {
      expect(itemCodes.filter((code) => !known.items.has(code))).toEqual([])
      expect(productCodes.filter((code) => !known.products.has(code))).toEqual([])
      for (const block of body) {
        if (block.kind === 'picture') expect((await get(block.src)).statusCode).toBe(200)
        if (block.kind === 'text')
          expect(block.spans.flatMap(({ to }) => to ?? []).filter((to) => !isPageLink(to))).toEqual([])
      }
      expect((await get(cover)).statusCode).toBe(200)
    }
  })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: url.split('#')[0] ?? '', headers })

describe('lists', () => {
  test('the newest first, page by page, the last one says so', async () => {
    const [first, second] = [await list({ pageSize: 7 }), await list({ pageNo: 2, pageSize: 7 })]
    const dates = [...first.list, ...second.list].map(({ publishDate }) => publishDate)
    expect([first.hasMore, second.hasMore, dates.length]).toEqual([true, false, SEED_ARTICLES.length])
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test.each([
    ['a topic', { topic: 'teeth' } as const, [9006, 9007]],
    ['those with a film', { of: 'films' } as const, [WATER, CT]],
    ['those that are talked about', { of: 'hot' } as const, [9003, 9007, 9008, 9011]]
  ])('%s alone', async (_name, input, wanted) => {
    expect((await ids(input)).toSorted()).toEqual(wanted)
  })

  test('the most read by the number that is shown', async () => {
    const counts = (await list({ of: 'mostRead' })).list.map(({ readCount }) => readCount)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  test('how long it is to read and to watch is told', async () => {
    const [film, text] = [WATER, LIVER].map((id) =>
      list().then(({ list: all }) => all.find((one) => one.id === id))
    )
    expect(await film).toMatchObject({ seconds: 24, topic: 'before' })
    expect([(await text)?.seconds, ((await text)?.minutes ?? 0) > 0]).toEqual([0, true])
  })

  test('what is not published yet is in no list, no search and under no address', async () => {
    const [row] = await db().select().from(news).where(eq(news.id, SUGAR))
    const today = dateOf(TEST_NOW.getTime())
    const search = async () =>
      (await server.call('home.searchAll', { keyword: '糖化血红蛋白6.1%', cityCode: '131' })).results.news
        .length
    expect([(await ids()).includes(SUGAR), await search()]).toEqual([true, 1])
    await db()
      .update(news)
      .set({ publishDate: addDays(today, 1) })
      .where(eq(news.id, SUGAR))
    expect([(await ids()).includes(SUGAR), await search()]).toEqual([false, 0])
    expect((await read(SUGAR)).code).toBe(ErrorCode.notFound)
    await db().update(news).set({ publishDate: today }).where(eq(news.id, SUGAR))
    expect((await ids()).includes(SUGAR)).toBe(true)
    await db()
      .update(news)
      .set({ publishDate: row?.publishDate ?? '' })
      .where(eq(news.id, SUGAR))
  })
})

describe('one article', () => {
  test('R2.47 tells who reviewed it and when, when it is looked at next, its sources, and what it is about', async () => {
    const { results } = await read(SUGAR)
    expect(results).toMatchObject({
      state: 'shown',
      reviewer: '内科主治医师（演示）',
      reviewDue: false,
      items: [{ itemCode: 'GL002', name: '糖化血红蛋白' }, { itemCode: 'GL001' }],
      mine: null
    })
    expect([results.reviewedOn < results.nextReviewOn, results.sources[0]?.title]).toEqual([
      true,
      '中国2型糖尿病防治指南（2020年版）'
    ])
    expect(results.body[0]).toEqual({ kind: 'text', spans: [{ text: expect.stringContaining('6.1%') }] })
    expect(results.next.map(({ topic }) => topic)[0]).toBe('reading')
    expect(results.next.some(({ id }) => id === SUGAR)).toBe(false)
  })

  test('the day of its review has passed: it says so', async () => {
    const due = async (nextReviewOn: string) => {
      await db().update(news).set({ nextReviewOn }).where(eq(news.id, SUGAR))
      return (await read(SUGAR)).results.reviewDue
    }
    const today = dateOf(TEST_NOW.getTime())
    expect([await due(today), await due(addDays(today, -1))]).toEqual([false, true])
    await due(addDays(today, 300))
  })

  test('R2.38 a film has captions and chapters; what to see next has films first', async () => {
    const { film, products: offered, next } = (await read(CT)).results
    expect(film).toMatchObject({ src: '/seed-video/ct.mp4', seconds: 24, sound: false })
    expect(film?.cues.at(-1)?.to).toBe(24)
    expect(film?.chapters.map(({ at }) => at)).toEqual([0, 8, 16])
    expect(offered.map(({ productCode }) => productCode)).toEqual(['CK1010'])
    expect(next[0]?.id).toBe(WATER)
  })

  test('a product that is off the shelf is not offered', async () => {
    const shelf = (onShelf: boolean) =>
      db().update(products).set({ onShelf }).where(eq(products.productCode, 'CK1010'))
    await shelf(false)
    expect((await read(CT)).results.products).toEqual([])
    await shelf(true)
  })

  test('one that was taken down says why and when, and nothing else of it is told; then it is there again', async () => {
    expect(await takeDown(db(), LIVER, '新的指南出来了，正在改', TEST_NOW)).toBe(true)
    expect((await read(LIVER)).results).toMatchObject({
      ...{ state: 'down', title: '脂肪肝可逆吗：三个月能看到的变化' },
      ...{ downReason: '新的指南出来了，正在改', downOn: '2026-05-20' },
      ...{ body: [], sources: [], items: [], products: [], summary: '', film: null }
    })
    const news1 = (await server.call('home.news', { pageSize: 20 })).results.map(({ id }) => id)
    expect([(await ids()).includes(LIVER), news1.includes(LIVER)]).toEqual([false, false])
    expect(
      (await server.call('article.mark', { id: LIVER, kind: 'saved', on: true }, { session })).code
    ).toBe(ErrorCode.notFound)
    expect([await takeDown(db(), LIVER, 'x', TEST_NOW), await restoreArticle(db(), LIVER)]).toEqual([
      false,
      true
    ])
    expect([(await read(LIVER)).results.state, await restoreArticle(db(), LIVER)]).toEqual(['shown', false])
  })

  test('one that there is not is 404', async () => {
    expect(await read(1)).toMatchObject({ code: ErrorCode.notFound, message: '没有这篇文章' })
  })
})

describe('what somebody does with it', () => {
  const mark = (id: number, kind: 'saved' | 'useful', on = true, as: Session = session) =>
    server.call('article.mark', { id, kind, on }, { session: as })

  test('a guest is asked to log in', async () => {
    expect((await server.call('article.mark', { id: CT, kind: 'saved', on: true })).code).toBe(
      ErrorCode.tokenInvalid
    )
    expect((await server.call('article.list', { of: 'saved' })).code).toBe(ErrorCode.tokenInvalid)
  })

  test('what is kept is a list of the account, the last one first, of nobody else', async () => {
    await mark(CT, 'saved')
    server.clock.advance(1000)
    await mark(SUGAR, 'saved')
    await mark(SUGAR, 'saved')
    const other = await server.login('10000000006')
    expect([await ids({ of: 'saved' }, session), await ids({ of: 'saved' }, other)]).toEqual([
      [SUGAR, CT],
      []
    ])
    expect((await read(CT, session)).results.mine).toEqual({ saved: true, useful: false })
    expect((await mark(CT, 'saved', false)).results).toMatchObject({ saved: false })
    expect(await ids({ of: 'saved' }, session)).toEqual([SUGAR])
  })

  test('of use counts people, each once', async () => {
    const other = await server.login('10000000006')
    expect((await mark(CT, 'useful')).results).toEqual({ saved: false, useful: true, usefulCount: 1 })
    expect((await mark(CT, 'useful')).results.usefulCount).toBe(1)
    expect((await mark(CT, 'useful', true, other)).results.usefulCount).toBe(2)
    expect((await mark(CT, 'useful', false)).results).toEqual({ saved: false, useful: false, usefulCount: 1 })
    expect((await read(CT)).results.usefulCount).toBe(1)
  })

  test('opening counts once a device and day, a caller without a device not at all', async () => {
    const open = async (device?: string) =>
      (await server.call('article.opened', { id: CT }, device ? { device } : {})).results.readCount
    const before = (await read(CT)).results.readCount
    expect([await open(), await open('phone-of-a-reader'), await open('phone-of-a-reader')]).toEqual([
      before,
      before + 1,
      before + 1
    ])
    expect(await open('another-phone-of-one')).toBe(before + 2)
    server.clock.advance(DAY_MS)
    expect(await open('phone-of-a-reader')).toBe(before + 3)
  })

  test('who read is not kept: a hash, which goes the day after', async () => {
    const rows = await db().select().from(articleReads)
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ key }) => !/^[0-9a-f]{64}$/.test(key))).toEqual([])
    const { gateway, clock, config, app } = server
    await runAll([cleanUp], { db: db(), gateway, now: clock.now, config, log: app.log })
    const days = (await db().select().from(articleReads)).map(({ day }) => day)
    expect([...new Set(days)]).toEqual([dateOf(server.clock.now().getTime())])
  })
})

describe('what is put first', () => {
  // The day has gone on since the first login.
  beforeAll(async () => {
    session = await server.login(PHONE)
  })
  const picked = async (as?: Session) =>
    (await server.call('article.picked', {}, as ? { session: as } : {})).results
  const agree = async (agreed: boolean) =>
    (await server.call('article.agree', { agreed }, { session })).results

  test('a guest, and who did not agree, see what the editors chose; who has a report can agree', async () => {
    const guest = await picked()
    expect([guest.by, guest.canAgree, guest.list.map(({ article }) => article.id)]).toEqual([
      'editors',
      false,
      [9001, SUGAR, WATER]
    ])
    expect(guest.list[0]?.why).toBe('编辑部选的，和你的报告、浏览记录无关')
    expect(await picked(session)).toMatchObject({ by: 'editors', canAgree: true, reportDate: '' })
    expect((await server.call('article.agree', { agreed: true })).code).toBe(ErrorCode.tokenInvalid)
  })

  test('after the agreement by the own latest report, those for a doctor first, each with why; one tap ends it', async () => {
    const after = await agree(true)
    expect([after.by, after.canAgree, after.list.map(({ article }) => article.id)]).toEqual([
      'report',
      false,
      [9001, SUGAR, LIVER]
    ])
    expect(after.list.map(({ why }) => why)).toEqual([
      expect.stringMatching(/^你 \d{4}-\d\d-\d\d 的报告里，.+写着“建议就诊”$/),
      expect.stringMatching(/糖化血红蛋白 6\.1%，高于参考 6$/),
      expect.stringContaining('的报告里')
    ])
    expect(await picked(session)).toEqual(after)
    expect(await agree(false)).toMatchObject({ by: 'editors', canAgree: true })
    expect((await picked(session)).by).toBe('editors')
  })

  test('the agreement about add-ons is another one', async () => {
    await server.call('recommend.consent', { agreed: true }, { session })
    expect((await picked(session)).by).toBe('editors')
  })

  test('who has no report is asked for nothing', async () => {
    const other = await server.login('10000000006')
    expect(await picked(other)).toMatchObject({ by: 'editors', canAgree: false })
  })
})

test('a film is sent in parts, as a phone asks for them', async () => {
  const whole = await get('/seed-video/ct.mp4')
  expect([whole.statusCode, whole.headers['accept-ranges'], whole.headers['content-type']]).toEqual([
    200,
    'bytes',
    'video/mp4'
  ])
  const part = await get('/seed-video/ct.mp4', { range: 'bytes=1000-1999' })
  expect([part.statusCode, part.headers['content-length'], part.headers['content-range']]).toEqual([
    206,
    '1000',
    `bytes 1000-1999/${whole.rawPayload.length}`
  ])
  expect(part.rawPayload.equals(whole.rawPayload.subarray(1000, 2000))).toBe(true)
  expect((await get('/seed-video/ct.mp4', { range: 'bytes=99999999-' })).statusCode).toBe(416)
  expect((await get('/seed-video/none.mp4', { accept: 'text/html' })).statusCode).toBe(404)
})
