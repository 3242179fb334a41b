/**
 * How many items a package takes (§5), and when the add-on screen may go on.
 *
 * - `soldWhole(pkg)`: all of it or nothing, at a price of its own
 * - `limitsOf(pkg)`, `selectionPrompt(pkg)`, `limitProblem(pkg, count)`, `requiredCount(pkg)`
 * - `selectionProblems(packages, selection)`: every broken limit, in package order (the server's check at quote and complete)
 * - `canProceed(state)`, `canSkip(state)`: the two buttons of the bottom bar
 */
import { chosenCount, countOf, selectedCodes } from './selection-read'
import { ADDON_TEXTS } from './texts'
import { CHARGE_TYPE, COUNT_PRICE_TYPE, type AddonItem, type AddonPackage, type Selection } from './types'

export interface Limits {
  min: number
  max: number
}

/** Neither part of the base package nor disabled. */
export const isSelectable = (item: AddonItem): boolean => !item.included && !item.disabled

/** The least and most items of a package; the individual list allows 0 up to its item count (§5). */
export const limitsOf = (pkg: AddonPackage): Limits => {
  const all = pkg.items.length
  if (pkg.chargeType === CHARGE_TYPE.personal) return { min: 0, max: all }
  const max = pkg.maxnums > 0 ? Math.min(pkg.maxnums, Math.max(all, 1)) : all
  return { min: Math.min(Math.max(pkg.minnums, 0), max), max }
}

/** One price, and no item of it without the others. */
export const soldWhole = ({ countPriceType, items, minnums }: AddonPackage): boolean =>
  countPriceType === COUNT_PRICE_TYPE.whole && items.length > 1 && minnums >= items.length

/** 选择1至3项, or 选择2项 when both ends are equal (§5). */
export const selectionPrompt = (pkg: AddonPackage): string => {
  const { min, max } = limitsOf(pkg)
  return ADDON_TEXTS.prompt(min, max)
}

/** How many items must be chosen before going on: 0 for an optional package, never more than can be chosen. */
const requiredCount = (pkg: AddonPackage): number => {
  if (pkg.affirmatively !== 1) return 0
  return Math.min(Math.max(limitsOf(pkg).min, 1), pkg.items.filter(isSelectable).length)
}

/** Why `count` items of this package cannot stay so, or '' when they can. An untouched optional package is fine. */
export const limitProblem = (pkg: AddonPackage, count: number): string => {
  const { min, max } = limitsOf(pkg)
  if (count > max) return ADDON_TEXTS.tooMany(pkg.name, max)
  const least = count > 0 ? Math.min(min, pkg.items.filter(isSelectable).length) : 0
  const needed = Math.max(least, requiredCount(pkg))
  return count < needed ? ADDON_TEXTS.tooFew(pkg.name, needed) : ''
}

/** Every limit the selection breaks, in package order; empty when it may be ordered. */
export const selectionProblems = (packages: readonly AddonPackage[], selection: Selection): string[] => {
  const chosen = new Set(selectedCodes(selection))
  return packages.flatMap((pkg) => {
    const problem = limitProblem(pkg, countOf(selection, pkg.packageId))
    return problem ? [problem, ...missingRequired(pkg, chosen)] : missingRequired(pkg, chosen)
  })
}

const missingRequired = (pkg: AddonPackage, chosen: ReadonlySet<string>): string[] =>
  pkg.items
    .filter((item) => item.required && isSelectable(item) && !chosen.has(item.itemCode))
    .map(({ itemName }) => ADDON_TEXTS.missingRequired(itemName))

export interface ProceedState {
  calculating: boolean
  selection: Selection
  packages: readonly AddonPackage[]
}

/** Whether 确认加项 works: not while calculating, not with nothing chosen, not with a limit broken (§5, R5.41). */
export const canProceed = ({ calculating, selection, packages }: ProceedState): boolean =>
  !calculating && chosenCount(selection) > 0 && selectionProblems(packages, selection).length === 0

/** Whether 不加项，下一步 is offered: nothing chosen and no package requires a choice. */
export const canSkip = ({ calculating, selection, packages }: ProceedState): boolean =>
  !calculating && chosenCount(selection) === 0 && packages.every((pkg) => requiredCount(pkg) === 0)
