import { navigate } from '@/routes/navigate'
import { listBases, type SelfSelectedBase } from '@/services/catalogue/supermarket'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** The base that a re-check is built on: the cheapest one. */
export async function recheckBase({ call }: PageScope): Promise<SelfSelectedBase | null> {
  const bases = await listBases(call)
  return bases.reduce<SelfSelectedBase | null>(
    (least, base) => (least === null || base.priceFen < least.priceFen ? base : least),
    null
  )
}

/** On to branches and times of a self-selected checkup in which these items are chosen already. */
export function beginRecheck(root: Root, base: SelfSelectedBase, codes: readonly string[]): void {
  root.items.set('supermarketCode', { comboId: base.comboId })
  root.items.set('recheckItems', codes)
  navigate('booking', { type: base.kind, id: base.productCode })
}
