import { productCard } from '@/../tests/support/catalogue'
import { onFlash } from '@/../tests/support/product'
import { priceNow, productsOf, toProduct } from './products'

test('§9 prices arrive in yuan and are fen here', () => {
  const product = toProduct(productCard({ salePrice: 1080.05, itemsValue: 1980.5 }))
  expect([product.saleFen, product.itemsFen]).toEqual([108_005, 198_050])
})

test.each([
  ['R3.50 0 is off the shelf', '0', true],
  ['1 is on sale', '1', false]
])('productStatus: %s', (_name, productStatus, offShelf) => {
  expect(toProduct(productCard({ productStatus })).offShelf).toBe(offShelf)
})

test.each([
  ['R3.51 2 is a running sale', onFlash, 72_850],
  ['any other status is none', { ...onFlash, seckillStatus: 1 }, null],
  ['sold out while its window is open', { ...onFlash, seckillStatus: 0, seckillPrice: null }, null]
])('seckillStatus: %s', (_name, sale, priceFen) => {
  const product = toProduct(productCard(sale))
  expect(product.offer).toEqual({ kind: 'flash', priceFen, endsAt: onFlash.seckillEnd, left: 12 })
  expect(priceNow(product)).toBe(priceFen ?? 108_000)
})

test('without an open window there is no sale', () => {
  expect(toProduct(productCard()).offer).toBeNull()
})

test('more codes than one list answers are asked for in several', async () => {
  const asked: unknown[] = []
  const call = async (_name: string, input: unknown) => {
    asked.push(input)
    return { list: [productCard({ productCode: `CK${asked.length}` })] } as never
  }
  const codes = Array.from({ length: 51 }, (_, at) => `P${at}`)
  const found = await productsOf(call, codes)
  expect(asked).toMatchObject([{ productCodes: codes.slice(0, 50), pageSize: 50 }, { productCodes: ['P50'] }])
  expect(found.map(({ productCode }) => productCode)).toEqual(['CK1', 'CK2'])
})
