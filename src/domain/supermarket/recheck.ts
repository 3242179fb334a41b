/** A self-selected checkup that is begun with items of a report (see `domain/report`). */
import { addItems, isLocked } from '../addon/selection'
import { selectedCodes } from '../addon/selection-read'
import type { AddonPackage, Selection } from '../addon/types'
import { singlesOf } from './shelves'

export interface RecheckChoice {
  readonly selection: Selection
  /** Items that cannot be chosen here: not offered, or not for this person. What the base has is not among them. */
  readonly missing: readonly string[]
}

/** The choice with the items of a re-check, each in the first category that has it. */
export function withRecheck(
  packages: readonly AddonPackage[],
  baseCodes: readonly string[],
  selection: Selection,
  codes: readonly string[]
): RecheckChoice {
  const known = new Set([...baseCodes, ...selectedCodes(selection)])
  const wanted = codes.filter((code) => !known.has(code))
  const offers = singlesOf(packages).flatMap(({ packageId, items }) =>
    items.filter((item) => !isLocked(item)).map(({ itemCode }) => ({ packageId, itemCode }))
  )
  const found = wanted.flatMap((code) => offers.find(({ itemCode }) => itemCode === code) ?? [])
  const missing = wanted.filter((code) => !found.some(({ itemCode }) => itemCode === code))
  return { selection: addItems(selection, found), missing }
}
