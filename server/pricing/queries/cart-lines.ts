import { ErrorCode } from '@/contract/errors'
import { mostPieces } from '@/domain/quote/goods-quote'
import { seatFamilyOf } from '@/domain/kinds/traits'
import type { Db } from '../../db/client'
import { Refusal } from '../../http/refusal'
import { giftsOf, type GivenGift } from '../../catalogue/queries/confirm-choices'
import { cardsOf, type ProductCard } from '../../catalogue/queries/product-cards'
import type { Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import { goodsPrice, type Pieces } from './goods-price'
import { openStock } from './open-stock'
import type { PricedGoods } from './price-goods'

interface Caller {
  readonly userId: string
  readonly channel: number
}

/** Pieces of a choice, or what is booked, or goods whose choice is open. */
interface Entry extends Omit<Pieces, 'skuId'> {
  readonly skuId?: string | undefined
}

/** An entry as it stands now. */
export interface CartLine {
  readonly productCode: string
  /** '' without a choice. */
  readonly skuId: string
  /** gone: there is no such product or choice; the others can be seen but not bought. */
  readonly state: 'ok' | 'soldOut' | 'offShelf' | 'gone'
  /** null when it is gone. */
  readonly card: ProductCard | null
  /** null for what is booked at a branch, and for what cannot be bought. */
  readonly priced: PricedGoods | null
  /** Another choice of the same product can be had. */
  readonly otherSkus: boolean
  readonly gifts: readonly GivenGift[]
}

/**
 * The entries of a cart as they stand now, in their order: prices of goods are those of `goods.quote`, and their versions are
 * remembered for the order. Nothing is refused: what cannot be bought says so.
 */
export async function cartLines(
  db: Db,
  entries: readonly Entry[],
  caller: Caller,
  now: Date
): Promise<CartLine[]> {
  const shop = await shopNow(db)
  const codes = [...new Set(entries.map(({ productCode }) => productCode))]
  const rows = codes.flatMap((code) => shop.products.get(code) ?? [])
  const cards = new Map(
    (await cardsOf(db, rows, now, caller.userId)).map((card) => [card.product.productCode, card])
  )
  const stock = await openStock(db, codes)
  const lines: CartLine[] = []
  for (const entry of entries) {
    const { productCode, skuId = '' } = entry
    const card = cards.get(productCode) ?? null
    const others = stock.some((sku) => sku.productCode === productCode && sku.skuId !== skuId && sku.left > 0)
    const priced = await pricedOf(db, shop, entry, caller, now)
    lines.push({
      productCode,
      skuId,
      card,
      otherSkus: others,
      gifts: giftsWith(shop, entry),
      ...priced
    })
  }
  return lines
}

async function pricedOf(
  db: Db,
  shop: Shop,
  { productCode, skuId, quantity }: Entry,
  caller: Caller,
  now: Date
): Promise<Pick<CartLine, 'state' | 'priced'>> {
  const product = shop.products.get(productCode)
  if (!product) return { state: 'gone', priced: null }
  if (!product.onShelf) return { state: 'offShelf', priced: null }
  // What is booked at a branch has its price there, and goods without a choice have none yet.
  if (seatFamilyOf(product) !== null || skuId === undefined) {
    return { state: 'ok', priced: null }
  }
  try {
    const priced = await goodsPrice(db, { productCode, skuId, quantity }, caller, now)
    return { state: mostPieces(priced.limits) > 0 ? 'ok' : 'soldOut', priced }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { state: error.code === ErrorCode.offShelf ? 'offShelf' : 'gone', priced: null }
  }
}

const giftsWith = (shop: Shop, { productCode }: Entry) =>
  shop.products.get(productCode)?.onShelf ? giftsOf(shop, productCode) : []
