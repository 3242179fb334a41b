import { inArray } from 'drizzle-orm'
import { CHARGE_TYPE, COUNT_PRICE_TYPE } from '@/domain/addon/types'
import { toFen } from '@/domain/money'
import type { Tx } from '../transact'
import { addonPackageItems, addonPackages, breakfasts, exchangeOffers, gifts, itemRules, products } from '../schema'
import addonData from './add-packages.json'
import breakfastData from './breakfasts.json'
import ruleData from './item-rules.json'
import sugarshakerData from './sugarshaker.json'

/** Gifts by the product they come with: an elder's package brings vitamin D, a premium one a band. */
const GIFTS = [
  { id: 1, forProductCode: 'CK1006', giftProductCode: 'HS2006', quantity: 1, minAmountFen: 0 },
  { id: 2, forProductCode: 'CK1007', giftProductCode: 'HS2006', quantity: 1, minAmountFen: 0 },
  { id: 3, forProductCode: 'CK1013', giftProductCode: 'HS2001', quantity: 1, minAmountFen: 0 },
  { id: 4, forProductCode: 'CK1014', giftProductCode: 'HS2001', quantity: 1, minAmountFen: 0 }
]

/** What triggers the items of the smart recommendation; other packages have no triggers. */
const TRIGGERS = new Map(Object.entries(addonData.smartTriggers))

/** Blocks stand behind all other packages; a product has at most nine. */
const FIRST_BLOCK_SORT = 200
const BLOCKS = sugarshakerData.flatMap(({ productCode, blocks }) =>
  blocks.map((block, index) => ({ ...block, productCode, id: Number(productCode.slice(2)) * 10 + index + 1 }))
)

/** Add-ons that belong to one product. */
async function seedBlocks(tx: Tx): Promise<void> {
  await tx.insert(addonPackages).values(
    BLOCKS.map((block, place) => ({
      id: block.id,
      name: block.name,
      code: `AP${block.id}`,
      detail: block.detail,
      salePriceFen: 0,
      mandatory: block.affirmatively === 1,
      withIn: false,
      chargeType: CHARGE_TYPE.selfSelected,
      countPriceType: COUNT_PRICE_TYPE.perItem,
      minNums: block.minnums,
      maxNums: block.maxnums,
      listType: 'block',
      sexLimit: null,
      productCodes: [block.productCode],
      sort: FIRST_BLOCK_SORT + place
    }))
  )
  await tx.insert(addonPackageItems).values(
    BLOCKS.flatMap(({ id, itemCodes }) =>
      itemCodes.map((itemCode, sort) => ({ packageId: id, itemCode, triggerItemCodes: [], sort }))
    )
  )
}

/** Add-on packages, medical rules, exchange goods, breakfasts and gifts. Needs check items and products. */
export async function seedAddons(tx: Tx): Promise<void> {
  await tx.insert(addonPackages).values(
    addonData.packages.map((pkg, sort) => ({
      id: pkg.addPackageId,
      name: pkg.addPackageName,
      code: pkg.addPackageCode,
      detail: pkg.addPackageDetail,
      salePriceFen: toFen(pkg.addPackageSalePrice),
      mandatory: pkg.affirmatively === 1,
      withIn: pkg.withIn === 1,
      chargeType: pkg.chargeType,
      countPriceType: pkg.countPriceType,
      minNums: pkg.minnums,
      maxNums: pkg.maxnums,
      listType: pkg.listType,
      sexLimit: pkg.sexLimit,
      productCodes: [],
      sort
    }))
  )
  await tx.insert(addonPackageItems).values(
    addonData.packages.flatMap((pkg) =>
      pkg.itemCodes.map((itemCode, sort) => ({
        packageId: pkg.addPackageId,
        itemCode,
        triggerItemCodes: pkg.listType === 'smart' ? (TRIGGERS.get(itemCode) ?? []) : [],
        sort
      }))
    )
  )
  await seedBlocks(tx)
  await tx.insert(itemRules).values(ruleData.rules)
  await seedExchange(tx)
  await tx.insert(breakfasts).values(
    breakfastData.map((meal) => ({
      id: meal.id,
      name: meal.breakfastName,
      description: meal.breakFastDescription,
      allergens: meal.allergens,
      lowSugar: meal.lowSugar
    }))
  )
  await seedGifts(tx)
}

async function picturesOf(tx: Tx, codes: string[]): Promise<Map<string, { name: string; image: string; priceFen: number }>> {
  const rows = await tx
    .select({ code: products.productCode, name: products.name, image: products.thumbnail, priceFen: products.salePriceFen })
    .from(products)
    .where(inArray(products.productCode, codes))
  return new Map(rows.map(({ code, ...row }) => [code, row]))
}

async function seedExchange(tx: Tx): Promise<void> {
  const pictures = await picturesOf(
    tx,
    addonData.exchange.map((offer) => offer.productCode)
  )
  await tx.insert(exchangeOffers).values(
    addonData.exchange.map((offer, sort) => ({
      id: offer.id,
      productCode: offer.productCode,
      productCategory: offer.productCategory,
      name: offer.productName,
      image: pictures.get(offer.productCode)?.image ?? '',
      clerk: offer.clerk,
      priceFen: toFen(offer.productPrice),
      originalPriceFen: toFen(offer.productOriginalPrice),
      thresholdFen: toFen(offer.threshold),
      sort
    }))
  )
}

async function seedGifts(tx: Tx): Promise<void> {
  const pictures = await picturesOf(
    tx,
    GIFTS.map((gift) => gift.giftProductCode)
  )
  const rows = GIFTS.flatMap((gift) => {
    const product = pictures.get(gift.giftProductCode)
    return product ? [{ ...gift, ...product }] : []
  })
  if (rows.length > 0) await tx.insert(gifts).values(rows)
}
