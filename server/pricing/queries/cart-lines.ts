import type { CartLine, CartLines } from '@/contract/cart/dto'
import type { ParsedInput } from '@/contract/schemas'
import { ErrorCode } from '@/contract/errors'
import { seatFamilyOf } from '@/domain/kinds/traits'
import type { Db } from '../../db/client'
import { Refusal } from '../../http/refusal'
import { giftsOf } from '../../catalogue/queries/confirm-choices'
import { cardsOf } from '../../catalogue/queries/product-cards'
import type { Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import { goodsPrice } from './goods-price'
import { openStock } from './open-stock'

interface Caller {
  readonly userId: string
  readonly channel: number
  readonly invoices: boolean
}

type Entry = ParsedInput<'cart.lines'>['lines'][number]

/**
 * The entries of a cart as they stand now, in their order: prices of goods are those of `goods.quote`, and their versions are
 * remembered for the order. Nothing is refused: what cannot be bought says so.
 */
export async function cartLines(
  db: Db,
  { lines }: ParsedInput<'cart.lines'>,
  caller: Caller,
  now: Date
): Promise<CartLines> {
  const shop = await shopNow(db)
  const codes = [...new Set(lines.map(({ productCode }) => productCode))]
  const rows = codes.flatMap((code) => shop.products.get(code) ?? [])
  const cards = new Map((await cardsOf(db, rows, now, caller.userId)).map((card) => [card.productCode, card]))
  const stock = await openStock(db, codes)
  const answered: CartLine[] = []
  for (const entry of lines) {
    const { productCode, skuId = '' } = entry
    const product = cards.get(productCode) ?? null
    const others = stock.some((sku) => sku.productCode === productCode && sku.skuId !== skuId && sku.left > 0)
    const priced = await pricedOf(db, shop, entry, caller, now)
    answered.push({
      productCode,
      skuId,
      product,
      otherSkus: others,
      gifts: giftsWith(shop, entry),
      ...priced
    })
  }
  return { lines: answered, serverTime: now.getTime() }
}

async function pricedOf(
  db: Db,
  shop: Shop,
  { productCode, skuId, quantity }: Entry,
  caller: Caller,
  now: Date
): Promise<Pick<CartLine, 'state' | 'quote'>> {
  const product = shop.products.get(productCode)
  if (!product) return { state: 'gone', quote: null }
  if (!product.onShelf) return { state: 'offShelf', quote: null }
  // What is booked at a branch has its price there, and goods without a choice have none yet.
  if (seatFamilyOf(product) !== null || skuId === undefined) {
    return { state: 'ok', quote: null }
  }
  try {
    const [quote = null] = await goodsPrice(db, { productCode, skuId, quantity }, caller, now)
    return quote && quote.most > 0 ? { state: 'ok', quote } : { state: 'soldOut', quote }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { state: error.code === ErrorCode.offShelf ? 'offShelf' : 'gone', quote: null }
  }
}

const giftsWith = (shop: Shop, { productCode }: Entry) =>
  shop.products.get(productCode)?.onShelf ? giftsOf(shop, { productCode }) : []
