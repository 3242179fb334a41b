/** Catalogue, schedule, stock and coupons as files: given out, taken back, each wrong row named and nothing half written. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { isPlainText } from '@/domain/plain-text'
import { rowsOf } from '../db/client'
import { coupons, opsLog, products, productSkus, shopStamp, slots } from '../db/schema'
import { orderInput, VISIT_DATE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { runOps } from './run'

testOrders({ sound: true })
let folder = ''
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'carry-'))))
beforeEach(() => server.database.db.delete(opsLog))

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'night-shift')
const at = (name: string) => path.join(folder, name)
const given = async (what: string, name: string, ...more: string[]) => {
  expect(await ops('export', what, at(name), ...more)).toMatchObject({ exit: 0 })
  return readFile(at(name), 'utf8')
}
const take = async (what: string, text: string, name = 'in.csv', ...more: string[]) => {
  await writeFile(at(name), text)
  return ops('import', what, at(name), ...more)
}
const version = async () => (await server.database.db.select().from(shopStamp))[0]?.version
const product = async (code: string) =>
  (await server.database.db.select().from(products).where(eq(products.productCode, code)))[0]
const logged = async () =>
  (await server.database.db.select().from(opsLog)).map(({ command, outcome }) => [command, outcome])

test.each(
  ['products', 'prices', 'branches', 'slots', 'skus', 'coupons'].flatMap((what) => [
    [what, 'csv'],
    [what, 'json']
  ])
)('%s as %s taken back as they were given change nothing', async (what = '', format = '') => {
  const before = await version()
  const text = await given(what, `${what}.${format}`)
  expect(text.length).toBeGreaterThan(100)
  const { exit, text: said } = await take(what, text, `back.${format}`, '--json')
  expect([exit, JSON.parse(said)]).toMatchObject([0, { rows: [{ what, new: 0, changed: 0 }] }])
  expect(await version()).toBe(before)
})

describe('pictures of other sites', () => {
  const withOrigins = async (text: string) => {
    await writeFile(at('pictures.csv'), text)
    const context = { db: server.database.db, now: server.clock.now, mediaOrigins: ['https://img.example'] }
    return runOps(context, ['import', 'products', at('pictures.csv'), '--dry-run'], 'night-shift')
  }

  test.each([
    ['thumbnail', 'https://img.example/a.png', 0],
    ['thumbnail', '/seed-img/tile/dna.svg#mint', 0],
    ['thumbnail', 'https://img.example.net/a.png', 1],
    ['thumbnail', '//img.example.net/a.png', 1],
    ['images', 'https://img.example/a.png|https://cdn.example/b.png', 1]
  ])('%s %s: those of a site that is not in MEDIA_ORIGINS are refused', async (column, address, exit) => {
    const answer = await withOrigins(`productCode,${column}\nCK1003,${address}\n`)
    expect(answer.exit).toBe(exit)
    if (exit === 1) expect(answer.text).toMatch(new RegExp(`第 2 行 ${column} 页面不显示 https://.* 的图片`))
  })
})

describe('products', () => {
  const PRICED = 'productCode,salePrice,marketPrice\r\n'

  test('a price that changes while somebody orders: the order that was told the old one is refused with the new', async () => {
    const { results } = await server.call(
      'addon.quote',
      { orgCode: 'H1001', productCode: 'CK1003', rtime: VISIT_DATE, customAddPackage: [] },
      { session }
    )
    const { priceVersion } = results[0]!
    const before = await version()
    expect((await take('prices', `${PRICED}CK1003,1199.5,1680`)).exit).toBe(0)
    expect(await version()).toBeGreaterThan(before ?? 0)
    const answer = await server.callRaw('order.complete', orderInput({ priceVersion }), { session })
    expect([answer.code, JSON.stringify(answer.results)]).toEqual([
      ErrorCode.priceChanged,
      expect.stringContaining('1199.5')
    ])
    expect((await take('prices', `${PRICED}CK1003,1080,1680`)).exit).toBe(0)
    expect(await logged()).toEqual([
      ['import', 'done'],
      ['import', 'done']
    ])
  })

  test('a new one is like another, and is found by its customers at once; what its file leaves out stays', async () => {
    const made = await take(
      'products',
      '\uFEFFproductCode,like,name,salePrice,marketPrice,branches,tags\nCK7788,CK1003,秋季男士套餐,999.99,1500,H1001|H1002,新品|限时\n'
    )
    expect(made.exit).toBe(0)
    const { results } = await server.call('product.detail', { type: 'checkup', id: 'CK7788' })
    expect(results).toMatchObject({ product: { productCode: 'CK7788', tags: ['新品', '限时'] } })
    expect(await product('CK7788')).toMatchObject({
      salePriceFen: 99999,
      sellCount: 0,
      kind: 'checkup',
      persons: 1
    })
    expect((await take('products', 'productCode,onShelf\nCK7788,否\n')).text).toMatch(/0\t1\t0/)
    expect(await product('CK7788')).toMatchObject({ onShelf: false, name: '秋季男士套餐' })
    const { db } = server.database
    for (const table of ['product_items', 'product_branches', 'products']) {
      await db.execute(sql`delete from ${sql.identifier(table)} where product_code = 'CK7788'`)
    }
  })

  test.each([
    ['R5.16 a dental product is for women, as its kind is', 'DT0101', '', 0],
    ['R5.16 unless it is opened on purpose', 'DT0101', 'open', null],
    ['R5.17 a vaccine is for women, as its kind is', 'VA1304', '', 0],
    ['R5.17 unless it is opened on purpose', 'VA1304', 'open', null],
    ['a checkup without a word is for all', 'CK1003', '', null]
  ])('%s: %s with «%s»', async (_rule, code, word, limit) => {
    const was = (await product(code))?.sexLimit ?? null
    const kind = (await product(code))?.kind ?? ''
    // The other word first: a row that says what stands is not written.
    for (const said of [word === '' ? 'open' : '', word])
      expect((await take('products', `productCode,sexLimit\n${code},${said}\n`)).exit).toBe(0)
    const { results } = await server.call('product.detail', { type: kind, id: code })
    expect(results).toMatchObject({ product: { sexLimit: limit } })
    const before = was === null ? 'open' : String(was)
    expect((await take('products', `productCode,sexLimit\n${code},${before}\n`)).exit).toBe(0)
  })

  test('every wrong row is named with its line, its column and why, and nothing of the file is written', async () => {
    const rows = [
      'productCode,like,name,kind,salePrice,marketPrice,ageMin,ageMax,branches,items,onShelf,images',
      'CK1003,,深度体检·男士款二,checkup,1080,1680,18,80,,,是,',
      'CK1004,,,checkup,12.345,1680,18,80,,,或许,',
      'CK1003,,又一次,checkup,1,2,,,,,是,',
      'CK7001,,没有样子,checkup,1,2,,,,,是,',
      'CK7002,CK9999,照着没有的,checkup,1,2,,,,,是,',
      'CK7003,CK1003,错的,checkup,3,2,80,18,H1001|H9999,IM999,是,javascript:alert(1)',
      'CK1005,,换类别,vaccine,1,2,,,,,是,'
    ]
    const { exit, text } = await take('products', rows.join('\n'))
    expect(exit).toBe(1)
    for (const said of [
      /第 3 行 name 「」不能为空/,
      /第 3 行 salePrice 「12.345」应为金额/,
      /第 3 行 onShelf 「或许」应为 是 或 否/,
      /第 4 行 productCode CK1003 在第 2 行已经出现过/,
      /第 5 行 productCode 没有 CK7001；新商品要有 name, kind, category, salePrice，或用 like/,
      /第 6 行 productCode 没有 CK9999，不能照它新建/,
      /第 7 行 images 「javascript:alert\(1\)」应为以 \//
    ]) {
      expect(text).toMatch(said)
    }
    expect((await product('CK1003'))?.name).not.toContain('二')
    const judged = await take(
      'products',
      [rows[0], rows[6]?.replace('javascript:alert(1)', ''), rows[7]].join('\n')
    )
    for (const said of [
      /第 2 行 salePrice 售价高于划线价/,
      /第 2 行 ageMin 最小年龄大于最大年龄/,
      /第 2 行 items 没有项目 IM999/,
      /第 2 行 branches 没有分院 H9999/,
      /第 3 行 kind 已有商品不能换类别/
    ]) {
      expect(judged.text).toMatch(said)
    }
    expect(await logged()).toEqual([
      ['import', 'refused'],
      ['import', 'refused']
    ])
    expect(await product('CK7003')).toBeUndefined()
  })

  test('for scripts the wrong rows are a list', async () => {
    const { text } = await take('prices', `${PRICED}CK1003,3,2\nCK0,1,2`, 'in.csv', '--json')
    expect(JSON.parse(text)).toMatchObject({
      ok: false,
      problems: [
        { line: 2, column: 'salePrice', why: '售价高于划线价' },
        { line: 3, column: 'productCode', why: '没有 CK0' }
      ]
    })
  })

  test('what is a formula to a spreadsheet is given out harmless, and taken back as it was', async () => {
    const { db } = server.database
    const was = (await product('CK1004'))?.intro ?? ''
    for (const intro of ['=HYPERLINK("http://x","y")', "'=1+1", '+86 400', '@x']) {
      await db.update(products).set({ intro }).where(eq(products.productCode, 'CK1004'))
      const text = await given('products', 'formula.csv')
      expect(text).toContain(`'${intro.replaceAll('"', '""')}`)
      expect((await take('products', text)).text).toMatch(/\t0\t0\t/)
      expect((await product('CK1004'))?.intro).toBe(intro)
    }
    await db.update(products).set({ intro: was }).where(eq(products.productCode, 'CK1004'))
  })
})

test.each([
  ['an unknown column', 'in.csv', 'productCode,colour\nCK1003,red', /第 1 行 colour 不认识的列/],
  ['a column twice', 'in.csv', 'productCode,name,name\nCK1003,a,b', /这一列出现了两次/],
  ['without its key', 'in.csv', 'name\na', /productCode 缺少这一列/],
  ['a row that is too long', 'in.csv', 'productCode,name\nCK1003,a,b', /第 2 行有 3 列，表头有 2 列/],
  ['a quote that is not closed', 'in.csv', 'productCode,name\nCK1003,"a', /引号没有闭合/],
  ['nothing', 'in.csv', '', /文件是空的/],
  ['no JSON', 'in.json', '[{', /不是 JSON/],
  ['JSON that is no list', 'in.json', '{}', /JSON 应为列表/],
  ['a list of numbers', 'in.json', '[1]', /第 1 行不是对象/],
  ['another kind of file', 'in.xlsx', 'x', /文件名要以 .csv 或 .json 结尾/]
])('a file with %s is refused', async (_name, file, text, reason) => {
  expect(await take('products', text, file)).toMatchObject({ exit: 1, text: expect.stringMatching(reason) })
})

test('a file in another encoding, an unknown subject and a missing word are refused', async () => {
  await writeFile(at('gbk.csv'), Buffer.from([0xc9, 0xcc, 0xc6, 0xb7]))
  expect((await ops('import', 'products', at('gbk.csv'))).text).toContain('不是 UTF-8 编码')
  expect((await ops('import', 'people', at('gbk.csv'))).text).toContain('没有 people；可以是 products|prices')
  expect(await ops('import', 'products')).toMatchObject({
    exit: 2,
    text: expect.stringContaining('缺少文件名')
  })
  expect((await ops('import', '--help')).text).toContain('coupons:')
})

describe('the schedule', () => {
  const HEAD = 'orgCode,kind,date,slotId,doctorId,capacity,blocked\n'
  const slot = async () =>
    (
      await server.database.db
        .select()
        .from(slots)
        .where(
          and(
            eq(slots.orgCode, 'H1001'),
            eq(slots.date, VISIT_DATE),
            eq(slots.slotId, 102),
            eq(slots.kind, 'checkup')
          )
        )
    )[0]

  test('seats below what is taken are refused with their row; more are sold at once', async () => {
    await steps.placed(session)
    const before = await slot()
    const cut = await take(
      'slots',
      `${HEAD}H1001,checkup,${VISIT_DATE},102,,3,3\nH1001,checkup,2026-05-01,102,,3,0\n`
    )
    expect(cut.text).toMatch(/第 2 行 capacity 可约 0（容量 3 减不售 3）少于已约 1/)
    expect(await slot()).toEqual(before)
    expect((await take('slots', `${HEAD}H1001,checkup,${VISIT_DATE},102,,3,0`)).exit).toBe(0)
    expect(await slot()).toMatchObject({ capacity: 3, blocked: 0, taken: 1, remaining: 2 })
    expect(
      (await take('slots', `orgCode,kind,date,slotId,doctorId,open\nH1001,checkup,${VISIT_DATE},102,,否`))
        .exit
    ).toBe(0)
    const { code } = await server.call(
      'order.complete',
      orderInput({ medUserInfo: { ...orderInput().medUserInfo } }),
      { session }
    )
    expect(code).not.toBe(ErrorCode.ok)
  })

  test('a new time, and what cannot be one', async () => {
    const row = (...cells: (string | number)[]) =>
      `orgCode,kind,date,slotId,doctorId,timespan,capacity\n${cells.join(',')}`
    expect((await take('slots', row('H1001', 'checkup', VISIT_DATE, 777, '', '14:00-15:00', 9))).exit).toBe(0)
    const [made] = await rowsOf<{ ampm: number; remaining: number }>(
      server.database.db,
      sql`select ampm, remaining from slots where slot_id = 777`
    )
    expect(made).toEqual({ ampm: 2, remaining: 9 })
    await server.database.db.delete(slots).where(eq(slots.slotId, 777))
    for (const [cells, why] of [
      [['H9', 'checkup', VISIT_DATE, 777, '', '14:00-15:00', 9], /没有分院 H9/],
      [['H1001', 'checkup', '2026-05-01', 777, '', '14:00-15:00', 9], /已经过去/],
      [['H1001', 'checkup', VISIT_DATE, 777, '', '15:00-14:00', 9], /应为时段/],
      [['H1001', 'checkup', VISIT_DATE, 777, 'D9', '14:00-15:00', 9], /没有医生 D9/],
      [['H1001', 'checkup', VISIT_DATE, 777, '', '', 9], /timespan 「」不能为空/]
    ] as const) {
      expect((await take('slots', row(...cells))).text).toMatch(why)
    }
  })

  test('days are given out from and to', async () => {
    const text = await given('slots', 'day.csv', '--from', VISIT_DATE, '--to', VISIT_DATE)
    const days = new Set(
      text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[1])
    )
    expect([...days]).toEqual([VISIT_DATE])
    expect((await ops('export', 'slots', at('day.csv'), '--from', 'now')).text).toContain('--from 和 --to')
  })
})

describe('stock', () => {
  const HEAD = 'skuId,stock,price\n'
  const sku = async (id: string) =>
    (await server.database.db.select().from(productSkus).where(eq(productSkus.skuId, id)))[0]

  test('stock below what is sold is refused; price and stock change with the file', async () => {
    const before = await sku('HS2009-3')
    await server.database.db.update(productSkus).set({ taken: 5 }).where(eq(productSkus.skuId, 'HS2009-3'))
    expect((await take('skus', `${HEAD}HS2009-3,4,95`)).text).toMatch(/第 2 行 stock 库存 4 少于已售 5/)
    expect((await take('skus', `${HEAD}HS2009-3,6,88.8`)).exit).toBe(0)
    expect(await sku('HS2009-3')).toMatchObject({ stock: 6, priceFen: 8880, remaining: 1, taken: 5 })
    const { stock, taken, priceFen } = before!
    await server.database.db
      .update(productSkus)
      .set({ stock, taken, priceFen })
      .where(eq(productSkus.skuId, 'HS2009-3'))
  })

  test.each([
    ['skuId,stock\nNEW-1,4', /没有 NEW-1；新规格要有/],
    ['skuId,productCode,spec,price,stock\nNEW-1,CK1003,大,1,4', /CK1003 要预约到院，没有规格/],
    ['skuId,productCode,spec,price,stock\nNEW-1,XX,大,1,4', /没有商品 XX/],
    ['skuId,productCode\nHS2009-3,HS2001', /已有规格不能换商品/],
    ['skuId,stock\nHS2009-3,-1', /应为 0 到/]
  ])('%j is refused', async (text, why) => {
    expect((await take('skus', text)).text).toMatch(why)
  })
})

test.each([
  ['branches', 'orgCode,cityCode,capacityPerDay\nH1001,999999,80', /没有城市 999999/],
  ['branches', 'orgCode,name\nH9901,新分院', /新分院还缺 cityCode, address/],
  ['branches', 'orgCode,lat\nH1001,91', /应为 -90 到 90 的数字/],
  ['branches', 'orgCode,kinds\nH1001,checkup|spa', /「spa」应为/],
  ['coupons', 'couponCode,name,couponType,kinds\nCP-NEW,新券,1,checkup', /满减券要写减多少/],
  ['coupons', 'couponCode,name,couponType,kinds\nCP-NEW,新券,2,checkup', /折扣券要写折扣/],
  ['coupons', 'couponCode,hospitalIds\nCP-PL50,H9', /没有分院 H9/],
  [
    'coupons',
    'couponCode,claimFrom,claimUntil\nCP-PL50,2026-06-02 08:00,2026-06-02 08:00',
    /领取结束不晚于开始/
  ],
  ['coupons', 'couponCode,claimStock\nCP-PL50,1.5', /claimStock 「1.5」应为/],
  ['coupons', 'couponCode,claimStock\nCP-PL50,-1', /claimStock 「-1」应为/],
  ['coupons', 'couponCode,claimFrom\nCP-PL50,明天', /应为时间/],
  ['coupons', 'couponCode,claimChannels\nCP-PL50,7', /claimChannels 「7」应为/]
])('%s: %j is refused', async (what, text, why) => {
  expect(await take(what, text)).toMatchObject({ exit: 1, text: expect.stringMatching(why) })
})

test('R7.143 a batch of coupons: where, when and how many; what was taken is shown and never written', async () => {
  const { db } = server.database
  const ours = eq(coupons.couponCode, 'CP-NEW78')
  const head =
    'couponCode,name,couponType,discounted,kinds,claimable,claimChannels,claimFrom,claimUntil,claimStock'
  const batch = 'CP-NEW78,渠道券,1,9,checkup,是,50|66,2026-06-01 10:00,2026-06-02 10:00,100'
  expect((await take('coupons', `${head}\n${batch}`)).text).toMatch(/coupons\t1\t0\t0/)
  expect((await db.select().from(coupons).where(ours))[0]).toMatchObject({
    ...{ claimChannels: [50, 66], claimStock: 100, claimTaken: 0 },
    ...{ claimFrom: new Date('2026-06-01T10:00:00+08:00'), claimUntil: new Date('2026-06-02T10:00:00+08:00') }
  })
  await db.update(coupons).set({ claimTaken: 40 }).where(ours)
  expect(await take('coupons', 'couponCode,claimStock\nCP-NEW78,39')).toMatchObject({
    ...{ exit: 1, text: expect.stringMatching(/数量 39 少于已领 40/) }
  })
  await take('coupons', 'couponCode,claimStock,claimTaken,claimFrom\nCP-NEW78,40,0,')
  expect((await db.select().from(coupons).where(ours))[0]).toMatchObject({
    ...{ claimStock: 40, claimTaken: 40, claimFrom: null }
  })
  await take('coupons', 'couponCode,like\nCP-NEW79,CP-NEW78')
  expect((await db.select().from(coupons).where(eq(coupons.couponCode, 'CP-NEW79')))[0]).toMatchObject({
    ...{ claimStock: 40, claimTaken: 0 }
  })
  await db.execute(sql`delete from coupons where coupon_code in ('CP-NEW78', 'CP-NEW79')`)
})

test('a try writes nothing, and a coupon that is new can be claimed', async () => {
  const file =
    'couponCode,name,couponType,discounted,minAmount,kinds,claimable\nCP-NEW77,冬季券,1,77,500,checkup,是'
  expect((await take('coupons', file, 'in.csv', '--dry-run')).text).toMatch(
    /coupons\t1\t0\t0[\s\S]*没有写入任何内容/
  )
  expect(await logged()).toEqual([])
  expect((await take('coupons', file)).text).toMatch(/coupons\t1\t0\t0/)
  expect((await take('coupons', file)).text).toMatch(/coupons\t0\t0\t1/)
  await server.database.db.execute(sql`delete from coupons where coupon_code = 'CP-NEW77'`)
})

test('control characters and marks that turn the direction of what is read are named with their row; lines stand in an introduction alone', async () => {
  const strange = '"澄安\u202e分院"'
  const { exit, text } = await take(
    'branches',
    `orgCode,name,intro\nH1001,${strange},好\nH1002,澄安,"第一段\n第二段"\nH1003,"澄安\n三院",好`
  )
  expect([exit, text]).toEqual([
    1,
    expect.stringMatching(/2 处不对[\s\S]*第 2 行 name[\s\S]*控制字符[\s\S]*name[\s\S]*换行/)
  ])
})

test('a file with NUL and ESC is answered by its rows too, without them, and the log keeps that', async () => {
  const { exit, text } = await take('branches', 'orgCode,name\nH1001,澄\u0000安\nH1002,\u001b[2J澄安')
  expect([exit, text]).toEqual([1, expect.stringMatching(/2 处不对[\s\S]*第 2 行 name[\s\S]*第 3 行 name/)])
  expect(isPlainText(text, true)).toBe(true)
})
