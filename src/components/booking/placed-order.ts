import { toOrder } from '../order/to-order'
import type { Root } from '@/stores/root'

/** A page of a booking whose draft became an order: the way back from the cashier ends at that order. */
export function leadToPlaced({ items }: Pick<Root, 'items'>, productCode: string): void {
  const placed = items.get('placed')
  if (!placed || placed.productCode !== productCode) return
  toOrder(placed.orderNum, placed.kind, { replace: true })
}
