import { eq } from 'drizzle-orm'
import { products } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'

/** For two persons: nine items for both, one for him, three for her. */
const COUPLE = 'CK1012'
const PLACE = { orgCode: 'H2001', productCode: COUPLE }
const ITEMS = 13

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.database.db.update(products).set({ onShelf: true }).where(eq(products.productCode, COUPLE))
})
afterAll(() => server.close())

test('a couple’s product tells the same number of items in list, detail, booking, add-ons and quote', async () => {
  const session = await server.login('10000000001')
  const found = await server.call('product.search', { keyword: '夫妻双人' })
  const { product, categories } = (await server.call('product.detail', { type: 'checkup', id: COUPLE }))
    .results
  const [booking] = (await server.call('booking.list', { productCode: COUPLE, cityCode: '289' })).results
  const [addons] = (await server.call('addon.packages', PLACE, { session })).results
  const quoted = { ...PLACE, rtime: '2026-05-21', customAddPackage: [] }
  const [quote] = (await server.call('addon.quote', quoted, { session })).results
  expect({
    list: found.results.find(({ productCode }) => productCode === COUPLE)?.itemNum,
    detail: product.itemNum,
    explained: categories.flatMap(({ items }) => items).length,
    booking: booking?.productView.itemNum,
    addons: addons?.checkItemCount,
    quote: quote?.allItemNumber
  }).toEqual({ list: ITEMS, detail: ITEMS, explained: ITEMS, booking: ITEMS, addons: ITEMS, quote: ITEMS })
})
