import { isNotNull, max } from 'drizzle-orm'
import { NO_TERMS } from '@/domain/addon/item-terms'
import { CHARGE_TYPE, COUNT_PRICE_TYPE } from '@/domain/addon/types'
import { toFen } from '@/domain/money'
import type { Tx } from '../transact'
import { addonPackageItems, addonPackages, checkItems, itemCategories, products } from '../schema'
import data from './supermarket.json'

/** Ids of the packages that hold a category each; far from those of other packages. */
const FIRST_CATEGORY_ID = 7201
/** Behind the packages of other checkups. */
const FIRST_SORT = 100

/**
 * Self-selected checkups: more items than the packages have, all items by category, and packages that are sold whole. They
 * are offered with the products that have a supermarket code. Needs check items and products.
 */
export async function seedSupermarket(tx: Tx): Promise<void> {
  const [last] = await tx.select({ itemId: max(checkItems.itemId) }).from(checkItems)
  const next = (last?.itemId ?? 0) + 1
  await tx.insert(checkItems).values(
    data.items.map(({ itemName, itemIntro, salePrice, terms, ...item }, index) => ({
      ...item,
      itemId: next + index,
      name: itemName,
      intro: itemIntro,
      salePriceFen: toFen(salePrice),
      marketPriceFen: toFen(salePrice),
      terms: terms ?? NO_TERMS
    }))
  )
  const bases = await tx
    .select({ productCode: products.productCode })
    .from(products)
    .where(isNotNull(products.supermarketCode))
  const productCodes = bases.map(({ productCode }) => productCode)
  const common = { mandatory: false, withIn: false, sexLimit: null, productCodes }
  const categories = await tx.select().from(itemCategories).orderBy(itemCategories.sort)
  const items = await tx.select().from(checkItems).orderBy(checkItems.itemId)
  const shelves = categories.map(({ id, name }, index) => ({
    id: FIRST_CATEGORY_ID + index,
    name,
    codes: items.filter(({ categoryId }) => categoryId === id).map(({ itemCode }) => itemCode)
  }))
  await tx.insert(addonPackages).values([
    ...data.specialPackages.map(({ addPackageId, addPackageName, salePrice, itemCodes, intro }, place) => ({
      ...common,
      id: addPackageId,
      name: addPackageName,
      code: `AP${addPackageId}`,
      detail: intro,
      salePriceFen: toFen(salePrice),
      chargeType: CHARGE_TYPE.selfSelectedBundle,
      countPriceType: COUNT_PRICE_TYPE.whole,
      minNums: itemCodes.length,
      maxNums: itemCodes.length,
      listType: 'special',
      sort: FIRST_SORT + place
    })),
    ...shelves.map(({ id, name, codes }) => ({
      ...common,
      id,
      name,
      code: `AP${id}`,
      salePriceFen: 0,
      chargeType: CHARGE_TYPE.selfSelected,
      countPriceType: COUNT_PRICE_TYPE.perItem,
      minNums: 0,
      maxNums: codes.length,
      listType: 'category',
      sort: FIRST_SORT + id
    }))
  ])
  const links = [
    ...data.specialPackages.map(({ addPackageId, itemCodes }) => ({ packageId: addPackageId, itemCodes })),
    ...shelves.map(({ id, codes }) => ({ packageId: id, itemCodes: codes }))
  ]
  await tx.insert(addonPackageItems).values(
    links.flatMap(({ packageId, itemCodes }) =>
      itemCodes.map((itemCode, sort) => ({ packageId, itemCode, triggerItemCodes: [], sort }))
    )
  )
}
