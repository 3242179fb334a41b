import { sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../db/client'
import { VISIT_DATE } from '../testing/ordering'
import { createTestApp, type TestApp } from '../testing/test-app'
import { shopNow } from './shop'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const run = (statement: string) => server.database.db.execute(sql.raw(statement))
const stamp = async () =>
  (await rowsOf<{ stamp: string }>(server.database.db, sql`select stamp from shop_stamp`))[0]?.stamp

test('what has not changed is not read again', async () => {
  const { db } = server.database
  expect(await shopNow(db)).toBe(await shopNow(db))
})

test.each([
  'products',
  'branches',
  'cities',
  'product_branches',
  'product_items',
  'check_items',
  'item_rules',
  'addon_packages',
  'addon_package_items',
  'exchange_offers',
  'gifts',
  'breakfasts'
])('a change of %s counts with the next call', async (table) => {
  const { db } = server.database
  const [before, old] = [await stamp(), await shopNow(db)]
  const column = await firstColumn(table)
  await run(`update ${table} set ${column} = ${column}`)
  expect(await stamp()).not.toBe(before)
  expect(await shopNow(db)).not.toBe(old)
})

async function firstColumn(table: string): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(
    server.database.db,
    sql`select column_name as name from information_schema.columns where table_name = ${table} order by ordinal_position limit 1`
  )
  return row?.name ?? ''
}

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
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`update products set name = 'x' where product_code = 'CK1001'`)
      expect((await shopNow(tx)).products.get('CK1001')?.name).toBe('x')
      throw new Error('back')
    })
    .catch(() => undefined)
  expect(await shopNow(db)).toBe(before)
})
