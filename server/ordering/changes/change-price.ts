import { differenceOf } from '@/domain/order/change'
import { balanceOf, type OpenInstalment } from '@/domain/order/instalments'
import { sumFen } from '../../money/queries/instalments'
import { offerRules } from '../offers'
import type { WholeOrder } from '../order/whole-order'

interface Priced extends Pick<WholeOrder, 'offer' | 'priceLines'> {
  readonly lines: readonly Pick<
    WholeOrder['lines'][number],
    'role' | 'unitFen' | 'quantity' | 'coveredFen' | 'payableFen'
  >[]
  readonly visits: readonly unknown[]
  readonly dues: readonly OpenInstalment[]
}

/**
 * What another day costs more while its product costs so much, below 0 less. The price of an offer that keeps it, one that a card pays of, one of which a part is still owed, and
 * that of several visits at once stay as they were agreed.
 */
export function priceDifference(
  { offer, lines, visits, dues, priceLines }: Priced,
  salePriceFen: number
): number {
  const line = lines.find(({ role }) => role === 'product')
  if (!line || visits.length > 1 || offerRules(offer).keepsPrice || balanceOf(dues) !== null) return 0
  const { unitFen, quantity, coveredFen, payableFen } = line
  if (coveredFen > 0) return 0
  const changed = priceLines.filter(({ key }) => key === 'difference')
  return differenceOf({
    orderedFen: unitFen * quantity,
    nowFen: salePriceFen * quantity,
    changedFen: sumFen(changed),
    payableFen
  })
}
