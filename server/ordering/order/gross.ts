import type { RefundedPart } from '@/domain/order/refund'
import type { WholeOrder } from './whole-order'

/** What parts of a line cost before anything is taken off, in fen. */
export const grossFen = (
  { items, unitFen }: Pick<WholeOrder['lines'][number], 'items' | 'unitFen'>,
  parts: readonly RefundedPart[]
): number =>
  parts.reduce((sum, { itemCode, quantity }) => {
    const price = itemCode === '' ? unitFen : items.find(({ code }) => code === itemCode)?.priceFen
    return sum + quantity * (price ?? 0)
  }, 0)
