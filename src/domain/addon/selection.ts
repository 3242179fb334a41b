/**
 * Choosing add-ons. Every function returns a new selection or a Chinese reason why not; none changes its arguments.
 *
 * - `initialSelection(packages)`: what is chosen from the start
 * - `toggleItem(packages, selection, ref)`, `togglePackage(packages, selection, packageId)`, `clearAll(packages, selection)`
 * - `addItems`, `removeItems(selection, refs)`: 'add together' and 'delete together' after a quote
 * - `isLocked(item)`: 套餐已含, 必选 or disabled; `lockLabel(item)` says which
 * - `normalizeSelection(packages, selection)`: a selection from outside, cut to what may stand
 */
import { isSelectable, limitsOf } from './limits'
import { codesOf, countOf, isChosen, isPaperReport, selectedCodes } from './selection-read'
import { ADDON_TEXTS } from './texts'
import {
  OPER_TYPE,
  type AddonItem,
  type AddonPackage,
  type ItemRef,
  type Selection,
  type SelectionChange
} from './types'

const refuse = (reason: string): SelectionChange => ({ ok: false, reason })

const withCodes = (selection: Selection, packageId: number, itemCodes: readonly string[]): Selection => {
  const known = selection.some((entry) => entry.packageId === packageId)
  const next = known
    ? selection.map((entry) => (entry.packageId === packageId ? { packageId, itemCodes } : entry))
    : [...selection, { packageId, itemCodes }]
  return next.filter((entry) => entry.itemCodes.length > 0 || isPaperReport(entry.packageId))
}

const findItem = (packages: readonly AddonPackage[], { packageId, itemCode }: ItemRef) => {
  const pkg = packages.find((known) => known.packageId === packageId)
  const item = pkg?.items.find((candidate) => candidate.itemCode === itemCode)
  return pkg && item ? { pkg, item } : undefined
}

/** Whether the user cannot change this item: in the base package, required, or disabled. */
export const isLocked = (item: AddonItem): boolean => item.required || !isSelectable(item)

/** The tag of a locked item: 套餐已含, 必选 or its reason; '' when it is free. */
export const lockLabel = (item: AddonItem): string => {
  if (item.included) return ADDON_TEXTS.included
  if (item.disabled) return item.disabledReason
  return item.required ? ADDON_TEXTS.required : ''
}

/** Required items, and every item of a mandatory package that leaves no choice. An item offered twice is taken once. */
export const initialSelection = (packages: readonly AddonPackage[]): Selection =>
  packages.reduce<Selection>((selection, pkg) => {
    const free = pkg.items.filter(isSelectable)
    const noChoice = pkg.affirmatively === 1 && free.length > 0 && limitsOf(pkg).min >= free.length
    const taken = new Set(selectedCodes(selection))
    const codes = free
      .filter((item) => (item.required || noChoice) && !taken.has(item.itemCode))
      .map(({ itemCode }) => itemCode)
    return codes.length > 0 ? withCodes(selection, pkg.packageId, codes) : selection
  }, [])

const removeItem = (pkg: AddonPackage, selection: Selection, item: AddonItem): SelectionChange => {
  if (item.required) return refuse(ADDON_TEXTS.requiredItem)
  const rest = codesOf(selection, pkg.packageId).filter((code) => code !== item.itemCode)
  if (pkg.affirmatively === 1 && rest.length === 0) return refuse(ADDON_TEXTS.mandatoryPackage)
  return { ok: true, selection: withCodes(selection, pkg.packageId, rest), operType: OPER_TYPE.remove }
}

const addItem = (pkg: AddonPackage, selection: Selection, item: AddonItem): SelectionChange => {
  if (!isSelectable(item)) return refuse(lockLabel(item))
  if (selectedCodes(selection).includes(item.itemCode)) return refuse(ADDON_TEXTS.duplicate(item.itemName))
  const { max } = limitsOf(pkg)
  const current = codesOf(selection, pkg.packageId)
  // A mandatory 'one of these' can be neither emptied nor exceeded: a second choice replaces the first.
  const requiredCodes = new Set(pkg.items.filter(({ required }) => required).map(({ itemCode }) => itemCode))
  const swaps = pkg.affirmatively === 1 && max === 1 && !current.some((code) => requiredCodes.has(code))
  if (!swaps && current.length >= max) return refuse(ADDON_TEXTS.tooMany(pkg.name, max))
  const codes = swaps ? [item.itemCode] : [...current, item.itemCode]
  return { ok: true, selection: withCodes(selection, pkg.packageId, codes), operType: OPER_TYPE.add }
}

