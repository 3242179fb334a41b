import { toOrder } from '../order/to-order'
import type { Root } from '@/stores/root'

type Items = Pick<Root, 'items'>

/** The order that the draft of a product became. */
function placedOf({ items }: Items, productCode: string) {
  const placed = items.get('placed')
  return placed?.productCode === productCode ? placed : undefined
}

/** The draft is gone because its order stands: nothing is missing, and the page is on its way to that order or lies under the cashier. */
export const isPlaced = (root: Items, productCode: string): boolean =>
  placedOf(root, productCode) !== undefined

/** A page of a booking whose draft became an order: the way back from the cashier ends at that order. */
export function leadToPlaced(root: Items, productCode: string): void {
  const placed = placedOf(root, productCode)
  if (placed) toOrder(placed.orderNum, placed.kind, { replace: true })
}
