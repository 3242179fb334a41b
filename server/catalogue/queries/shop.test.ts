import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import { products, shopStamp } from '../../db/schema'
import { VISIT_DATE } from '../../testing/ordering'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { shopNow } from './shop'
import { branchesTaking } from './sold-product'
import { transact } from '../../db/transact'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

const run = (statement: string) => server.database.db.execute(sql.raw(statement))
const rename = (productCode: string, name: string) =>
  server.database.db.update(products).set({ name }).where(eq(products.productCode, productCode))
const nameNow = async (productCode: string) =>
  (await shopNow(server.database.db)).products.get(productCode)?.name

test('what has not changed is not read again', async () => {
  const { db } = server.database
  expect(await shopNow(db)).toBe(await shopNow(db))
})

test('products stand by their codes, whatever was changed last: a tie in a list falls alike on every server', async () => {
  const { db } = server.database
  const codes = async () => [...(await shopNow(db)).products.keys()]
  const before = await codes()
  expect(before).toEqual(before.toSorted())
  await rename(before[0] ?? '', '改过名字')
  expect(await codes()).toEqual(before)
})

test.each([
  ['products', 'name'],
  ['branches', 'name'],
  ['cities', 'city_name'],
  ['product_branches', 'org_code'],
  ['product_items', 'sort'],
  ['check_items', 'name'],
  ['item_rules', 'message'],
  ['addon_packages', 'name'],
  ['addon_package_items', 'sort'],
  ['exchange_offers', 'name'],
  ['gifts', 'name'],
  ['product_skus', 'spec'],
  ['breakfasts', 'name']
])('a change of %s counts with the next call', async (table, column) => {
  const { db } = server.database
  const old = await shopNow(db)
  await run(`update ${table} set ${column} = ${column}`)
  expect((await shopNow(db)).version).toBeGreaterThan(old.version)
})

test('R3.49 what orders take of a stock is no change of the shop', async () => {
  const { db } = server.database
  const old = await shopNow(db)
  await run(`update product_skus set taken = taken + 1 where sku_id = 'HS2003-1'`)
  expect(await shopNow(db)).toBe(old)
  await run(`update product_skus set price_fen = 21000, taken = taken - 1 where sku_id = 'HS2003-1'`)
  expect((await shopNow(db)).skus.get('HS2003')?.[0]).toMatchObject({ skuId: 'HS2003-1', priceFen: 21000 })
})

test('a price that changes in the database is the price of the very next quote and order', async () => {
  const session = await server.login('10000000001')
  const quoted = async () => {
    const input = { orgCode: 'H1001', productCode: 'CK1003', rtime: VISIT_DATE, customAddPackage: [] }
    return server.call('addon.quote', input, { session })
  }
  expect((await quoted()).results[0]?.userPayPrice).toBe(1080)
  await run(`update products set sale_price_fen = 90050 where product_code = 'CK1003'`)
  expect((await quoted()).results[0]?.userPayPrice).toBe(900.5)
  await run(`update products set on_shelf = false where product_code = 'CK1003'`)
  expect((await quoted()).code).toBe(ErrorCode.offShelf)
})

test('a change that is rolled back never counts', async () => {
  const { db } = server.database
  const before = await shopNow(db)
  await transact(db, async (tx) => {
    await tx.execute(sql`update products set name = 'x' where product_code = 'CK1001'`)
    throw new Error('back')
  }).catch(() => undefined)
  expect(await shopNow(db)).toBe(before)
})

