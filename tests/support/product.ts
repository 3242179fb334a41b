import type { HospitalDetail, ProductCard, ProductDetail } from '@/contract/product/dto'
import { checkupProduct, wangjing } from '../recorded/catalogue'
import { NOW } from './world'

/** A flash sale that runs for another hour. */
export const onFlash = {
  offerKind: 'flash',
  seckillStatus: 2,
  seckillPrice: 728.5,
  seckillStart: NOW - 3_600_000,
  seckillEnd: NOW + 3_600_000,
  seckillStock: 12
} as const satisfies Partial<ProductCard>

/** CK1003 as its own page gets it; each test changes what it looks at. */
export const productDetail = (
  product: Partial<ProductDetail['product']> = {},
  change: Partial<Omit<ProductDetail, 'product'>> = {}
): ProductDetail => ({
  ...checkupProduct,
  product: { ...checkupProduct.product, ...product },
  ...change
})

/** The branch of Wangjing with two of its packages. */
export const hospitalDetail = (change: Partial<HospitalDetail> = {}): HospitalDetail => ({
  ...wangjing,
  products: wangjing.products.filter(({ productCode }) => ['CK1003', 'CK1016'].includes(productCode)),
  ...change
})
