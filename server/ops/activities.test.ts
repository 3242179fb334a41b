/** What operators do with activities, and how a day of draws is proven. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { DrawPublished } from '@/contract/activity/dto/draw'
import { ErrorCode } from '@/contract/errors'
import { verifyDay } from '@/domain/activity/verify'
import { addDays, dateOf, instantAt } from '@/domain/date'
import { DIGESTS } from '../activity/draws/digests'
import { activities, drawPrizes, draws, groupSales, products } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'
import { runOps } from './run'

let server: TestApp
let folder = ''
let day = ''
beforeAll(async () => {
  server = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'activities-'))
  server.clock.set(new Date(instantAt(dateOf(server.clock.now().getTime()), '12:00')))
  day = dateOf(server.clock.now().getTime())
})
afterAll(() => server?.close())

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now, demo: true }, typed, 'tester')
async function imported(json: unknown) {
  const file = join(folder, 'activities.json')
  await writeFile(file, typeof json === 'string' ? json : JSON.stringify(json))
  return ops('import', 'activities', file)
}
interface Sample {
  terms: object
  prizes: object[]
}
/** As it is printed, with a coupon and a product that the demo has. */
const sample = async () => {
  const { text } = await ops('sample', 'activities')
  return JSON.parse(text.replaceAll('NEW20', 'CP-XY1').replaceAll('P002', 'CK1017')) as Sample[]
}

const GOODS = {
  ...{ prizeId: 'goods', name: '运动护膝', kind: 'goods', weight: 1 },
  ...{ stock: 5, productCode: 'HS2009', days: 15 }
}

/** The first activity with goods as its first prize, but for what is wrong with them. */
const goodsBut = (change: object) => (one: Sample) => ({
  ...one,
  prizes: [{ ...GOODS, ...change }, ...one.prizes.slice(1)]
})

test('goods are a prize: which, how many, and in how many days they are ordered', async () => {
  const [one] = await sample()
  expect((await imported([{ ...one, activityId: 'BOX-2', prizes: [GOODS, one?.prizes[1]] }])).exit).toBe(0)
  const ofBox = eq(drawPrizes.activityId, 'BOX-2')
  expect((await server.database.db.select().from(drawPrizes).where(ofBox))[0]).toMatchObject({
    ...{ kind: 'goods', productCode: 'HS2009', days: 15, stock: 5, couponCode: null }
  })
  await server.database.db.delete(drawPrizes).where(ofBox)
  await server.database.db.delete(activities).where(eq(activities.activityId, 'BOX-2'))
})

test('the sample is imported, again too, and listed; it can be taken down and shown again', async () => {
  expect((await imported(await sample())).exit).toBe(0)
  expect((await imported(await sample())).exit).toBe(0)
  const prizes = await server.database.db.select().from(drawPrizes).where(eq(drawPrizes.activityId, 'BOX-1'))
  expect(prizes.map(({ no, stock }) => [no, stock])).toEqual([
    [1, 100],
    [2, null]
  ])
  expect(
    (await server.database.db.select().from(groupSales).where(eq(groupSales.activityId, 'GROUP-1')))[0]
  ).toMatchObject({ priceFen: 9_900, size: 3 })
  expect((await ops('activities', 'list')).text).toContain('BOX-1')
  for (const id of ['BOX-1', 'GROUP-1']) {
    expect((await ops('activities', 'close', id)).text).toContain('已下线')
    expect((await ops('activities', 'open', id)).text).toContain('已上线')
  }
  expect((await ops('activities', 'close', 'NONE')).exit).toBe(1)
})

