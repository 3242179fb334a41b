import { differenceOf } from '@/domain/order/change'
import { owedOf } from '@/domain/order/dues'
import { sumFen } from '../../money/queries/dues'
import type { WholeOrder } from '../order/whole-order'

/**
 * What another day costs more while its product costs so much, below 0 less. An activity's price, one of which a part is still owed, and
 * that of several visits at once stay as they were agreed.
 */
export function priceDifference(
  { flashActivityId, lines, visits, dues, priceLines }: WholeOrder,
  salePriceFen: number
): number {
  const line = lines.find(({ role }) => role === 'product')
  if (!line || visits.length > 1 || flashActivityId !== null || owedOf(dues) !== null) return 0
  const { unitFen, quantity, payableFen } = line
  const changed = priceLines.filter(({ key }) => key === 'difference')
  return differenceOf({
    orderedFen: unitFen * quantity,
    nowFen: salePriceFen * quantity,
    changedFen: sumFen(changed),
    payableFen
  })
}
