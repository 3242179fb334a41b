import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { distanceKm } from '@/domain/booking/distance'
import { countNameMatches } from '@/domain/search/rank'
import { HOUR_MS, instantAt } from '@/domain/date'
import { flashSales, orders, products } from '../db/schema'
import packageData from '../db/seed/packages.json'
import { createTestApp, type TestApp } from '../testing/test-app'

const WANGJING = { latitude: 39.9957, longitude: 116.4812 }

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const codes = (cards: readonly { productCode: string }[]) => cards.map((card) => card.productCode)
const detail = (type: string, id: string, more = {}) => server.call('product.detail', { type, id, ...more })
const list = async (input: Parameters<typeof server.call<'product.list'>>[1]) =>
  (await server.call('product.list', { pageSize: 50, ...input })).results.list

describe('detail', () => {
  test('R3.49 by kind, by category number and by combo id it is the same product', async () => {
    const found = await Promise.all([
      detail('checkup', 'CK1003'),
      detail('1', 'CK1003'),
      detail('cardCheckup', '2002')
    ])
    expect(found.map(({ results }) => results.product.comboName)).toEqual(Array(3).fill('深度体检·男士款'))
    expect(found[0]?.results.product).toMatchObject({
      productStatus: '1',
      showShopButton: true,
      seckillStatus: 0,
      productCategory: 1,
      productType: 1,
      productSkuViews: [],
      salePrice: 1080,
      sexLimit: 1,
      ageMin: 30,
      ageMax: 50,
      itemNum: 21
    })
  })

  test.each(
    packageData.checkup.map((product) => [product.productCode, product.itemsValue, product.itemNum] as const)
  )('the single items of %s are worth ¥%s', async (code, itemsValue, itemNum) => {
    const { results } = await detail('checkup', code)
    expect(results.product).toMatchObject({ itemsValue, itemNum })
  })

  test.each([
    ['an unknown kind', 'drugstore', 'CK1003', '没有这类商品，请返回重新选择'],
    ['an unknown category', '99', 'CK1003', '没有这类商品，请返回重新选择'],
    ['an unknown code', 'checkup', 'CK9999', '商品不存在或已删除，请返回重新选择'],
    ['a product of another kind', 'vaccine', 'CK1003', '商品不存在或已删除，请返回重新选择']
  ])('%s is refused in plain words', async (_name, type, id, message) => {
    expect(await detail(type, id)).toMatchObject({ code: ErrorCode.notFound, message, results: null })
  })

  test('R3.50 a product off the shelf still shows, with status 0', async () => {
    const { code, results } = await detail('checkup', 'CK1018')
    expect(code).toBe(ErrorCode.ok)
    expect(results.product).toMatchObject({ comboName: '已下架示例套餐', productStatus: '0' })
  })

  test('what is checked stands by category, each with its reason', async () => {
    const { results } = await detail('checkup', 'CK1003')
    expect(results.categories.flatMap((category) => category.items)).toHaveLength(21)
    expect(results.categories.map((category) => category.categoryName)).toEqual([
      ...new Set(results.categories.map((category) => category.categoryName))
    ])
    for (const category of results.categories) expect(category.reason).not.toBe('')
    expect(results.product.suitFor.length).toBeGreaterThan(0)
    expect(results.product.notice.length).toBeGreaterThan(0)
    expect(results.product.process).toHaveLength(4)
    expect(results.reviews.count).toBeGreaterThan(0)
    expect(results.reviews.list[0]?.date).toMatch(/^2026-05-\d\d$/)
  })

  test('branches of the asked city come nearest first, in km floored to two decimals', async () => {
    const { results } = await detail('checkup', 'CK1003', { cityCode: '131', ...WANGJING })
    expect(results.branches.map((branch) => branch.orgCode)[0]).toBe('H1001')
    expect(results.branches.every((branch) => branch.cityCode === '131')).toBe(true)
    const distances = results.branches.map((branch) => branch.hospitalDistance ?? -1)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    for (const branch of results.branches) {
      const exact = distanceKm(WANGJING, { latitude: branch.lat, longitude: branch.lon })
      expect(branch.hospitalDistance).toBe(Math.floor(exact * 100) / 100)
    }
    expect(results.branchTotal).toBe(17)
  })

  test('without a position distances are unknown, without a city it is Beijing', async () => {
    const { results } = await detail('checkup', 'CK1003')
    expect(results.branches.map((branch) => branch.cityCode)).toEqual(['131', '131', '131', '131'])
    expect(results.branches.every((branch) => branch.hospitalDistance === null)).toBe(true)
  })

  test('a city without a branch gives none, the total stays', async () => {
    const { results } = await detail('checkup', 'CK1003', { cityCode: '104' })
    expect(results).toMatchObject({ branches: [], branchTotal: 17 })
  })

  test('only claimable coupons of the kind and the channel', async () => {
    const { results } = await detail('checkup', 'CK1003')
    const web = results.coupons.map((coupon) => coupon.couponCode)
    expect(web).toContain('CP-85')
    expect(web).not.toContain('CP-BIG')
    expect(web).not.toContain('CP-VA100')
    expect(web).not.toContain('CP-CH9')
  })

  test.each([
    ['20', 'HS2003', 'health-selection'],
    ['30', 'HS2006', 'health-selection'],
    ['7', 'GH7002', 'gene-home']
  ])('the exchange item /selling/%s/%s opens', async (category, code, kind) => {
    const { results } = await detail(category, code)
    expect(results.product).toMatchObject({
      productCode: code,
      kind,
      productStatus: '1',
      showShopButton: false
    })
    expect(results.product.suitFor.length).toBeGreaterThan(0)
    expect(results.product.notice.length).toBeGreaterThan(0)
    expect(results.product.comboThumbnail).toMatch(/^\/seed-img\//)
  })

  test.each([
    ['CK1002', { skipItemSelection: true }],
    ['CK1015', { supermarketCode: 'SM9001' }],
    ['CK1019', { skipItemSelection: false, supermarketCode: '', itemNum: 1 }]
  ])('%s is what the seed says', async (code, expected) => {
    expect((await detail('checkup', code)).results.product).toMatchObject(expected)
  })
})

describe('flash sale', () => {
  const card = async () => (await detail('checkup', 'CK1016')).results.product
  const none = {
    seckillStatus: 0,
    seckillPrice: null,
    seckillStart: null,
    seckillEnd: null,
    seckillStock: null
  }

  test.each(['00:00', '12:00', '23:59'])(
    'R3.51 on the day of the first start a sale runs at %s',
    async (time) => {
      const now = server.clock.now()
      server.clock.set(new Date(instantAt('2026-05-20', time)))
      const { results } = await server.call('product.home', { channelId: 'flash', pageNo: 1 })
      server.clock.set(now)
      expect(results.list).toMatchObject([
        {
          productCode: 'CK1016',
          seckillStatus: 2,
          seckillPrice: 328,
          salePrice: 438,
          seckillStart: instantAt('2026-05-20'),
          seckillEnd: instantAt('2026-05-21')
        }
      ])
    }
  )

  test('R3.51 outside the window by the server’s clock there is none', async () => {
    const now = server.clock.now()
    const sales = await server.database.db
      .select()
      .from(flashSales)
      .where(eq(flashSales.productCode, 'CK1016'))
    const last = Math.max(...sales.map((sale) => sale.endAt.getTime()))
    server.clock.set(new Date(last - 1))
    expect(await card()).toMatchObject({ seckillStatus: 2, seckillEnd: last })
    server.clock.set(new Date(last))
    expect(await card()).toMatchObject(none)
    expect((await server.call('product.home', { channelId: 'flash', pageNo: 1 })).results.list).toEqual([])
    server.clock.set(now)
  })

  test('R3.51 without stock the price is the sale price, the list says sold out', async () => {
    await server.database.db.update(flashSales).set({ remaining: 0 }).where(eq(flashSales.activityId, 'SK01'))
    expect(await card()).toMatchObject({ seckillStatus: 0, seckillPrice: null, seckillStock: 0 })
    await server.database.db
      .update(flashSales)
      .set({ remaining: 60 })
      .where(eq(flashSales.activityId, 'SK01'))
  })

  test('a sale that has not begun shows nothing', async () => {
    const { results } = await detail('health-selection', 'HS2003')
    expect(results.product).toMatchObject(none)
    server.clock.advance(34.5 * HOUR_MS)
    expect((await detail('health-selection', 'HS2003')).results.product).toMatchObject({
      seckillStatus: 2,
      seckillPrice: 129
    })
    server.clock.advance(-34.5 * HOUR_MS)
  })
})

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
    const first = (await server.call('product.list', { pageSize: 10 })).results
    const second = (await server.call('product.list', { pageSize: 10, pageNo: 2 })).results
    expect(first).toMatchObject({ hasMore: true, total: 17 })
    expect(second.hasMore).toBe(false)
    expect(new Set(codes([...first.list, ...second.list])).size).toBe(17)
  })

  test('only what is on the shelf and can be bought is offered', async () => {
    const cards = await list({})
    expect(new Set(cards.map((card) => card.kind))).toEqual(new Set(['checkup']))
    expect(cards.every((card) => card.productStatus === '1')).toBe(true)
  })

  test('the filters narrow', async () => {
    expect((await list({ sex: 0 })).every((card) => card.sexLimit !== 1)).toBe(true)
    expect((await list({ sex: 1 })).every((card) => card.sexLimit !== 0)).toBe(true)
    expect(codes(await list({ age: 70 }))).not.toContain('CK1003')
    expect(codes(await list({ age: 50 }))).toContain('CK1003')
    expect(codes(await list({ age: 51 }))).not.toContain('CK1003')
    expect(codes(await list({ priceMin: 498, priceMax: 528 })).sort()).toEqual(['CK1009', 'CK1010'])
    const bones = codes(await list({ bodyPart: 'C12' }))
    expect(bones).toEqual(expect.arrayContaining(['CK1006', 'CK1016']))
    expect(bones).not.toContain('CK1001')
    expect(codes(await list({ category: 'premium' })).sort()).toEqual(['CK1013', 'CK1014'])
    expect(codes(await list({ productCodes: ['CK1001', 'CK1018', 'VA1301'] }))).toEqual(['CK1001'])
  })

  test('prices are filtered and sorted by what is paid now', async () => {
    expect(codes(await list({ priceMin: 328, priceMax: 328 }))).toEqual(['CK1016'])
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
      'all office men women elder special premium'.split(' ')
    )
    for (const { id, count } of results.categories) {
      expect(await list({ category: id as 'all' })).toHaveLength(count)
    }
    for (const { id } of results.bodyParts) expect((await list({ bodyPart: id })).length).toBeGreaterThan(0)
  })
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
    const keys = found.map((card) => [countNameMatches(card.comboName, '体检'), card.sellCount] as const)
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

  test('R7.138 a city shows only what it offers', async () => {
    expect(codes(await search('贵宾楼层', '131'))).toContain('CK1013')
    const cities = new Set(
      (await detail('checkup', 'CK1013', { cityCode: '218' })).results.branches.map(
        (branch) => branch.cityCode
      )
    )
    expect(cities.size).toBe(0)
    expect(await search('贵宾楼层', '218')).toEqual([])
    expect(await search('体检', '104')).toEqual([])
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

describe('branches', () => {
  test('a branch with what it sells', async () => {
    const { results } = await server.call('hospital.detail', { id: 'H1001', ...WANGJING })
    expect(results).toMatchObject({
      hospitalName: '澄安体检中心（北京望京分院）',
      hospitalDistance: 0,
      hasBreakfast: true,
      closedWeekdays: [0]
    })
    expect(codes(results.products)).toContain('CK1003')
    expect(codes(results.products)).not.toContain('CK1018')
    expect(results.intro).not.toBe('')
    expect(results.facilities.length).toBeGreaterThan(0)
  })

  test('an unknown branch is refused in plain words', async () => {
    expect(await server.call('hospital.detail', { id: 'H9999' })).toMatchObject({
      code: ErrorCode.notFound,
      message: '分院不存在，请返回重新选择'
    })
  })

  test('the list of a city and of a product', async () => {
    const beijing = (await server.call('hospital.list', { cityCode: '131', ...WANGJING })).results
    expect(beijing[0]?.orgCode).toBe('H1001')
    expect(beijing.map((branch) => branch.orgCode).sort()).toEqual(['H1001', 'H1002', 'H1003', 'H1004'])
    const premium = (await server.call('hospital.list', { productCode: 'CK1013' })).results
    expect(premium).toHaveLength(4)
    expect((await server.call('hospital.list', { cityCode: '104' })).results).toEqual([])
  })

  test('recent branches: none for a guest, the latest visit first for a user', async () => {
    expect((await server.call('hospital.recent', {})).results).toEqual([])
    const session = await server.login('10000000001')
    const { results } = await server.call('hospital.recent', {}, { session })
    expect(results.map((branch) => branch.orgCode)).toContain('H1001')
    const other = await server.login('10000000006')
    const ofOther = (await server.call('hospital.recent', {}, { session: other })).results
    const theirs = await server.database.db
      .select({ id: orders.hospitalId })
      .from(orders)
      .where(eq(orders.userId, 'u1002'))
    expect(ofOther.every((branch) => theirs.some(({ id }) => id === branch.orgCode))).toBe(true)
  })
})

test('every product kind has products and each opens', async () => {
  const rows = await server.database.db
    .select({ kind: products.kind, code: products.productCode })
    .from(products)
  expect([...new Set(rows.map((row) => row.kind))].sort()).toEqual(
    'checkup coupon-activity cross-border dentistry gene gene-home health-selection sugarshaker vaccine waston'.split(
      ' '
    )
  )
  for (const { kind, code } of rows) expect(await detail(kind, code)).toMatchObject({ code: ErrorCode.ok })
})
