import { inArray } from 'drizzle-orm'
import type { InputOf } from '@/contract/catalogue'
import { isOpen } from '@/contract/completions'
import { ErrorCode } from '@/contract/errors'
import { SHELF_IDS, SHELVES, type Shelf } from '@/domain/kinds/shelves'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { products } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const codes = (cards: readonly { productCode: string }[]) => cards.map((card) => card.productCode)
/** Page after page. */
async function list(input: InputOf<'product.list'>) {
  const cards = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { results } = await server.call('product.list', { pageSize: 50, pageNo, ...input })
    cards.push(...results.list)
    if (!results.hasMore) return cards
  }
}

describe('home and shop', () => {
  test.each([
    ['recommend', 'CK1003'],
    ['men', 'CK1003'],
    ['women', 'CK1004'],
    ['elder', 'CK1006'],
    ['office', 'CK1017']
  ] as const)('R7.137 channel %s shows its packages, the best sold first', async (channelId, code) => {
    const { results } = await server.call('product.home', { channelId, pageNo: 1, version: 2 })
    expect(codes(results.list)).toContain(code)
    expect(results).toMatchObject({ total: results.list.length, hasMore: false })
    const sold = results.list.map((card) => card.sellCount)
    expect(sold).toEqual([...sold].sort((a, b) => b - a))
    expect(codes(results.list)).not.toContain('CK1018')
  })

  test('R7.137 the page after the last is empty', async () => {
    expect((await server.call('product.home', { channelId: 'men', pageNo: 2 })).results).toMatchObject({
      list: [],
      hasMore: false
    })
  })

  test('R1.4 the shop pages without losing or repeating a product', async () => {
    const first = (await server.call('product.list', { pageSize: 20 })).results
    const shown = codes(await list({ pageSize: 20 }))
    expect(first).toMatchObject({ hasMore: true, total: shown.length })
    expect(shown).toEqual(expect.arrayContaining(['CK1003', 'HS2001', 'WS1104']))
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('only what is on the shelf and can be bought is offered', async () => {
    const cards = await list({})
    expect(new Set(cards.map((card) => card.kind))).toEqual(new Set(PRODUCT_KINDS.filter(isOpen)))
    expect(cards.every((card) => card.productStatus === '1')).toBe(true)
  })

  test('the filters narrow', async () => {
    expect((await list({ sex: 0 })).every((card) => card.sexLimit !== 1)).toBe(true)
    expect((await list({ sex: 1 })).every((card) => card.sexLimit !== 0)).toBe(true)
    expect(codes(await list({ age: 70 }))).not.toContain('CK1003')
    expect(codes(await list({ age: 50 }))).toContain('CK1003')
    expect(codes(await list({ age: 51 }))).not.toContain('CK1003')
    expect(codes(await list({ category: 'checkup', priceMin: 498, priceMax: 528 })).sort()).toEqual([
      'CK1009',
      'CK1010'
    ])
    const bones = codes(await list({ bodyPart: 'C12' }))
    expect(bones).toEqual(expect.arrayContaining(['CK1006', 'CK1016']))
    expect(bones).not.toContain('CK1001')
    expect(codes(await list({ category: 'premium' })).sort()).toEqual(['CK1013', 'CK1014'])
  })

  test('R3.50 asked by code, what went off the shelf is answered as such, whatever the kind; no code, no card', async () => {
    const cards = await list({ productCodes: ['CK1001', 'CK1018', 'GN6001', 'CK9999'] })
    expect(Object.fromEntries(cards.map((card) => [card.productCode, card.productStatus]))).toEqual({
      CK1001: '1',
      CK1018: '0',
      GN6001: '1'
    })
  })

  test('prices are filtered and sorted by what is paid now', async () => {
    expect(codes(await list({ category: 'checkup', priceMin: 328, priceMax: 328 }))).toEqual(['CK1016'])
    const paid = (await list({ sort: 'price' })).map((card) => card.seckillPrice ?? card.salePrice)
    expect(paid).toEqual([...paid].sort((a, b) => a - b))
    const falling = (await list({ sort: 'priceDesc' })).map((card) => card.seckillPrice ?? card.salePrice)
    expect(falling).toEqual([...falling].sort((a, b) => b - a))
    const sold = (await list({ sort: 'sell' })).map((card) => card.sellCount)
    expect(sold).toEqual([...sold].sort((a, b) => b - a))
  })

  test('every category of the filters holds as many as it says', async () => {
    const { results } = await server.call('product.filters', {})
    expect(results.categories.map((category) => category.id)).toEqual(
      SHELF_IDS.filter((id) => SHELVES[id].kinds.some(isOpen))
    )
    for (const { id, count } of results.categories) {
      expect(await list({ category: id })).toHaveLength(count)
    }
    for (const { id } of results.bodyParts) expect((await list({ bodyPart: id })).length).toBeGreaterThan(0)
  })

  test('a category names what narrows it: goods have neither sex nor age nor a part of the body', async () => {
    const { categories } = (await server.call('product.filters', {})).results
    const of = (wanted: string) => categories.find(({ id }) => id === wanted)
    expect(of('goods')).toMatchObject({ name: '健康好物', bySex: false, byAge: false, bodyParts: [] })
    expect(of('checkup')).toMatchObject({ bySex: true, byAge: true })
    for (const { id, bodyParts } of categories) {
      for (const bodyPart of bodyParts) {
        expect([id, bodyPart, (await list({ category: id, bodyPart })).length > 0]).toEqual([
          id,
          bodyPart,
          true
        ])
      }
    }
  })

  test('a category has what can be bought of its kinds', async () => {
    for (const id of SHELF_IDS) {
      const { kinds, picked = false }: Shelf = SHELVES[id]
      if (picked) continue
      const there = new Set((await list({ category: id })).map(({ kind }) => kind))
      expect([id, [...there].sort()]).toEqual([id, kinds.filter(isOpen).sort()])
    }
  })
})

test('goods have a shelf of their own and are found by what they are for', async () => {
  const shelf = (await server.call('product.list', { category: 'goods', pageSize: 50 })).results.list
  expect(shelf.length).toBeGreaterThanOrEqual(12)
  expect([...new Set(shelf.map(({ productCategory }) => productCategory))].sort()).toEqual([20, 30, 35])
  const found = (await server.call('product.search', { keyword: '护膝' })).results
  expect(found.map(({ productCode }) => productCode)).toEqual(['HS2009'])
})

test('what is used by codes has a shelf, each with a picture of its own, and is found by what it is for', async () => {
  const shelf = (await server.call('product.list', { category: 'coupon-activity', pageSize: 50 })).results
    .list
  expect(shelf.length).toBeGreaterThanOrEqual(12)
  expect(new Set(shelf.map(({ productCategory }) => productCategory))).toEqual(new Set([31]))
  expect(new Set(shelf.map(({ comboThumbnail }) => comboThumbnail)).size).toBe(shelf.length)
  const found = (await server.call('product.search', { keyword: '洗牙次卡' })).results
  expect(found.map(({ productCode }) => productCode)).toEqual(['CA3103'])
})

describe('search', () => {
  const search = async (keyword: string, cityCode?: string) =>
    (await server.call('product.search', { keyword, ...(cityCode ? { cityCode } : {}) })).results

  test('R7.138 R7.145 every hot word finds something, in Beijing too', async () => {
    const { results: words } = await server.call('home.moduleDetails', { moduleId: 183, moduleType: 83 })
    expect(words).toHaveLength(9)
    for (const { title } of words) {
      expect([title, (await search(title, '131')).length > 0]).toEqual([title, true])
    }
  })

  test('R5.43 more matches in the name first, then the better sold', async () => {
    const found = await search('体检')
    const keys = found.map((card) => [card.comboName.split('体检').length - 1, card.sellCount] as const)
    expect(keys.length).toBeGreaterThan(5)
    expect(new Set(keys.map(([matches]) => matches)).size).toBeGreaterThan(1)
    expect(keys).toEqual([...keys].sort((a, b) => b[0] - a[0] || b[1] - a[1]))
  })

  test.each([
    ['the name', '程序员', 'CK1017'],
    ['a keyword', '爸妈体检', 'CK1006'],
    ['a tag', '贵宾楼层', 'CK1013'],
    ['a check item', '骨密度', 'CK1007'],
    ['letters in either case', 'hpv', 'CK1004'],
    ['two words', '女士 甲状腺', 'CK1004']
  ])('R7.138 finds by %s', async (_name, keyword, code) => {
    expect(codes(await search(keyword))).toContain(code)
  })

  test.each([
    ['nothing fits', 'zzz'],
    ['a word that is off the shelf', '已下架示例'],
    ['a sign of patterns is plain text', '%'],
    ['one of two words', '程序员 zzz']
  ])('R7.138 finds nothing: %s', async (_name, keyword) => {
    expect(await search(keyword)).toEqual([])
  })

  test('the name of a category finds what stands there', async () => {
    const found = await search('健康好物')
    expect(found.length).toBeGreaterThanOrEqual(12)
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['health-selection']))
  })

  test('R7.138 a city shows only what it offers', async () => {
    expect(codes(await search('贵宾楼层', '131'))).toContain('CK1013')
    expect(await search('贵宾楼层', '218')).toEqual([])
    // What is sent home, and what any branch takes, is sold in every city.
    const kinds = (await search('体检', '104')).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['coupon-activity', 'health-selection']))
  })

  test.each([
    ['blank', '  ', '请填写搜索内容'],
    ['too long', 'x'.repeat(41), '搜索内容最多40个字']
  ])('R7.138 a %s query is refused', async (_name, keyword, message) => {
    expect(await server.call('product.search', { keyword })).toMatchObject({
      code: ErrorCode.badParameter,
      message
    })
  })
})

