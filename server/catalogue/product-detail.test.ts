import { eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { HOUR_MS, instantAt } from '@/domain/date'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { flashSales, products, productSkus } from '../db/schema'
import packageData from '../db/seed/packages.json'
import { createTestApp, type TestApp } from '../testing/test-app'
import { leavePieces } from '../testing/stock'

const WANGJING = { latitude: 39.9957, longitude: 116.4812 }

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const detail = (type: string, id: string, more = {}) => server.call('product.detail', { type, id, ...more })

describe('detail', () => {
  test('doses of a vaccine with the days between them, and what is paid first', async () => {
    const found = await Promise.all([
      detail('vaccine', 'VA1303'),
      detail('vaccine', 'VA1306'),
      detail('dentistry', 'DT0110')
    ])
    expect(
      found.map(({ results: { product } }) => [product.doses, product.deposit, product.productStatus])
    ).toEqual([
      [{ scheduleDays: [0, 30, 180], supply: '充足' }, { price: 200, rest: 'balance', optional: true }, '1'],
      [{ scheduleDays: [0], supply: '充足' }, null, '1'],
      [null, { price: 500, rest: 'atBranch', optional: false }, '1']
    ])
  })

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

  test('the gallery shows what the visit consists of, each scene with what is known of it', async () => {
    const { product } = (await detail('checkup', 'CK1003')).results
    expect(product.scenes.map(({ key }) => key)).toEqual(['reception', 'blood', 'ct', 'report'])
    expect(product.scenes[0]?.facts).toEqual([
      { value: `${product.itemNum} 项`, text: '含低剂量 CT' },
      { value: `约 ${product.estimatedMinutes} 分钟`, text: '全程' },
      { value: `${product.reportWorkdays} 个工作日`, text: '出电子报告' }
    ])
    expect(product.gallery).toEqual(product.scenes.map(({ picture }) => picture))
    const light = (await detail('checkup', 'CK1001')).results.product
    expect(light.scenes.map(({ key }) => key)).toEqual(['reception', 'blood', 'report'])
  })

  test('a shop with photographs of its own shows those', async () => {
    const own = ['/media/one.png', '/media/two.png']
    const which = eq(products.productCode, 'CK1003')
    const [row] = await server.database.db.select().from(products).where(which)
    await server.database.db.update(products).set({ images: own }).where(which)
    const { product } = (await detail('checkup', 'CK1003')).results
    await server.database.db.update(products).set({ images: row?.images }).where(which)
    expect([product.gallery, product.scenes]).toEqual([own, []])
  })

  test('goods tell what is measured, which part each choice fits, and how they are used', async () => {
    const { product, reviews } = (await detail('health-selection', 'HS2003')).results
    expect(product.measure).toEqual({ name: '臂围', unit: 'cm', min: 22, max: 42 })
    expect(product.productSkuViews.map(({ range }) => range)).toEqual([
      [22, 32],
      [32, 42]
    ])
    expect(product.guide).toHaveLength(3)
    expect(product.guide[0]).toMatchObject({ minutes: 5, picture: '/seed-img/step/cuff-1.svg#mint' })
    expect(reviews.low).toBe(5)
    expect(reviews.list.find(({ answer }) => answer !== '')).toMatchObject({ score: 3, spec: '标准袖带' })
  })

  test('a dentist tells the steps with their minutes, and what is done by the tooth in the same store', async () => {
    const { product, perUnit } = (await detail('dentistry', 'DT0101')).results
    expect(product.process.map(({ minutes }) => minutes)).toEqual([10, 20, 10])
    expect(product.scenes.map(({ key }) => key)).toEqual(['chair'])
    expect(perUnit.map(({ productCode }) => productCode)).toEqual(['DT0104', 'DT0105', 'DT0106', 'DT0107'])
    expect(perUnit[3]?.unit).toBe('每颗，含全景片')
    expect((await detail('checkup', 'CK1003')).results.perUnit).toEqual([])
  })

  test.each([
    ['an unknown kind', 'drugstore', 'CK1003', '没有这类商品，请返回重新选择'],
    ['an unknown category', '99', 'CK1003', '没有这类商品，请返回重新选择'],
    ['an unknown code', 'checkup', 'CK9999', '商品不存在或已删除，请返回重新选择'],
    ['a product of another kind', 'vaccine', 'CK1003', '商品不存在或已删除，请返回重新选择']
  ])('%s is refused in plain words', async (_name, type, id, message) => {
    expect(await detail(type, id)).toMatchObject({ code: ErrorCode.notFound, message, results: null })
  })

  test.each([
    [0, 'dentistry'],
    [1, 'checkup'],
    [2, 'checkup'],
    [5, 'checkup'],
    [6, 'gene'],
    [7, 'gene-home'],
    [11, 'waston'],
    [13, 'vaccine'],
    [20, 'health-selection'],
    [30, 'health-selection'],
    [35, 'health-selection'],
    [31, 'coupon-activity'],
    [34, 'cross-border']
  ] as const)(
    'R9.23 category %s in the address opens products of the kind %s alone',
    async (category, kind) => {
      const one = eq(products.productCode, 'CK1003')
      const { db } = server.database
      for (const stored of [kind, kind === 'checkup' ? 'vaccine' : 'checkup'] as const) {
        await db.update(products).set({ kind: stored }).where(one)
        const { code } = await detail(String(category), 'CK1003')
        await db.update(products).set({ kind: 'checkup' }).where(one)
        expect([stored, code]).toEqual([stored, stored === kind ? ErrorCode.ok : ErrorCode.notFound])
      }
    }
  )

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
    expect(results.branches.map((branch) => branch.hospitalDistance)).toEqual([0, 12.41, 14.1, 19.89])
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

  test('a claimable coupon says what it takes off, from what amount on, for what and where, and how long it lives', async () => {
    const { results } = await detail('checkup', 'CK1003')
    const coupon = (code: string) => results.coupons.find(({ couponCode }) => couponCode === code)
    expect(coupon('CP-85')).toEqual({
      couponCode: 'CP-85',
      name: '体检8.5折（最高减200）',
      couponType: 2,
      discountedPrice: 0,
      discounted: 8.5,
      maxDiscount: 200,
      minAmount: 500,
      scope: '体检、睿评',
      validDays: 15
    })
    expect(coupon('CP-CITY')).toMatchObject({
      couponType: 1,
      discountedPrice: 50,
      minAmount: 300,
      scope: '体检 · 仅限成都金融城分院、成都青羊分院'
    })
  })

  test.each([
    ['20', 'HS2003', 'health-selection', true],
    ['30', 'HS2006', 'health-selection', true],
    ['7', 'GH7002', 'gene-home', true]
  ])('the exchange item /selling/%s/%s opens', async (category, code, kind, sold) => {
    const { results } = await detail(category, code)
    expect(results.product).toMatchObject({
      productCode: code,
      kind,
      productStatus: '1',
      showShopButton: sold
    })
    expect(results.product.suitFor.length).toBeGreaterThan(0)
    expect(results.product.notice.length).toBeGreaterThan(0)
    expect(results.product.comboThumbnail).toMatch(/^\/seed-img\//)
  })

  test('R3.49 goods tell what can be chosen of them, what is left, the limit of an order and the freight', async () => {
    await server.database.db
      .update(productSkus)
      .set({ taken: sql`taken + 20` })
      .where(eq(productSkus.skuId, 'HS2009-1'))
    await server.database.db.update(productSkus).set({ open: false }).where(eq(productSkus.skuId, 'HS2009-3'))
    const { results } = await detail('health-selection', 'HS2009')
    expect(results.product).toMatchObject({
      productSkuViews: [
        { skuId: 'HS2009-1', spec: 'M', note: '膝围 32–36 cm', price: 89, stock: 220 },
        { skuId: 'HS2009-2', spec: 'L', stock: 0 }
      ],
      orderLimit: 3,
      freight: 8,
      params: [
        { name: '材质', value: '锦纶、氨纶' },
        { name: '怎么选', value: expect.stringContaining('膝围') },
        expect.anything()
      ]
    })
  })

  test('what is not sent has no freight and says where it is handed over', async () => {
    const { results } = await detail('30', 'HS2006')
    expect(results.product).toMatchObject({ freight: 0 })
    expect(results.product.notice[0]).toContain('分院前台')
    expect((await detail('35', 'SV3501')).results.product.notice[0]).toContain('仅限登录人本人')
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
          offerKind: 'flash',
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
    await leavePieces(server.database.db, eq(flashSales.activityId, 'SK01'), 0)
    expect(await card()).toMatchObject({ seckillStatus: 0, seckillPrice: null, seckillStock: 0 })
    await leavePieces(server.database.db, eq(flashSales.activityId, 'SK01'), 60)
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

test('every product kind has products and each opens', async () => {
  const rows = await server.database.db
    .select({ kind: products.kind, code: products.productCode })
    .from(products)
  expect([...new Set(rows.map((row) => row.kind))].sort()).toEqual([...PRODUCT_KINDS].sort())
  for (const { kind, code } of rows) expect(await detail(kind, code)).toMatchObject({ code: ErrorCode.ok })
})
