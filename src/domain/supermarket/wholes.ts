/**
 * Special packages of a self-selected checkup (§4): one price, all items or none.
 *
 * - `wholesOf(packages)`, `wholeWith(packages, selection, itemCode)`: the chosen one that an item comes with
 * - `takeWhole(packages, selection, packageId)`: the choice with it, and what was chosen by itself before
 * - `dropWhole(selection, packageId)`: the choice without it; what it had taken over goes with it
 * - `singlesFen(pkg)`: what its items cost one by one
 */
import { isSelectable, soldWhole } from '../addon/limits'
import { lockLabel, removeItems } from '../addon/selection'
import { countOf, isChosen } from '../addon/selection-read'
import { ADDON_TEXTS } from '../addon/texts'
import type { AddonItem, AddonPackage, ItemRef, Selection } from '../addon/types'
import { SUPERMARKET_TEXTS } from './texts'

export const wholesOf = (packages: readonly AddonPackage[]): AddonPackage[] => packages.filter(soldWhole)

export const wholeWith = (
  packages: readonly AddonPackage[],
  selection: Selection,
  itemCode: string
): AddonPackage | null =>
  wholesOf(packages).find(({ packageId: packageId }) => isChosen(selection, { packageId, itemCode })) ?? null

export const singlesFen = ({ items }: AddonPackage): number =>
  items.reduce((sum, { salePriceFen }) => sum + salePriceFen, 0)

export type WholeChange =
  { ok: true; selection: Selection; taken: readonly AddonItem[] } | { ok: false; reason: string }

const refuse = (reason: string): WholeChange => ({ ok: false, reason })

/** Refused: unknown, not to be had here, or one of its items comes with another chosen package. */
export function takeWhole(
  packages: readonly AddonPackage[],
  selection: Selection,
  packageId: number
): WholeChange {
  const pkg = wholesOf(packages).find((known) => known.packageId === packageId)
  if (!pkg || countOf(selection, packageId) > 0) return refuse(ADDON_TEXTS.unknownItem)
  for (const item of pkg.items) {
    if (!isSelectable(item)) return refuse(lockLabel(item))
    const other = wholeWith(packages, selection, item.itemCode)
    if (other) return refuse(SUPERMARKET_TEXTS.overlap(item.itemName, other.name))
  }
  const codes = pkg.items.map(({ itemCode }) => itemCode)
  const single: ItemRef[] = selection.flatMap((entry) =>
    entry.itemCodes.flatMap((itemCode) =>
      codes.includes(itemCode) ? [{ packageId: entry.packageId, itemCode }] : []
    )
  )
  const taken = pkg.items.filter(({ itemCode }) => single.some((ref) => ref.itemCode === itemCode))
  return { ok: true, selection: [...removeItems(selection, single), { packageId, itemCodes: codes }], taken }
}

export const dropWhole = (selection: Selection, packageId: number): Selection =>
  selection.filter((entry) => entry.packageId !== packageId)
