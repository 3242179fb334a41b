import type { Breakfast, Gift, PaperlessResults, PaperOption } from '@/contract/booking/dto/confirm'
import type { ParsedInput } from '@/contract/schemas'
import { isPaperReport } from '@/domain/addon/selection-read'
import { SPECIAL_PACKAGE_ID } from '@/domain/addon/types'
import { toFen, toYuan } from '@/domain/money'
import { CATALOGUE_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { badInput } from '../../http/refusal'
import { pictureOf } from './picture'
import type { Shop } from './read-shop'
import { shopNow } from './shop'
import { branchOf, soldProduct } from './sold-product'

/**
 * The paper-report options (§7 pay preview): 公益捐赠 (-1) and 小礼品 (-2), of which one at most is chosen; none when the
 * product always comes on paper. Refuses: 404, 27005, 20001 when both were sent as chosen.
 */
export async function paperOptions(
  db: Db,
  input: ParsedInput<'confirm.paperless'>
): Promise<PaperlessResults[]> {
  const shop = await shopNow(db)
  const product = soldProduct(shop, input.productCode)
  branchOf(shop, input.hosId)
  const chosen = input.customAddPackage.map((entry) => entry.addPackageId).filter(isPaperReport)
  if (chosen.length > 1) throw badInput(CATALOGUE_TEXTS.paperBoth, { field: 'customAddPackage' })
  if (!product.paperReport) return [{ paperReport: 0, addItemInfo: null, addPublicItemInfo: null }]
  const option = (id: number): PaperOption | null => {
    const row = shop.addonPackages.find((candidate) => candidate.id === id)
    return row
      ? {
          packageId: id,
          itemCode: row.code,
          addItemName: row.name,
          describe: row.detail,
          operType: chosen.includes(id) ? 1 : 0
        }
      : null
  }
  return [
    {
      paperReport: 1,
      addItemInfo: option(SPECIAL_PACKAGE_ID.giftReport),
      addPublicItemInfo: option(SPECIAL_PACKAGE_ID.publicReport)
    }
  ]
}

/** The breakfasts of a branch; none where it serves none. Refuses with 404 for an unknown branch. */
export function breakfastsOf(shop: Shop, hospitalId: string): Breakfast[] {
  const branch = branchOf(shop, hospitalId)
  if (!branch.hasBreakfast) return []
  return shop.breakfasts
    .filter(({ id }) => branch.breakfastIds === null || branch.breakfastIds.includes(id))
    .map(({ id, name, description }) => ({ id, breakfastName: name, breakFastDescription: description }))
}

/** Gifts that come with a product at an amount in yuan; without one, at its sale price. Refuses: 404, 27005. */
export function giftsOf(shop: Shop, input: ParsedInput<'confirm.gifts'>): Gift[] {
  const product = soldProduct(shop, input.productCode)
  const amountFen = input.amount === undefined ? product.salePriceFen : toFen(input.amount)
  const given = (shop.gifts.get(product.productCode) ?? []).filter(
    ({ minAmountFen }) => minAmountFen <= amountFen
  )
  return given.map((gift) => ({
    productCategory: shop.products.get(gift.giftProductCode)?.category ?? product.category,
    productCode: gift.giftProductCode,
    productName: gift.name,
    productImage: pictureOf(gift.image).url,
    productPrice: toYuan(gift.priceFen),
    itemNum: gift.quantity
  }))
}