describe('only what has changed is read', () => {
  test('a changed product is another row, all others stay the objects that they were', async () => {
    const { db } = server.database
    const old = await shopNow(db)
    await rename('CK1001', '新的名字')
    const shop = await shopNow(db)
    expect(shop.products.get('CK1001')?.name).toBe('新的名字')
    expect(shop.products.get('CK1004')).toBe(old.products.get('CK1004'))
    expect([shop.items, shop.branches, shop.rules]).toEqual([old.items, old.branches, old.rules])
    expect([shop.items === old.items, shop.branches === old.branches, shop.rules === old.rules]).toEqual([
      true,
      true,
      true
    ])
  })

  test('what a product contains, who takes it and what it comes with go and come with it', async () => {
    const { db } = server.database
    const old = await shopNow(db)
    const [first, ...rest] = old.baseItems.get('CK1002') ?? []
    await run(`delete from product_items where product_code = 'CK1002' and item_code = '${first}'`)
    expect((await shopNow(db)).baseItems.get('CK1002')).toEqual(rest)
    await run(`delete from product_branches where product_code = 'CK1002'`)
    expect((await shopNow(db)).takers.has('CK1002')).toBe(false)
    await run(`insert into product_branches values ('CK1002', 'H1003')`)
    expect((await shopNow(db)).takers.get('CK1002')).toEqual(['H1003'])
  })

  test('a product that is taken from another is missing there too', async () => {
    const { db } = server.database
    await run(`delete from product_branches where product_code in ('CK1004', 'CK1005')`)
    await run(`insert into product_branches values ('CK1004', 'H1002')`)
    expect((await shopNow(db)).takers.get('CK1004')).toEqual(['H1002'])
    await run(`update product_branches set product_code = 'CK1005' where product_code = 'CK1004'`)
    const { takers } = await shopNow(db)
    expect([takers.get('CK1004'), takers.get('CK1005')]).toEqual([undefined, ['H1002']])
  })

  test('a branch that moves to another city is found there, with what it takes', async () => {
    const { db } = server.database
    await run(`update branches set city_code = '289' where org_code = 'H1001'`)
    const codes = branchesTaking(await shopNow(db), 'CK1003', '289').map(({ orgCode }) => orgCode)
    expect(codes).toContain('H1001')
  })

  test('an import of more rows than are read one by one is read as a whole', async () => {
    const { db } = server.database
    await run(
      `insert into check_items (item_code, item_id, name, category_id, sale_price_fen, market_price_fen)
       select 'IM' || n, 900000 + n, 'imported', category_id, n, n from check_items, generate_series(1, 1200) as n
       where item_code = 'HE005'`
    )
    expect((await shopNow(db)).items.get('IM1200')?.salePriceFen).toBe(1200)
    await run('truncate gifts')
    expect((await shopNow(db)).gifts.size).toBe(0)
  })
})

describe('one call at a time reads', () => {
  test('of a crowd that finds the shop changed', async () => {
    const { db } = server.database
    await rename('CK1006', '一个人读')
    const reads = vi.spyOn(db, 'transaction')
    const shops = await Promise.all(Array.from({ length: 32 }, () => shopNow(db)))
    expect(new Set(shops).size).toBe(1)
    expect(shops[0]?.products.get('CK1006')?.name).toBe('一个人读')
    expect(reads).toHaveBeenCalledTimes(1)
  })

  test('a call sees a change that came while an older read was under way', async () => {
    const { db } = server.database
    const transaction = db.transaction.bind(db)
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    let tellRead: () => void = () => undefined
    const isRead = new Promise<void>((resolve) => (tellRead = resolve))
    await rename('CK1006', '先')
    vi.spyOn(db, 'transaction').mockImplementationOnce(async (work, config) => {
      const value = await transaction(work, config)
      tellRead()
      await held
      return value
    })
    const early = nameNow('CK1006')
    await isRead
    await rename('CK1006', '后')
    const late = nameNow('CK1006')
    release()
    expect([await early, await late]).toEqual(['先', '后'])
  })
})

describe('while a change cannot be read', () => {
  test('the old snapshot serves, and the change counts once it was read', async () => {
    const { db } = server.database
    await rename('CK1006', '旧')
    await shopNow(db)
    await rename('CK1006', '新')
    const transaction = db.transaction.bind(db)
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    vi.spyOn(db, 'transaction').mockImplementation((work, config) =>
      held.then(() => transaction(work, config))
    )
    expect(await nameNow('CK1006')).toBe('旧')
    release()
    expect(await nameNow('CK1006')).toBe('新')
  })

  test('a read that fails leaves the old snapshot, for ten seconds and no longer', async () => {
    const { db } = server.database
    await rename('CK1006', '旧')
    await shopNow(db)
    await rename('CK1006', '新')
    vi.spyOn(db, 'transaction').mockRejectedValue(new Error('the database is away'))
    const clock = vi.spyOn(performance, 'now')
    const began = performance.now()
    expect(await nameNow('CK1006')).toBe('旧')
    clock.mockReturnValue(began + 9_000)
    expect(await nameNow('CK1006')).toBe('旧')
    clock.mockReturnValue(began + 10_500)
    await expect(shopNow(db)).rejects.toThrow('the database is away')
    vi.restoreAllMocks()
    expect(await nameNow('CK1006')).toBe('新')
  })
})

test('versions become visible in the order of their numbers: a change waits for the one before it', async () => {
  if (server.database.kind !== 'pg') return
  const { db } = server.database
  const [before] = await db.select().from(shopStamp)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let begun: () => void = () => undefined
  const first = new Promise<void>((resolve) => (begun = resolve))
  const slow = transact(db, async (tx) => {
    await tx.execute(sql`update products set name = name where product_code = 'CK1001'`)
    begun()
    await held
  })
  await first
  const quick = rename('CK1002', '后来')
  expect(await db.select().from(shopStamp)).toEqual([before])
  release()
  await Promise.all([slow, quick])
  expect((await shopNow(db)).version).toBe((before?.version ?? 0) + 2)
})