describe('suggestions while typing', () => {
  const suggest = async (keyword: string, cityCode = '131') =>
    (await server.call('product.suggest', { keyword, cityCode })).results

  test.each([
    ['a name', '深度体检', '深度体检·男士款'],
    ['a check item', '骨密', '骨密度'],
    ['goods', '护膝', '运动护膝（单只）'],
    ['letters in either case', 'hp', 'HPV']
  ])('%s completes what is typed, and each suggestion finds something', async (_name, typed, expected) => {
    const words = await suggest(typed)
    expect(words.join()).toContain(expected)
    expect(words.length).toBeLessThanOrEqual(8)
    for (const word of words) {
      const { results } = await server.call('product.search', { keyword: word, cityCode: '131' })
      expect([word, results.length > 0]).toEqual([word, true])
    }
  })

  test.each([
    ['what is off the shelf', '已下架示例'],
    ['a sign of patterns', '%']
  ])('%s is not suggested', async (_name, typed) => {
    expect(await suggest(typed)).toEqual([])
  })

  test('nor is what cannot be bought yet', async () => {
    const closed = PRODUCT_KINDS.filter((kind) => !isOpen(kind))
    const rows = await server.database.db.select().from(products).where(inArray(products.kind, closed))
    for (const { name } of rows) expect(await suggest(name.slice(0, -1))).not.toContain(name)
  })

  test('another city is offered what can be had there', async () => {
    expect(await suggest('贵宾')).toContain('贵宾楼层')
    expect(await suggest('贵宾', '218')).toEqual([])
  })

  test('a blank is refused', async () => {
    expect(await server.call('product.suggest', { keyword: ' ', cityCode: '131' })).toMatchObject({
      code: ErrorCode.badParameter
    })
  })
})
