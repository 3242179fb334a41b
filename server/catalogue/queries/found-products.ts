import { shelvesMeant } from '@/domain/kinds/shelf-names'
import { SHELVES, type Shelf, type ShelfId } from '@/domain/kinds/shelves'
import { CATEGORY } from '@/domain/kinds/types'
import { OPEN_KINDS } from './offered'
import type { CheckItemRow, ProductRow, Shop } from './read-shop'

/** Of a product that stays as it is, the row is the same object in the next snapshot. */
const texts = new WeakMap<ProductRow, string>()

/** Name, keywords and tags in lower case, a line each: what somebody types has no line break. */
function textOf(product: ProductRow): string {
  const known = texts.get(product)
  if (known !== undefined) return known
  const text = [product.name, ...product.keywords, ...product.tags].join('\n').toLowerCase()
  texts.set(product, text)
  return text
}

const openKinds = new Set<string>(OPEN_KINDS)

export const isOfOpenKind = ({ kind }: ProductRow): boolean => openKinds.has(kind)

/** As `offered` of a statement. */
export const isOffered = (product: ProductRow): boolean =>
  product.onShelf && isOfOpenKind(product) && product.category !== CATEGORY.membership

/** Taken by a branch of the city, or by no branch at all because it is sent home. */
function isIn(shop: Shop, productCode: string, cityCode: string | undefined): boolean {
  const takers = shop.takers.get(productCode)
  if (cityCode === undefined || takers === undefined) return true
  return takers.some((orgCode) => shop.branches.get(orgCode)?.cityCode === cityCode)
}

/** What stands on a shelf of the shop. */
export function isOnShelf({ kind, channels }: ProductRow, id: ShelfId): boolean {
  const { picked = false, kinds }: Shelf = SHELVES[id]
  return picked ? channels.includes(id) : kinds.some((one) => one === kind)
}

/** A word is found in the name, the keywords, the tags, the name of a check item or that of a shelf. */
function mentions(shop: Shop, word: string): (product: ProductRow) => boolean {
  const typed = word.toLowerCase()
  const items = new Set(itemsNamed(shop, [word]).map(({ itemCode }) => itemCode))
  const shelves = shelvesMeant(word)
  return (product) =>
    textOf(product).includes(typed) ||
    (items.size > 0 && (shop.baseItems.get(product.productCode)?.some((code) => items.has(code)) ?? false)) ||
    shelves.some((id) => isOnShelf(product, id))
}

/** Check items whose name has each of the words. */
export function itemsNamed({ items }: Shop, words: readonly string[]): CheckItemRow[] {
  const typed = words.map((word) => word.toLowerCase())
  return [...items.values()].filter(({ name }) => {
    const known = name.toLowerCase()
    return typed.every((word) => known.includes(word))
  })
}

/**
 * Offered products that mention every word, by their code. It looks through all that the shop sells, which this process has in its memory:
 * of 50,000 products in some milliseconds, whatever is typed. No index of the database finds two Chinese characters.
 */
export function* productsWith(
  shop: Shop,
  words: readonly string[],
  cityCode: string | undefined
): Generator<ProductRow> {
  const wanted = words.map((word) => mentions(shop, word))
  for (const product of shop.products.values()) {
    if (!isOffered(product) || !wanted.every((isMet) => isMet(product))) continue
    if (isIn(shop, product.productCode, cityCode)) yield product
  }
}

/** How often the best sold of the offered products was sold that checks an item. */
export function soldWith(
  shop: Shop,
  found: readonly CheckItemRow[],
  cityCode: string | undefined
): Map<string, number> {
  const wanted = new Set(found.map(({ itemCode }) => itemCode))
  const sold = new Map<string, number>()
  if (wanted.size === 0) return sold
  for (const [productCode, codes] of shop.baseItems) {
    const own = codes.filter((code) => wanted.has(code))
    const product = own.length > 0 ? shop.products.get(productCode) : undefined
    if (!product || !isOffered(product) || !isIn(shop, productCode, cityCode)) continue
    for (const code of own) sold.set(code, Math.max(sold.get(code) ?? 0, product.sellCount))
  }
  return sold
}
