/**
 * Re-order: which add-ons of an earlier order come along (§4).
 *
 * - `planCarryOver(previous, packages)`: the server's answer (itemCodes, packageIds, names that do not apply here)
 * - `mergeCarryOver(packages, selection, itemCodes)`: 确认带入
 */
import { selectedCodes } from './selection-read'
import { toggleItem } from './selection'
import { isSelectable } from './limits'
import type { AddonPackage, ItemRef, Selection } from './types'

/** An add-on of the earlier order, with the name it had then. */
export interface PreviousAddon extends ItemRef {
  itemName: string
}

export interface CarryOverPlan {
  /** What applies at this branch, in the earlier order's order. */
  refs: ItemRef[]
  itemCodes: string[]
  packageIds: number[]
  /** Names of what does not apply here (the wire's itemCodesName). */
  notApplicable: string[]
}

/** An item applies when it can be chosen here: in its old package if that still offers it, else in the first that does. */
export const planCarryOver = (
  previous: readonly PreviousAddon[],
  packages: readonly AddonPackage[]
): CarryOverPlan => {
  const found = previous.map((addon) => ({ addon, packageId: placeFor(packages, addon) }))
  const refs = found.flatMap(({ addon, packageId }) =>
    packageId === undefined ? [] : [{ packageId, itemCode: addon.itemCode }]
  )
  return {
    refs,
    itemCodes: refs.map(({ itemCode }) => itemCode),
    packageIds: [...new Set(refs.map(({ packageId }) => packageId))],
    notApplicable: found.filter(({ packageId }) => packageId === undefined).map(({ addon }) => addon.itemName)
  }
}

const placeFor = (
  packages: readonly AddonPackage[],
  { packageId, itemCode }: ItemRef
): number | undefined => {
  const offering = packages.filter((pkg) =>
    pkg.items.some((item) => item.itemCode === itemCode && isSelectable(item))
  )
  return (offering.find((pkg) => pkg.packageId === packageId) ?? offering[0])?.packageId
}

/**
 * The selection with what can be carried over: chosen items stay, limits hold, and an item whose package is full is left out.
 * `packageIds` says which packages to look in first.
 */
export const mergeCarryOver = (
  packages: readonly AddonPackage[],
  selection: Selection,
  itemCodes: readonly string[],
  packageIds: readonly number[] = []
): Selection => {
  const ordered = [
    ...packages.filter((pkg) => packageIds.includes(pkg.packageId)),
    ...packages.filter((pkg) => !packageIds.includes(pkg.packageId))
  ]
  return itemCodes.reduce<Selection>((current, itemCode) => {
    if (selectedCodes(current).includes(itemCode)) return current
    for (const pkg of ordered) {
      const change = toggleItem(packages, current, { packageId: pkg.packageId, itemCode })
      // A mandatory 'one of these' would swap its choice away: what is chosen here stays.
      if (change.ok && selectedCodes(change.selection).length > selectedCodes(current).length)
        return change.selection
    }
    return current
  }, selection)
}
