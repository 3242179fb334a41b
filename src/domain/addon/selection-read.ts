/**
 * Questions about a selection. All pure, all cheap.
 *
 * `codesOf`, `countOf` (badge), `chosenCount`, `selectedCodes`, `isChosen`, `isPaperReport`, `sameSelection`.
 */
import { SPECIAL_PACKAGE_ID, type ItemRef, type Selection } from './types'

/** The paper-report choice travels in the selection but is no add-on. */
export const isPaperReport = (packageId: number): boolean =>
  packageId === SPECIAL_PACKAGE_ID.publicReport || packageId === SPECIAL_PACKAGE_ID.giftReport

/** The chosen item codes of one package, in the order they were chosen. */
export const codesOf = (selection: Selection, packageId: number): readonly string[] =>
  selection.find((entry) => entry.packageId === packageId)?.itemCodes ?? []

/** The badge count of one package (§2). */
export const countOf = (selection: Selection, packageId: number): number =>
  codesOf(selection, packageId).length

/** How many add-on items are chosen; the paper-report choice does not count. */
export const chosenCount = (selection: Selection): number => selectedCodes(selection).length

/** All chosen item codes, in order. */
export const selectedCodes = (selection: Selection): string[] =>
  selection.filter((entry) => !isPaperReport(entry.packageId)).flatMap((entry) => [...entry.itemCodes])

/** Whether this item of this package is chosen. */
export const isChosen = (selection: Selection, { packageId, itemCode }: ItemRef): boolean =>
  codesOf(selection, packageId).includes(itemCode)

/** Whether two selections hold the same items; order does not matter. */
export const sameSelection = (left: Selection, right: Selection): boolean => {
  const key = (selection: Selection): string =>
    selection
      .map(({ packageId, itemCodes }) => `${packageId}:${[...itemCodes].sort().join(',')}`)
      .sort()
      .join(';')
  return key(left) === key(right)
}
