/**
 * How packages are grouped, labelled and paid (§3, §9).
 *
 * - `sectionOf(pkg)`, `groupSections(packages)`: 智能推荐, 企业加项, 企业额度, 个性加项, 自选加项, 自费加项
 * - `payerOf(pkg)`: who pays; a withIn 0 package is always self-paid
 * - `splitLists(packages)`: requireList, notRequireList, individList, customList of the wire
 * - `hotItems(packages)`: the items of 热门项目
 */
import { isPaperReport } from './selection-read'
import { ADDON_TEXTS } from './texts'
import { CHARGE_TYPE, SPECIAL_PACKAGE_ID, type AddonItem, type AddonPackage } from './types'

export type SectionKey = 'smart' | 'enterprise' | 'quota' | 'personal' | 'selfSelected' | 'selfPaid'
export type Payer = 'self' | 'enterprise' | 'quota'

export interface AddonSection {
  key: SectionKey
  label: string
  packages: AddonPackage[]
}

const SECTION_ORDER: readonly SectionKey[] = [
  'smart',
  'enterprise',
  'quota',
  'personal',
  'selfSelected',
  'selfPaid'
]

const isCompany = (pkg: AddonPackage): boolean =>
  pkg.chargeType === CHARGE_TYPE.enterprise || pkg.chargeType === CHARGE_TYPE.quota

/** The section of a package. A company package outside what the company covers (withIn 0) is 自费加项. */
export const sectionOf = (pkg: AddonPackage): SectionKey => {
  if (pkg.packageId === SPECIAL_PACKAGE_ID.smart) return 'smart'
  if (isCompany(pkg) && pkg.withIn === 0) return 'selfPaid'
  switch (pkg.chargeType) {
    case CHARGE_TYPE.enterprise:
      return 'enterprise'
    case CHARGE_TYPE.quota:
      return 'quota'
    case CHARGE_TYPE.personal:
      return 'personal'
    default:
      return 'selfSelected'
  }
}

/** Who pays for a package (§3: withIn 0 means self-pay). */
export const payerOf = (pkg: AddonPackage): Payer => {
  if (pkg.withIn === 0 || !isCompany(pkg)) return 'self'
  return pkg.chargeType === CHARGE_TYPE.quota ? 'quota' : 'enterprise'
}

/** Packages by section, empty sections left out; the paper-report packages are no section. */
export const groupSections = (packages: readonly AddonPackage[]): AddonSection[] =>
  SECTION_ORDER.map((key) => ({
    key,
    label: ADDON_TEXTS[key],
    packages: packages.filter((pkg) => !isPaperReport(pkg.packageId) && sectionOf(pkg) === key)
  })).filter((section) => section.packages.length > 0)

export interface PackageLists {
  requireList: AddonPackage[]
  notRequireList: AddonPackage[]
  individList: AddonPackage[]
  customList: AddonPackage[]
}

/** The wire's four lists: required and optional company packages, individual recommendations, custom (§2). */
export const splitLists = (packages: readonly AddonPackage[]): PackageLists => ({
  requireList: packages.filter((pkg) => isCompany(pkg) && pkg.affirmatively === 1),
  notRequireList: packages.filter((pkg) => isCompany(pkg) && pkg.affirmatively !== 1),
  individList: packages.filter((pkg) => pkg.chargeType === CHARGE_TYPE.personal),
  customList: packages.filter((pkg) => !isCompany(pkg) && pkg.chargeType !== CHARGE_TYPE.personal)
})

/** Hot items of all packages with their package, each code once. */
export const hotItems = (packages: readonly AddonPackage[]): { packageId: number; item: AddonItem }[] => {
  const seen = new Set<string>()
  return packages.flatMap((pkg) =>
    pkg.items.flatMap((item) => {
      if (!item.hot || seen.has(item.itemCode)) return []
      seen.add(item.itemCode)
      return [{ packageId: pkg.packageId, item }]
    })
  )
}