/** Adds or removes one item (§4). Refused: unknown, locked, chosen already elsewhere, over the maximum, last of a mandatory package. */
export const toggleItem = (
  packages: readonly AddonPackage[],
  selection: Selection,
  ref: ItemRef
): SelectionChange => {
  const found = findItem(packages, ref)
  if (!found) return refuse(ADDON_TEXTS.unknownItem)
  return isChosen(selection, ref)
    ? removeItem(found.pkg, selection, found.item)
    : addItem(found.pkg, selection, found.item)
}

/** Adds every item that can be chosen, up to the maximum; or, when the package is complete, removes all but the required ones. */
export const togglePackage = (
  packages: readonly AddonPackage[],
  selection: Selection,
  packageId: number
): SelectionChange => {
  const pkg = packages.find((known) => known.packageId === packageId)
  if (!pkg) return refuse(ADDON_TEXTS.unknownItem)
  const current = codesOf(selection, packageId)
  const elsewhere = new Set(selectedCodes(selection).filter((code) => !current.includes(code)))
  const free = pkg.items.filter((item) => isSelectable(item) && !elsewhere.has(item.itemCode))
  const missing = free.map(({ itemCode }) => itemCode).filter((code) => !current.includes(code))
  const room = limitsOf(pkg).max - current.length
  if (missing.length > 0 && room > 0) {
    return {
      ok: true,
      selection: withCodes(selection, packageId, [...current, ...missing.slice(0, room)]),
      operType: OPER_TYPE.add
    }
  }
  if (current.length === 0) return refuse(ADDON_TEXTS.nothingToChoose)
  if (pkg.affirmatively === 1) return refuse(ADDON_TEXTS.mandatoryPackage)
  const kept = pkg.items
    .filter(({ required, itemCode }) => required && current.includes(itemCode))
    .map(({ itemCode }) => itemCode)
  return { ok: true, selection: withCodes(selection, packageId, kept), operType: OPER_TYPE.remove }
}

/** Empties the selection but for required items, mandatory packages and the paper-report choice (§4). */
export const clearAll = (packages: readonly AddonPackage[], selection: Selection): Selection =>
  selection.flatMap((entry) => {
    const pkg = packages.find((known) => known.packageId === entry.packageId)
    if (isPaperReport(entry.packageId) || pkg?.affirmatively === 1) return [entry]
    const kept = entry.itemCodes.filter((code) =>
      pkg?.items.some((item) => item.required && item.itemCode === code)
    )
    return kept.length > 0 ? [{ packageId: entry.packageId, itemCodes: kept }] : []
  })

/** The selection with these items added at the end; one that is chosen already, in any package, is left where it is. */
export const addItems = (selection: Selection, refs: readonly ItemRef[]): Selection =>
  refs.reduce<Selection>((next, { packageId, itemCode }) => {
    if (selectedCodes(next).includes(itemCode)) return next
    return withCodes(next, packageId, [...codesOf(next, packageId), itemCode])
  }, selection)

/** The selection without these items. */
export const removeItems = (selection: Selection, refs: readonly ItemRef[]): Selection =>
  refs.reduce<Selection>((next, { packageId, itemCode }) => {
    if (countOf(next, packageId) === 0) return next
    return withCodes(
      next,
      packageId,
      codesOf(next, packageId).filter((code) => code !== itemCode)
    )
  }, selection)

/**
 * A selection from outside (session, order, wire) as it may stand here: unknown packages and items, locked items,
 * repeated items and items over the maximum are dropped. The server quotes and stores only this.
 */
export const normalizeSelection = (packages: readonly AddonPackage[], selection: Selection): Selection =>
  selection.reduce<Selection>((kept, entry) => {
    if (isPaperReport(entry.packageId)) {
      return kept.some(({ packageId }) => isPaperReport(packageId))
        ? kept
        : [...kept, { packageId: entry.packageId, itemCodes: [] }]
    }
    const pkg = packages.find((known) => known.packageId === entry.packageId)
    if (!pkg) return kept
    return entry.itemCodes.reduce<Selection>((next, itemCode) => {
      const item = pkg.items.find((candidate) => candidate.itemCode === itemCode)
      const taken = selectedCodes(next).includes(itemCode)
      const full = countOf(next, entry.packageId) >= limitsOf(pkg).max
      if (!item || !isSelectable(item) || taken || full) return next
      return withCodes(next, entry.packageId, [...codesOf(next, entry.packageId), itemCode])
    }, kept)
  }, [])
