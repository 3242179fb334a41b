import { eq, inArray } from 'drizzle-orm'
import type { ProductCard } from '@/contract/product/dto'
import { PRODUCT_STATUS, SECKILL_RUNNING } from '@/contract/product-codes'
import { toYuan } from '@/domain/money'
import { baseItemCount } from '@/domain/quote/item-count'
import type { Db } from '../../db/client'
import { checkItems, productItems } from '../../db/schema'
import { shownOffers } from '../offers'
import type { ProductRow } from './read-shop'

const TONES = ['mint', 'sky', 'apricot', 'rose', 'sand'] as const
type Tone = (typeof TONES)[number]

/** The ground that a picture's address names: `/seed-img/pkg/CK1003.svg#sky`. */
const toneOf = (picture: string): Tone => TONES.find((tone) => picture.endsWith(`#${tone}`)) ?? 'mint'

interface ItemSum {
  itemCodes: readonly string[]
  /** What they would cost one by one, for all persons. */
  valueFen: number
}

async function itemSums(db: Db, products: readonly ProductRow[]): Promise<Map<string, ItemSum>> {
  const persons = new Map(products.map((product) => [product.productCode, product.persons]))
  const rows = await db
    .select({
      productCode: productItems.productCode,
      itemCode: productItems.itemCode,
      sex: productItems.sex,
      fen: checkItems.salePriceFen
    })
    .from(productItems)
    .innerJoin(checkItems, eq(checkItems.itemCode, productItems.itemCode))
    .where(inArray(productItems.productCode, [...persons.keys()]))
  const sums = new Map<string, ItemSum>()
  for (const { productCode, itemCode, sex, fen } of rows) {
    const sum = sums.get(productCode) ?? { itemCodes: [], valueFen: 0 }
    sums.set(productCode, {
      itemCodes: [...sum.itemCodes, itemCode],
      valueFen: sum.valueFen + fen * (sex === null ? (persons.get(productCode) ?? 1) : 1)
    })
  }
  return sums
}

/**
 * Products as lists show them, in the given order. The fields of an offer follow the server's clock (§3), and the user's own
 * limit where one is named.
 */
export async function cardsOf(
  db: Db,
  products: readonly ProductRow[],
  now: Date,
  userId: string | null = null
): Promise<ProductCard[]> {
  if (products.length === 0) return []
  const sums = await itemSums(db, products)
  const codes = products.map((product) => product.productCode)
  const offers = await shownOffers(db, codes, now, userId)
  return products.map((product) => {
    const sum = sums.get(product.productCode)
    const offer = offers.get(product.productCode) ?? null
    const running = offer !== null && offer.left > 0 && product.onShelf
    return {
      productCode: product.productCode,
      comboId: product.comboId ?? '',
      comboName: product.name,
      productCategory: product.category,
      kind: product.kind,
      productStatus: product.onShelf ? PRODUCT_STATUS.onShelf : PRODUCT_STATUS.offShelf,
      salePrice: toYuan(product.salePriceFen),
      itemsValue: toYuan(sum?.valueFen ?? 0),
      itemNum: baseItemCount(sum?.itemCodes ?? []),
      sellCount: product.sellCount,
      tags: product.tags,
      intro: product.intro,
      comboThumbnail: product.thumbnail,
      tone: toneOf(product.thumbnail),
      seckillStatus: running ? SECKILL_RUNNING : 0,
      seckillPrice: running ? toYuan(offer.priceFen) : null,
      seckillStart: offer?.startAt.getTime() ?? null,
      seckillEnd: offer?.endAt.getTime() ?? null,
      seckillStock: offer?.left ?? null,
      sexLimit: product.sexLimit
    }
  })
}
