/** Left categories of a self-selected checkup (§2): 全部(病症/部位), 热门项目 where there are any, then each category. */
import { hotItems } from '../addon/sections'
import { soldWhole } from '../addon/limits'
import { isPaperReport } from '../addon/selection-read'
import { ADDON_TEXTS } from '../addon/texts'
import type { AddonItem, AddonPackage } from '../addon/types'

export interface Offer {
  readonly packageId: number
  readonly item: AddonItem
}

export interface Shelf {
  readonly id: string
  readonly name: string
  readonly offers: readonly Offer[]
}

export const ALL_SHELF = 'all'
const HOT_SHELF = 'hot'

/** What is chosen one by one. */
export const singlesOf = (packages: readonly AddonPackage[]): AddonPackage[] =>
  packages.filter((pkg) => !soldWhole(pkg) && !isPaperReport(pkg.packageId))

export function shelvesOf(packages: readonly AddonPackage[]): Shelf[] {
  const singles = singlesOf(packages)
  const hot = hotItems(singles)
  const categories = singles.map(({ packageId, name, items }) => ({
    id: String(packageId),
    name,
    offers: items.map((item) => ({ packageId, item }))
  }))
  return [
    { id: ALL_SHELF, name: ADDON_TEXTS.allItems, offers: categories.flatMap(({ offers }) => offers) },
    ...(hot.length > 0 ? [{ id: HOT_SHELF, name: ADDON_TEXTS.hotItems, offers: hot }] : []),
    ...categories
  ]
}