test.each([
  ['odds of nothing', (one: Sample) => ({ ...one, prizes: [] }), '没有奖品'],
  ['a weight of 0', (one: Sample) => ({ ...one, prizes: [{ ...one.prizes[0], weight: 0 }] }), '至少 1'],
  [
    'a coupon that there is not',
    (one: Sample) => ({ ...one, prizes: [{ ...one.prizes[0], couponCode: 'NOPE' }, one.prizes[1]] }),
    '没有优惠券 NOPE'
  ],
  [
    'limited prizes without a fallback',
    (one: Sample) => ({ ...one, terms: { ...one.terms, fallbackId: 'coupon' } }),
    'fallbackId'
  ],
  [
    'a prize named twice',
    (one: Sample) => ({ ...one, prizes: [one.prizes[1], one.prizes[1]] }),
    '奖品编号重复'
  ],
  ['a prize of goods: a product that there is not', goodsBut({ productCode: 'NOPE' }), '没有商品 NOPE'],
  [
    'a prize of goods: a product that is no goods',
    goodsBut({ productCode: 'CK1003' }),
    'CK1003 不是寄送的好物'
  ],
  ['a prize of goods: goods without a time', goodsBut({ days: null }), '要写 days'],
  ['a prize of goods: a time of no day', goodsBut({ days: 0 }), '至少 1'],
  ['a prize of goods: goods without limit', goodsBut({ stock: null }), '要写 stock'],
  ['an end before the start', (one: Sample) => ({ ...one, end: '2020-01-01 00:00' }), '结束早于开始'],
  ['a sort that there is not', (one: Sample) => ({ ...one, sort: 'roulette' }), 'sort'],
  [
    'a red packet without its amounts',
    (one: Sample) => ({ ...one, sort: 'redPacket', activityId: 'RP-2' }),
    '红包雨要有 rain'
  ],
  ['an id that another sort has', (one: Sample) => ({ ...one, activityId: 'GB01' }), '已有同编号的 group']
])('%s is named, and nothing is written', async (_name, spoil, why) => {
  const before = await server.database.db.$count(activities)
  const [one, ...others] = await sample()
  const answer = await imported([spoil(one!), ...others.map((other) => ({ ...other, activityId: 'NEVER' }))])
  expect([answer.exit, answer.text]).toEqual([1, expect.stringContaining(why)])
  expect(answer.text).toContain('没有写入任何内容')
  expect(await server.database.db.$count(activities)).toBe(before)
})

describe('a partner that is new', () => {
  const brand = (terms: object) => [
    {
      ...{ activityId: 'BRAND-1', sort: 'brand', name: '皓沐口腔' },
      ...{ start: `${day} 00:00`, end: '2099-01-01 00:00' },
      terms: {
        ...{ intro: '做洁牙和补牙', promises: ['先检查、再报价'], couponCode: '' },
        ...{ productCodes: ['DT0103'], hospitalIds: ['D5101'] },
        ...terms
      }
    }
  ]

  test('is shown once it is imported, and taken down', async () => {
    const shown = async () =>
      (await server.call('brand.list', { cityCode: '75' })).results.brands.map(({ activityId }) => activityId)
    expect((await imported(brand({}))).exit).toBe(0)
    expect(await shown()).toContain('BRAND-1')
    expect((await ops('activities', 'close', 'BRAND-1')).exit).toBe(0)
    expect(await shown()).not.toContain('BRAND-1')
  })

  test.each([
    ['a product that there is not', { productCodes: ['DT9999'] }, '没有商品 DT9999'],
    ['a store that there is not', { hospitalIds: ['D9999'] }, '没有分院 D9999'],
    ['a coupon that there is not', { couponCode: 'NOPE' }, '没有优惠券 NOPE']
  ])('with %s is refused, and nothing is written', async (_name, terms, why) => {
    const { exit, text } = await imported(brand({ ...terms, intro: '另一句话' }))
    expect([exit, text.includes(why)]).toEqual([1, true])
    const [row] = await server.database.db
      .select({ terms: activities.terms })
      .from(activities)
      .where(eq(activities.activityId, 'BRAND-1'))
    expect(row?.terms['intro']).not.toBe('另一句话')
  })
})

test('what is no JSON, and a file that there is not, are said', async () => {
  expect((await imported('{')).text).toContain('不是 JSON')
  expect((await ops('import', 'activities', join(folder, 'none.json'))).exit).toBe(1)
})

