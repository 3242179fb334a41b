/**
 * Products in lists (§2, §7), in our own words and fen.
 *
 * - `homeProducts`, `listProducts`, `productsOf`, `searchProducts`: products by channel, by what narrows the shop, by codes, by words
 * - `suggestWords`: what completes a typed word
 * - `shopFilters`: the shelves of the shop, and what narrows each
 * - `toProduct(card)`: a product of any answer
 *
 * One product with all that is said of it is in `product-detail`.
 */
import type { HomeProductsInput, ProductCard, ProductListInput, ProductPage } from '@/contract/product/dto'
import { PRODUCT_STATUS, SECKILL_RUNNING } from '@/contract/product-codes'
import { PRODUCT_LIST_VERSION } from '@/domain/constants'
import type { ProductKind } from '@/domain/kinds'
import { fenOf } from '@/domain/kinds/fen'
import type { ShelfId } from '@/domain/kinds/shelves'
import { toFen, toYuan } from '@/domain/money'
import type { SpecialOffer } from '@/domain/offer/offers'
import type { Call } from '../http/call'

/** An offer whose window is open. */
export interface ShownOffer {
  readonly kind: SpecialOffer
  /** Null when it is sold out, or the user has had what one may have. */
  readonly priceFen: number | null
  /** ms since 1970 by the server. */
  readonly endsAt: number
  /** Pieces left; null when the server does not tell. */
  readonly left: number | null
}

/** What is sold, whatever its kind, as a list tells of it. */
export interface Product {
  readonly productCode: string
  readonly kind: ProductKind
  /** Of the kind: how it is fulfilled. */
  readonly category: number
  readonly name: string
  readonly image: string
  readonly tone: ProductCard['tone']
  readonly intro: string
  readonly tags: readonly string[]
  /** 0 for what consists of no check items. */
  readonly itemCount: number
  readonly sold: number
  /** Of five, of so many reviews; 0 of none. */
  readonly score: number
  readonly reviewCount: number
  readonly offShelf: boolean
  readonly saleFen: number
  /** Sum of the single items; 0 when there is none. */
  readonly itemsFen: number
  readonly offer: ShownOffer | null
}

export interface ProductList {
  readonly list: readonly Product[]
  readonly hasMore: boolean
  /** ms since 1970. */
  readonly serverTime: number
}

export type HomeChannel = HomeProductsInput['channelId']
export type ShopSort = NonNullable<ProductListInput['sort']>

/** What a list of the shop is narrowed by; what is not set narrows nothing. */
export interface ProductFilter {
  readonly sex?: 0 | 1
  /** Years. */
  readonly age?: number
  readonly minFen?: number
  readonly maxFen?: number
  readonly bodyPart?: string
}

/** A left category of the shop, and what narrows it besides the price. */
export interface ShopCategory {
  readonly id: ShelfId
  readonly name: string
  readonly count: number
  readonly bySex: boolean
  readonly byAge: boolean
  /** Ids of the body parts that its products examine. */
  readonly bodyParts: readonly string[]
}

export interface BodyPart {
  readonly id: string
  readonly name: string
}

export interface ShopFilters {
  readonly categories: readonly ShopCategory[]
  readonly bodyParts: readonly BodyPart[]
}

const toOffer = ({
  offerKind: kind,
  seckillStatus,
  seckillPrice,
  seckillEnd: endsAt,
  seckillStock: left
}: ProductCard): ShownOffer | null =>
  kind === null || endsAt === null
    ? null
    : {
        kind,
        priceFen: seckillStatus === SECKILL_RUNNING && seckillPrice !== null ? toFen(seckillPrice) : null,
        endsAt,
        left
      }

export const toProduct = (card: ProductCard): Product => ({
  productCode: card.productCode,
  kind: card.kind,
  category: card.productCategory,
  name: card.comboName,
  image: card.comboThumbnail,
  tone: card.tone,
  intro: card.intro,
  tags: card.tags,
  itemCount: card.itemNum,
  sold: card.sellCount,
  score: card.score,
  reviewCount: card.reviewCount,
  offShelf: card.productStatus === PRODUCT_STATUS.offShelf,
  saleFen: fenOf(card.kind)(card.salePrice),
  itemsFen: toFen(card.itemsValue),
  offer: toOffer(card)
})

/** What is paid for it now: the price of an offer while it is in force. */
export const priceNow = ({ offer, saleFen }: Pick<Product, 'offer' | 'saleFen'>): number =>
  offer?.priceFen ?? saleFen

const toList = ({ list, hasMore, serverTime }: ProductPage): ProductList => ({
  list: list.map(toProduct),
  hasMore,
  serverTime
})

export const homeProducts = async (
  call: Call,
  channelId: HomeChannel,
  pageNo: number
): Promise<ProductList> =>
  toList(await call('product.home', { channelId, pageNo, version: PRODUCT_LIST_VERSION }))

interface ListedProducts extends ProductFilter {
  readonly category: ShelfId
  readonly sort: ShopSort
  /** Where `date` looks for the first day that is free. */
  readonly cityCode?: string
  readonly pageNo: number
}

export const listProducts = async (
  call: Call,
  { minFen, maxFen, ...wanted }: ListedProducts
): Promise<ProductList> =>
  toList(
    await call('product.list', {
      ...wanted,
      ...(minFen === undefined ? {} : { priceMin: toYuan(minFen) }),
      ...(maxFen === undefined ? {} : { priceMax: toYuan(maxFen) })
    })
  )

/** Most products that one list call answers. */
const PAGE_SIZE = 50

/** Those of these codes that the server knows, in an order of its own. */
export async function productsOf(call: Call, productCodes: readonly string[]): Promise<readonly Product[]> {
  const batches = Array.from({ length: Math.ceil(productCodes.length / PAGE_SIZE) }, (_, at) =>
    productCodes.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE)
  )
  const pages = await Promise.all(
    batches.map((asked) => call('product.list', { productCodes: asked, pageSize: PAGE_SIZE }))
  )
  return pages.flatMap(({ list }) => list.map(toProduct))
}

interface SearchedProducts {
  readonly keyword: string
  /** Everywhere without one. */
  readonly cityCode?: string
  /** One for all tries of a search. */
  readonly searchUuid: string
}

/** Best match first. */
export const searchProducts = async (call: Call, searched: SearchedProducts): Promise<readonly Product[]> =>
  (await call('product.search', searched)).map(toProduct)

/** Best match first. */
export const suggestWords = (
  call: Call,
  typed: Pick<SearchedProducts, 'keyword' | 'cityCode'>
): Promise<readonly string[]> => call('product.suggest', typed)

export const shopFilters = (call: Call): Promise<ShopFilters> => call('product.filters', {})
