/** The cart (§7 shopping-cart orders), in our own words and fen. */
import type { CartLine as WireLine } from '@/contract/cart/dto'
import { entryKey, type CartEntry } from '@/domain/cart/entry'
import { chargedFreights, parcelOf } from '@/domain/cart/freight'
import { lineOf, type CartLine, type ToldLine } from '@/domain/cart/lines'
import { freightOf } from '@/domain/quote/lines'
import type { Call } from '../http/call'
import { toPriced, type PricedGoods } from '../catalogue/goods'
import { priceNow, toProduct, type Product } from '../catalogue/products'

/** What comes along with a product. */
interface CartGift {
  readonly productCode: string
  readonly name: string
  readonly quantity: number
}

export interface ToldGoods extends ToldLine {
  readonly product: Product | null
  /** Null for what is booked, and for what cannot be bought. */
  readonly quote: PricedGoods | null
  /** Another choice of the product can be had. */
  readonly otherSkus: boolean
  readonly gifts: readonly CartGift[]
}

export type CartGoods = CartLine<ToldGoods>

function toTold({ state, product: card, quote: dto, otherSkus, gifts }: WireLine): ToldGoods {
  const product = card && toProduct(card)
  const quote = dto && toPriced(dto)
  const nowFen = quote?.unitFen ?? (product ? priceNow(product) : 0)
  return {
    state,
    product,
    quote,
    nowFen,
    offerNow: product?.offer?.priceFen === nowFen ? product.offer.kind : null,
    most: quote?.most ?? null,
    otherSkus,
    gifts: gifts.map(({ productCode, productName, itemNum }) => ({
      productCode,
      name: productName,
      quantity: itemNum
    }))
  }
}

/** What is said of the entries now, by their keys. */
export async function tellCart(
  call: Call,
  entries: readonly CartEntry[]
): Promise<ReadonlyMap<string, ToldGoods>> {
  const asked = entries.map(({ productCode, skuId, quantity }) => ({
    productCode,
    quantity,
    ...(skuId === '' ? {} : { skuId })
  }))
  const { lines } = await call('cart.lines', { lines: asked })
  return new Map(lines.map((line) => [entryKey(line), toTold(line)]))
}

/** The lines of what has been told. */
export const goodsOf = (
  entries: readonly CartEntry[],
  told: ReadonlyMap<string, ToldGoods> | undefined
): readonly CartGoods[] =>
  entries.flatMap((entry) => {
    const said = told?.get(entryKey(entry))
    return said ? [lineOf(entry, said)] : []
  })

/** The freight of lines that are paid together and go to one address, in fen: once for what one sender sends. */
export function freightFenOf(lines: readonly CartGoods[]): number {
  const parcels = lines.map(({ told: { product, quote } }) =>
    product && quote ? parcelOf(product, freightOf(quote.lines), '') : null
  )
  return chargedFreights(parcels).reduce((sum, fen) => sum + fen, 0)
}
