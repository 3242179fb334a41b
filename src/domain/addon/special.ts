/**
 * Packages with a meaning of their own (§3, §4).
 *
 * - Smart recommendation: `smartSwitch(wanted, consent)`, `smartAutoEnabled(selection, consent)`
 * - Special packages of the self-selected screen: `toggleSpecial`, `ownerOf`, `cancelSpecial`, `specialAsPackage`
 */
import { codesOf, countOf, isPaperReport, selectedCodes } from './selection-read'
import { ADDON_TEXTS } from './texts'
import {
  CHARGE_TYPE,
  COUNT_PRICE_TYPE,
  SPECIAL_PACKAGE_ID,
  type AddonItem,
  type AddonPackage,
  type Selection
} from './types'

/** What a tap on the smart-recommendation switch leads to: consent is asked once only (§4). */
export const smartSwitch = (wanted: boolean, consent: boolean): 'ask-consent' | 'on' | 'off' => {
  if (!wanted) return 'off'
  return consent ? 'on' : 'ask-consent'
}

/** Whether the recommendation opens by itself: something of package -4 is chosen and consent was given before. */
export const smartAutoEnabled = (selection: Selection, consent: boolean): boolean =>
  consent && countOf(selection, SPECIAL_PACKAGE_ID.smart) > 0

/** A combination of the self-selected screen, sold at one price. */
export interface SpecialPackage {
  packageId: number
  packageName: string
  intro: string
  salePriceFen: number
  items: readonly AddonItem[]
}

export type SpecialChange =
  | { ok: true; selection: Selection; checked: boolean; alreadyChosen: string[]; alert: string }
  | { ok: false; reason: string }

/** The chosen special package that owns an item, if any: the item is checked and disabled (R4.51). */
export const ownerOf = (
  specials: readonly SpecialPackage[],
  selection: Selection,
  itemCode: string
): SpecialPackage | undefined =>
  specials.find(({ packageId }) => codesOf(selection, packageId).includes(itemCode))

/**
 * Checks or unchecks a special package (R4.51, R4.52). Checking takes its items over from where they were chosen;
 * `alreadyChosen` names those and `alert` is the text that says they can no longer be cancelled individually.
 * Refused when another chosen special package owns one of its items.
 */
export const toggleSpecial = (
  specials: readonly SpecialPackage[],
  selection: Selection,
  packageId: number
): SpecialChange => {
  const special = specials.find((candidate) => candidate.packageId === packageId)
  if (!special) return { ok: false, reason: ADDON_TEXTS.unknownItem }
  if (countOf(selection, packageId) > 0) {
    return {
      ok: true,
      selection: cancelSpecial(selection, packageId),
      checked: false,
      alreadyChosen: [],
      alert: ''
    }
  }
  const owned = special.items.find(({ itemCode }) => ownerOf(specials, selection, itemCode))
  if (owned) return { ok: false, reason: ADDON_TEXTS.duplicate(owned.itemName) }
  const chosen = new Set(selectedCodes(selection))
  const alreadyChosen = special.items
    .filter(({ itemCode }) => chosen.has(itemCode))
    .map(({ itemName }) => itemName)
  const codes = special.items.map(({ itemCode }) => itemCode)
  const rest = selection
    .map((entry) => ({
      packageId: entry.packageId,
      itemCodes: entry.itemCodes.filter((code) => !codes.includes(code))
    }))
    .filter((entry) => entry.itemCodes.length > 0 || isPaperReport(entry.packageId))
  const alert = alreadyChosen.length > 0 ? ADDON_TEXTS.specialAlready(alreadyChosen.join('、')) : ''
  return {
    ok: true,
    selection: [...rest, { packageId, itemCodes: codes }],
    checked: true,
    alreadyChosen,
    alert
  }
}

/** The warning before an item of a chosen special package is removed, or '' when none owns it (R4.53). */
export const specialRemovalWarning = (
  specials: readonly SpecialPackage[],
  selection: Selection,
  itemCode: string
): string => {
  const owner = ownerOf(specials, selection, itemCode)
  return owner ? ADDON_TEXTS.specialRemove(owner.packageName) : ''
}

/** 删除 of that warning: the whole package goes. */
export const cancelSpecial = (selection: Selection, packageId: number): Selection =>
  selection.filter((entry) => entry.packageId !== packageId)

/** A special package as an add-on package, so that the quote prices it like any other whole package. */
export const specialAsPackage = (special: SpecialPackage): AddonPackage => ({
  addPackageId: special.packageId,
  addPackageName: special.packageName,
  addPackageDetail: special.intro,
  affirmatively: 0,
  withIn: 0,
  chargeType: CHARGE_TYPE.selfSelectedBundle,
  countPriceType: COUNT_PRICE_TYPE.whole,
  minnums: special.items.length,
  maxnums: special.items.length,
  salePriceFen: special.salePriceFen,
  items: special.items
})
