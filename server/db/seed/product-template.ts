import { kindNamed, type ProductKind } from '@/domain/kinds'
import { toFen } from '@/domain/money'
import type { products } from '../schema'
import branchData from './branches.json'

type ProductInsert = typeof products.$inferInsert
type Texts = 'reasons' | 'notice' | 'process' | 'suitFor' | 'channels' | 'keywords' | 'reviews' | 'createdAt'

/** A product of a seed file: its row without the texts that are kept apart, and what hangs on it. */
export interface ProductTemplate {
  readonly row: Omit<ProductInsert, Texts>
  readonly items: readonly { itemCode: string; sex: number | null }[]
  readonly orgCodes: readonly string[]
  readonly skus: readonly {
    skuId: string
    spec: string
    note: string
    range?: number[]
    price: number
    stock: number
  }[]
}

/** What nearly every file says of a product. */
interface Common {
  productCode: string
  comboName: string
  productCategory: number
  salePrice: number
  comboMarketPrice: number
  intro?: string
}

function knownKind(name: string): ProductKind {
  const kind = kindNamed(name)
  if (kind === null) throw new Error(`a product of the unknown kind ${name}`)
  return kind
}

export const base = (product: Common, kind: string, thumbnail: string) => ({
  productCode: product.productCode,
  name: product.comboName,
  kind: knownKind(kind),
  category: product.productCategory,
  productType: product.productCategory,
  orderType: product.productCategory,
  salePriceFen: toFen(product.salePrice),
  marketPriceFen: toFen(product.comboMarketPrice),
  intro: product.intro ?? '',
  thumbnail,
  images: [thumbnail],
  tags: [] as string[],
  extra: {}
})

export const own = (itemCodes: readonly string[]) => itemCodes.map((itemCode) => ({ itemCode, sex: null }))

export const orgsOf = (kind: string) =>
  branchData.branches.filter((branch) => branch.kinds.includes(kind)).map((branch) => branch.orgCode)
