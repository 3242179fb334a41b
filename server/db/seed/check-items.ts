import { NO_TERMS } from '@/domain/addon/item-terms'
import { toFen } from '@/domain/money'
import type { Tx } from '../transact'
import { checkItems, itemCategories } from '../schema'
import itemData from './check-items.json'
import categoryData from './item-categories.json'

/** Everything that can be examined, by body part, illness or group of people. */
export async function seedCheckItems(tx: Tx): Promise<void> {
  await tx.insert(itemCategories).values(
    categoryData.map(({ categoryId, categoryName, dimension, sort }) => ({
      id: categoryId,
      name: categoryName,
      dimension,
      sort
    }))
  )
  await tx.insert(checkItems).values(
    itemData.map((item) => ({
      itemCode: item.itemCode,
      itemId: item.itemId,
      name: item.itemName,
      categoryId: item.categoryId,
      intro: item.itemIntro,
      salePriceFen: toFen(item.salePrice),
      marketPriceFen: toFen(item.marketPrice),
      sexLimit: item.sexLimit,
      fasting: item.fasting,
      durationMin: item.durationMin,
      hot: item.hotItem === 1,
      sellCount: item.sellCount,
      department: item.department,
      minAge: item.minAge,
      specialTip: item.specialTip,
      radiation: item.radiation,
      terms: item.terms ?? NO_TERMS
    }))
  )
}
