import { isLocked } from '@/domain/addon/selection'
import { isPaperReport } from '@/domain/addon/selection-read'
import { CHARGE_TYPE, SPECIAL_PACKAGE_ID, type AddonItem, type AddonPackage } from '@/domain/addon/types'

export interface Advice {
  readonly pkg: AddonPackage
  readonly item: AddonItem
}

/** Who wants more has the whole list one tap away. */
const MOST = 5

/** The recommendation from past reports first, then what is meant for this person, then what most people add. */
const RANKS: readonly ((advice: Advice) => boolean)[] = [
  ({ pkg }) => pkg.packageId === SPECIAL_PACKAGE_ID.smart,
  ({ pkg }) => pkg.chargeType === CHARGE_TYPE.personal,
  ({ item }) => item.hot
]

/** What is recommended one at a time in care mode: only what can still be chosen, each item once. */
export function adviceOf(packages: readonly AddonPackage[]): Advice[] {
  const free = packages
    .filter(({ packageId }) => !isPaperReport(packageId))
    .flatMap((pkg) => pkg.items.filter((item) => !isLocked(item)).map((item) => ({ pkg, item })))
  const ranked = RANKS.flatMap((belongs) => free.filter(belongs))
  const codes = ranked.map(({ item }) => item.itemCode)
  return ranked.filter(({ item }, at) => codes.indexOf(item.itemCode) === at).slice(0, MOST)
}
