import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Breakfast, Gift, PaperlessResults, PaperOption } from '@/contract/dto/confirm'
import type { ParsedInput } from '@/contract/schemas'
import { isPaperReport } from '@/domain/addon/selection-read'
import { SPECIAL_PACKAGE_ID } from '@/domain/addon/types'
import { toFen, toYuan } from '@/domain/money'
import { BOOKING_TEXTS } from '../booking-texts'
import type { Db } from '../db/client'
import { addonPackages, breakfasts, gifts } from '../db/schema'
import { badInput } from '../http/refusal'
import { pictureOf } from './picture'
import { branchOf, soldProduct } from './sold-product'

/**
 * The paper-report options (§7 pay preview): 公益捐赠 (-1) and 小礼品 (-2), of which one at most is chosen; none when the
 * product always comes on paper. Refuses: 404, 27005, 20001 when both were sent as chosen.
 */
export async function paperOptions(
  db: Db,
  input: ParsedInput<'confirm.paperless'>
): Promise<PaperlessResults[]> {
  const product = await soldProduct(db, input.productCode)
  await branchOf(db, input.hosId)
  const chosen = input.customAddPackage.map((entry) => entry.addPackageId).filter(isPaperReport)
  if (chosen.length > 1) throw badInput(BOOKING_TEXTS.paperBoth, { field: 'customAddPackage' })
  if (!product.paperReport) return [{ paperReport: 0, addItemInfo: null, addPublicItemInfo: null }]
  const ids = [SPECIAL_PACKAGE_ID.publicReport, SPECIAL_PACKAGE_ID.giftReport]
  const rows = await db.select().from(addonPackages).where(inArray(addonPackages.id, ids))
  const option = (id: number): PaperOption | null => {
    const row = rows.find((candidate) => candidate.id === id)
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
export async function breakfastsOf(db: Db, hospitalId: string): Promise<Breakfast[]> {
  const branch = await branchOf(db, hospitalId)
  if (!branch.hasBreakfast) return []
  const rows = await db.select().from(breakfasts).orderBy(asc(breakfasts.id))
  return rows
    .filter(({ id }) => branch.breakfastIds === null || branch.breakfastIds.includes(id))
    .map(({ id, name, description }) => ({ id, breakfastName: name, breakFastDescription: description }))
}

/** Gifts that come with a product at an amount in yuan; without one, at its sale price. Refuses: 404, 27005. */
export async function giftsOf(db: Db, input: ParsedInput<'confirm.gifts'>): Promise<Gift[]> {
  const product = await soldProduct(db, input.productCode)
  const amountFen = input.amount === undefined ? product.salePriceFen : toFen(input.amount)
  const rows = await db
    .select()
    .from(gifts)
    .where(and(eq(gifts.forProductCode, product.productCode), lte(gifts.minAmountFen, amountFen)))
    .orderBy(asc(gifts.id))
  return rows.map((gift) => ({
    productCode: gift.giftProductCode,
    productName: gift.name,
    productImage: pictureOf(gift.image).url,
    productPrice: toYuan(gift.priceFen),
    itemNum: gift.quantity
  }))
}
