import { SPECIAL_PACKAGE_ID } from '@/domain/addon/types'
import { CATALOGUE_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { badInput } from '../../http/refusal'
import type { AddonPackageRow, BreakfastRow, GiftRow, Shop } from './read-shop'
import { shopNow } from './shop'
import { branchOf, soldProduct } from './sold-product'

/** Of which product at which branch, and which options (-1, -2) are chosen. */
export interface PaperAsked {
  readonly productCode: string
  readonly branchCode: string
  readonly chosen: readonly number[]
}

export interface PaperOption extends Pick<AddonPackageRow, 'id' | 'code' | 'name' | 'detail'> {
  readonly chosen: boolean
}

/** What can be had instead of a report on paper; null where there is no such thing. */
export interface PaperOptions {
  readonly gift: PaperOption | null
  readonly donation: PaperOption | null
}

/** A gift that comes with a product, and the category of what is given. */
export interface GivenGift extends GiftRow {
  readonly category: number
}

/**
 * The paper-report options (§7 pay preview): 公益捐赠 (-1) and 小礼品 (-2), of which one at most is chosen; null when the
 * product always comes on paper. Refuses: 404, 27005, 20001 when both were sent as chosen.
 */
export async function paperOptions(
  db: Db,
  { productCode, branchCode, chosen }: PaperAsked
): Promise<PaperOptions | null> {
  const shop = await shopNow(db)
  const product = soldProduct(shop, productCode)
  branchOf(shop, branchCode)
  if (chosen.length > 1) throw badInput(CATALOGUE_TEXTS.paperBoth, { field: 'customAddPackage' })
  if (!product.paperReport) return null
  const option = (wanted: number): PaperOption | null => {
    const row = shop.addonPackages.find(({ id }) => id === wanted)
    return row ? { ...row, chosen: chosen.includes(wanted) } : null
  }
  return { gift: option(SPECIAL_PACKAGE_ID.giftReport), donation: option(SPECIAL_PACKAGE_ID.publicReport) }
}

/** The breakfasts of a branch; none where it serves none. Refuses with 404 for an unknown branch. */
export function breakfastsOf(shop: Shop, branchCode: string): BreakfastRow[] {
  const branch = branchOf(shop, branchCode)
  if (!branch.hasBreakfast) return []
  return shop.breakfasts.filter(({ id }) => branch.breakfastIds === null || branch.breakfastIds.includes(id))
}

/** Gifts that come with a product at an amount; without one, at its sale price. Refuses: 404, 27005. */
export function giftsOf(shop: Shop, productCode: string, amountFen?: number): GivenGift[] {
  const product = soldProduct(shop, productCode)
  return (shop.gifts.get(productCode) ?? [])
    .filter(({ minAmountFen }) => minAmountFen <= (amountFen ?? product.salePriceFen))
    .map((gift) => ({
      ...gift,
      category: shop.products.get(gift.giftProductCode)?.category ?? product.category
    }))
}
