/**
 * Add-on search (§4): `searchAddons(packages, text)` -> history, empty, or the items whose name contains the text.
 */
import type { AddonItem, AddonPackage } from './types'

export interface AddonHit {
  packageId: number
  item: AddonItem
}

/** `history`: nothing typed; `empty`: no match; else the hits. */
export type AddonSearch = { kind: 'history' } | { kind: 'empty' } | { kind: 'hits'; hits: AddonHit[] }

/**
 * Items whose name contains the text, whatever its case, most matches first, then by sellCount (§5).
 * An item offered by several packages is listed once, by the first.
 */
export const searchAddons = (packages: readonly AddonPackage[], text: string): AddonSearch => {
  const needle = text.trim().toLowerCase()
  if (needle === '') return { kind: 'history' }
  const matches = (item: AddonItem): number => item.itemName.toLowerCase().split(needle).length - 1
  const seen = new Set<string>()
  const hits = packages
    .flatMap((pkg) => pkg.items.map((item) => ({ packageId: pkg.packageId, item })))
    .filter(({ item }) => {
      if (matches(item) === 0 || seen.has(item.itemCode)) return false
      seen.add(item.itemCode)
      return true
    })
    .sort(
      (left, right) => matches(right.item) - matches(left.item) || right.item.sellCount - left.item.sellCount
    )
  return hits.length > 0 ? { kind: 'hits', hits } : { kind: 'empty' }
}
