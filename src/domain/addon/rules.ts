/**
 * The medical rule set over base items and add-ons (§4 codes 40003 and 40004).
 *
 * - `evaluateToggle(input)` -> code 1 with tips, 40003 with items to add, 40004 with items to delete, or blocked
 * - `presentPackages(input)`: packages as they arrive, base items marked 套餐已含, impossible items disabled with a reason
 *
 * Rules: REQUIRE (itemCode needs all of withItemCodes), EXCLUSIVE and CONTAINS (itemCode makes withItemCodes superfluous),
 * REMARK (a tip). Base items are never added or deleted: a conflict with them arrives disabled instead.
 */
import { limitsOf, isSelectable, soldWhole } from './limits'
import { codesOf, countOf, selectedCodes } from './selection-read'
import { addItems } from './selection'
import { ADDON_TEXTS } from './texts'
import {
  OPER_TYPE,
  type AddonItem,
  type AddonPackage,
  type ItemRef,
  type OperType,
  type Selection
} from './types'

export interface ItemRule {
  ruleId: string
  type: 'REQUIRE' | 'EXCLUSIVE' | 'CONTAINS' | 'REMARK'
  itemCode: string
  withItemCodes: readonly string[]
  message: string
}

/** An item of a 40003 or 40004 answer. */
export interface AffectedItem extends ItemRef {
  name: string
  priceFen: number
}

export type RuleVerdict =
  | { code: 1; specialTips: string[] }
  | { code: 40003; message: string; items: AffectedItem[] }
  | { code: 40004; message: string; items: AffectedItem[] }
  /** The needed item cannot be added (sold nowhere here, or its package is full). */
  | { code: 0; message: string }

export interface RuleInput {
  rules: readonly ItemRule[]
  baseItemCodes: readonly string[]
  packages: readonly AddonPackage[]
  /** The choice after the toggle. */
  selection: Selection
  operType?: OperType
  /** What changed; absent for a first quote, clear all, and the check at complete. */
  toggled?: ItemRef
}

const isConflict = (rule: ItemRule): boolean => rule.type === 'EXCLUSIVE' || rule.type === 'CONTAINS'

const itemsOf = (packages: readonly AddonPackage[]): { packageId: number; item: AddonItem }[] =>
  packages.flatMap((pkg) => pkg.items.map((item) => ({ packageId: pkg.packageId, item })))

const affected = (packages: readonly AddonPackage[], ref: ItemRef): AffectedItem => {
  const found = itemsOf(packages).find(
    ({ packageId, item }) => packageId === ref.packageId && item.itemCode === ref.itemCode
  )
  return { ...ref, name: found?.item.itemName ?? ref.itemCode, priceFen: found?.item.salePriceFen ?? 0 }
}

const chosenRefs = (selection: Selection, codes: ReadonlySet<string>): ItemRef[] =>
  selection.flatMap(({ packageId, itemCodes }) =>
    itemCodes.filter((code) => codes.has(code)).map((itemCode) => ({ packageId, itemCode }))
  )

/** Needed codes that are neither in the base package nor chosen, by rule. */
const openNeeds = (input: RuleInput, present: ReadonlySet<string>) =>
  input.rules
    .filter((rule) => rule.type === 'REQUIRE' && selectedCodes(input.selection).includes(rule.itemCode))
    .map((rule) => ({ rule, missing: rule.withItemCodes.filter((code) => !present.has(code)) }))
    .filter(({ missing }) => missing.length > 0)

/**
 * `codes` with every chosen item that needs one of them, however long the chain; a package that is sold whole goes with any of
 * its items.
 */
const withDependants = (
  { rules, packages, selection }: RuleInput,
  chosen: readonly string[],
  codes: readonly string[]
): Set<string> => {
  const gone = new Set(codes)
  const needs = rules.filter((rule) => rule.type === 'REQUIRE' && chosen.includes(rule.itemCode))
  const wholes = packages.filter(soldWhole).map(({ packageId }) => codesOf(selection, packageId))
  for (let before = -1; before < gone.size;) {
    before = gone.size
    for (const { itemCode, withItemCodes } of needs) {
      if (withItemCodes.some((code) => gone.has(code))) gone.add(itemCode)
    }
    for (const whole of wholes) {
      if (whole.some((code) => gone.has(code))) whole.forEach((code) => gone.add(code))
    }
  }
  return gone
}

const placeFor = (input: RuleInput, selection: Selection, itemCode: string): ItemRef | undefined => {
  const first = input.packages.filter((pkg) => pkg.packageId === input.toggled?.packageId)
  const open = [...first, ...input.packages].find(
    (pkg) =>
      !soldWhole(pkg) &&
      countOf(selection, pkg.packageId) < limitsOf(pkg).max &&
      pkg.items.some((item) => item.itemCode === itemCode && isSelectable(item))
  )
  return open && { packageId: open.packageId, itemCode }
}

/** 40003: everything that the chosen items need, and what that needs in turn. */
const addTogether = (input: RuleInput, base: ReadonlySet<string>): RuleVerdict | undefined => {
  let selection = input.selection
  let message = ''
  const added: ItemRef[] = []
  for (;;) {
    const present = new Set([...base, ...selectedCodes(selection)])
    const need = openNeeds({ ...input, selection }, present)[0]
    const itemCode = need?.missing[0]
    if (!need || itemCode === undefined) break
    message = message || need.rule.message
    const ref = placeFor(input, selection, itemCode)
    if (!ref) {
      const name =
        itemsOf(input.packages).find(({ item }) => item.itemCode === itemCode)?.item.itemName ?? itemCode
      return { code: 0, message: ADDON_TEXTS.missingNeeds(name) }
    }
    added.push(ref)
    selection = addItems(selection, [ref])
  }
  if (added.length === 0) return undefined
  return { code: 40003, message, items: added.map((ref) => affected(input.packages, ref)) }
}

