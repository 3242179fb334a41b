import { limitsOf } from '@/domain/addon/limits'
import { groupSections, type SectionKey } from '@/domain/addon/sections'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import { SPECIAL_PACKAGE_ID, type AddonPackage } from '@/domain/addon/types'

/** One entry of the left navigation and the block it leads to. */
export type AddonGroup =
  | { kind: 'smart'; id: string; name: string; pkg: AddonPackage | null }
  | { kind: 'exchange'; id: string; name: string }
  | { kind: 'package'; id: string; name: string; section: SectionKey; label: string; pkg: AddonPackage }

/** Id of a group's block on the page. */
export const groupId = (key: string | number): string => `addon-group-${key}`

export interface GroupInput {
  packages: readonly AddonPackage[]
  /** The section of the switch is drawn, with or without a recommendation. */
  smart: boolean
  exchange: boolean
  /** In care mode nothing is promoted: items are seen first, then what can be bought with them, and last the switch of the recommendation. */
  itemsFirst?: boolean
}

/** Recommendation, exchange, then the packages by section: company, quota, personal, self-selected, self-paid (§2, §9). */
export function addonGroups({ packages, smart, exchange, itemsFirst = false }: GroupInput): AddonGroup[] {
  const sections = groupSections(packages)
  const recommendation = packages.find((known) => known.packageId === SPECIAL_PACKAGE_ID.smart) ?? null
  const smartGroup = smart
    ? [{ kind: 'smart' as const, id: groupId('smart'), name: ADDON_TEXTS.smart, pkg: recommendation }]
    : []
  const exchangeGroup = exchange
    ? [{ kind: 'exchange' as const, id: groupId('exchange'), name: ADDON_TEXTS.exchange }]
    : []
  const items = sections
    .filter(({ key }) => key !== 'smart')
    .flatMap(({ key, label, packages: members }) =>
      members.map((pkg) => ({
        kind: 'package' as const,
        id: groupId(pkg.packageId),
        name: pkg.name,
        section: key,
        label,
        pkg
      }))
    )
  return itemsFirst
    ? [...items, ...exchangeGroup, ...smartGroup]
    : [...smartGroup, ...exchangeGroup, ...items]
}

/** Whether the number of items is worth telling: an optional package without a limit says nothing by it (§5). */
export function tellsLimits(pkg: AddonPackage, section: SectionKey): boolean {
  const { min, max } = limitsOf(pkg)
  return section !== 'selfSelected' || pkg.affirmatively === 1 || min > 0 || max < pkg.items.length
}

/** A group counts as reached when its upper edge is this near the pane's, px. */
const REACHED_PX = 24

/**
 * The group at the upper edge of the pane.
 * @param tops upper edges below the pane's own, px, in order; null for one that is not drawn
 * @returns its index; the first one while nothing is scrolled past
 */
export function groupAtEdge(tops: readonly (number | null)[]): number {
  return tops.reduce<number>((at, top, index) => (top !== null && top <= REACHED_PX ? index : at), 0)
}