describe('draws of a day', () => {
  beforeAll(async () => {
    const session = await server.login('10000000001')
    for (const [at, activityId] of ['BB01', 'TT01', 'MP01', 'MP01', 'RP01'].entries()) {
      const answer = await server.call(
        'draw.take',
        { activityId },
        { session, device: 'a-phone-of-the-tests', idempotencyKey: `draw-of-the-day-${at}` }
      )
      expect(answer.code).toBe(1)
    }
  })

  test('are verified once their seed is told, and not before', async () => {
    expect((await ops('draws', 'verify', '--day', day)).text).toContain('还没结束')
    server.clock.set(new Date(instantAt(addDays(day, 1))))
    const { exit, text } = await ops('draws', 'verify', '--day', day)
    expect([exit, text]).toEqual([0, expect.stringContaining('全部相符')])
    expect(text).toContain('MP01\t2')
  })

  test('are published as a file by which anybody verifies them, without the server', async () => {
    const file = join(folder, 'draws.json')
    expect((await ops('draws', 'publish', 'MP01', '--day', day, '--file', file)).exit).toBe(0)
    const published = JSON.parse(await readFile(file, 'utf8')) as DrawPublished
    expect(verifyDay({ ...published, seed: published.seed ?? '' }, DIGESTS)).toEqual([])
    expect(published.draws).toHaveLength(2)
  })

  test('that somebody has changed are found', async () => {
    const { db } = server.database
    const [draw] = await db.select().from(draws).where(eq(draws.activityId, 'MP01'))
    const other = draw!.prizeId === '1' ? '2' : '1'
    await db.update(draws).set({ prizeId: other, givenId: other }).where(eq(draws.no, draw!.no))
    const { exit, text } = await ops('draws', 'verify', '--day', day, '--activity', 'MP01')
    expect([exit, text]).toEqual([1, expect.stringContaining('和种子算出的不同')])
    await db.execute(
      sql`update draws set prize_id = ${draw!.prizeId}, given_id = ${draw!.givenId} where no = ${draw!.no}`
    )
    expect((await ops('draws', 'verify', '--day', day)).exit).toBe(0)
  })

  test('a day without any, and what is no day, are said', async () => {
    expect((await ops('draws', 'verify', '--day', '昨天')).exit).toBe(1)
    expect((await ops('draws', 'verify', '--day', addDays(day, -9), '--activity', 'MP01')).exit).toBe(1)
  })
})

test('a membership is sold by a product that is one, by its own terms from then on', async () => {
  const sold = (productCode: string) => [
    {
      ...{
        activityId: 'MEMBER-1',
        sort: 'member',
        name: '会员',
        start: `${day} 00:00`,
        end: '2099-01-01 00:00'
      },
      terms: { productCode, percent: 80, kinds: ['checkup'], days: 180 }
    }
  ]
  const refused = await imported(sold('CK1017'))
  expect([refused.exit, refused.text]).toEqual([1, expect.stringContaining('CK1017 不是会员商品')])
  expect((await imported(sold('MB8801'))).exit).toBe(0)
  const [row] = await server.database.db
    .select({ extra: products.extra })
    .from(products)
    .where(eq(products.productCode, 'MB8801'))
  expect(row?.extra).toEqual({ membership: { percent: 80, kinds: ['checkup'], days: 180 } })
})

describe('what is sold out', () => {
  const exchange = (terms: object) => [
    {
      ...{ activityId: 'EXCHANGE-1', sort: 'replacement', name: '换一个商品' },
      ...{ start: `${day} 00:00`, end: '2099-01-01 00:00' },
      terms: { productCode: 'CK1017', productCodes: ['CK1009', 'CK1016'], reason: '已售完', ...terms }
    }
  ]

  test('is exchanged once it is imported, until it is taken down', async () => {
    const shown = () => server.call('replacement.detail', { activityId: 'EXCHANGE-1' })
    expect((await imported(exchange({}))).exit).toBe(0)
    expect((await shown()).results.options.map(({ product }) => product.productCode).toSorted()).toEqual([
      ...['CK1009', 'CK1016']
    ])
    expect((await ops('activities', 'close', 'EXCHANGE-1')).exit).toBe(0)
    expect((await shown()).code).toBe(ErrorCode.notFound)
  })

  test.each([
    ['for a product that there is not', { productCodes: ['CK9999'] }, '没有商品 CK9999'],
    ['for a membership', { productCodes: ['MB8801'] }, '没有商品 MB8801'],
    ['for itself', { productCodes: ['CK1017'] }, '不能换成它自己']
  ])('%s is refused', async (_name, terms, why) => {
    const { exit, text } = await imported(exchange(terms))
    expect([exit, text]).toEqual([1, expect.stringContaining(why)])
  })
})