/** 40004 after a removal: chosen items that needed what was removed. */
const deleteDependants = (input: RuleInput, base: ReadonlySet<string>): RuleVerdict | undefined => {
  const removed = input.toggled
  if (!removed || input.operType !== OPER_TYPE.remove || base.has(removed.itemCode)) return undefined
  const chosen = selectedCodes(input.selection)
  if (chosen.includes(removed.itemCode)) return undefined
  const gone = withDependants(input, chosen, [removed.itemCode])
  const items = chosenRefs(input.selection, gone).map((ref) => affected(input.packages, ref))
  if (items.length === 0) return undefined
  const names = items.map(({ name }) => name).join('、')
  return {
    code: 40004,
    message: ADDON_TEXTS.removeTogether(affected(input.packages, removed).name, names),
    items
  }
}

/** 40004 after an addition: what a chosen item makes superfluous, and what needed that. Base items take no part. */
const deleteSuperfluous = (input: RuleInput, base: ReadonlySet<string>): RuleVerdict | undefined => {
  const chosen = selectedCodes(input.selection).filter((code) => !base.has(code))
  const broken = input.rules.find(
    (rule) =>
      isConflict(rule) &&
      chosen.includes(rule.itemCode) &&
      rule.withItemCodes.some((code) => chosen.includes(code))
  )
  if (!broken) return undefined
  const gone = withDependants(
    input,
    chosen,
    broken.withItemCodes.filter((code) => chosen.includes(code))
  )
  const items = chosenRefs(input.selection, gone).map((ref) => affected(input.packages, ref))
  return { code: 40004, message: broken.message, items }
}

const specialTips = ({ rules, selection, toggled, operType }: RuleInput): string[] => {
  const codes = toggled ? (operType === OPER_TYPE.add ? [toggled.itemCode] : []) : selectedCodes(selection)
  return rules
    .filter((rule) => rule.type === 'REMARK' && codes.includes(rule.itemCode))
    .map(({ message }) => message)
}

/**
 * Judges the choice after a toggle. Removal first (what depends on the removed item), then needs, then conflicts.
 * After 'add together' or 'delete together' the client asks again, so one problem at a time is reported.
 */
export const evaluateToggle = (input: RuleInput): RuleVerdict => {
  const base = new Set(input.baseItemCodes)
  return (
    deleteDependants(input, base) ??
    addTogether(input, base) ??
    deleteSuperfluous(input, base) ?? { code: 1, specialTips: specialTips(input) }
  )
}

export interface PresentInput {
  packages: readonly AddonPackage[]
  baseItemCodes: readonly string[]
  rules: readonly ItemRule[]
  /** The name of any item, also of one that no package offers. */
  nameOf: (itemCode: string) => string
  /** Why an item cannot be chosen whatever else is: its day is too near. '' when it can. */
  closed?: (itemCode: string) => string
}

/** Packages as the add-on list answers them: items of the base package locked, impossible ones disabled with their reason. */
export const presentPackages = (input: PresentInput): AddonPackage[] => {
  const { packages, baseItemCodes, rules, nameOf, closed } = input
  const base = new Set(baseItemCodes)
  const conflicting = conflictReason(rules, base, nameOf)
  const conflict = (code: string): string => conflicting(code) || (closed?.(code) ?? '')
  const possible = new Set(
    itemsOf(packages)
      .map(({ item }) => item.itemCode)
      .filter((code) => !base.has(code) && conflict(code) === '')
  )
  const reasonOf = (code: string): string => {
    const found = conflict(code)
    if (found) return found
    const missing = unreachable(rules, base, possible, code)
    return missing.length > 0 ? ADDON_TEXTS.missingNeeds(missing.map(nameOf).join('、')) : ''
  }
  return packages.map((pkg) => ({
    ...pkg,
    items: pkg.items.map((item) => {
      if (base.has(item.itemCode)) return { ...item, included: true }
      const reason = reasonOf(item.itemCode)
      return reason ? { ...item, disabled: true, disabledReason: reason } : item
    })
  }))
}

const conflictReason =
  (rules: readonly ItemRule[], base: ReadonlySet<string>, nameOf: (code: string) => string) =>
  (code: string): string => {
    const inside = rules.find(
      (rule) => isConflict(rule) && base.has(rule.itemCode) && rule.withItemCodes.includes(code)
    )
    if (inside) {
      const name = nameOf(inside.itemCode)
      return inside.type === 'CONTAINS' ? ADDON_TEXTS.contained(name) : ADDON_TEXTS.baseConflict(name)
    }
    const around = rules.find(
      (rule) =>
        isConflict(rule) && rule.itemCode === code && rule.withItemCodes.some((other) => base.has(other))
    )
    const clash = around?.withItemCodes.filter((other) => base.has(other)).map(nameOf)
    return clash ? ADDON_TEXTS.baseConflict(clash.join('、')) : ''
  }

/** Needs of an item, and the needs of those, that are neither in the base package nor possible to add. */
const unreachable = (
  rules: readonly ItemRule[],
  base: ReadonlySet<string>,
  possible: ReadonlySet<string>,
  code: string
): string[] => {
  const visited = new Set([code])
  const missing: string[] = []
  for (const current of visited) {
    for (const rule of rules) {
      if (rule.type !== 'REQUIRE' || rule.itemCode !== current) continue
      for (const need of rule.withItemCodes) {
        if (base.has(need) || visited.has(need)) continue
        visited.add(need)
        if (!possible.has(need)) missing.push(need)
      }
    }
  }
  return missing
}
