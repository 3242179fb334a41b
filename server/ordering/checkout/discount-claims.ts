import type { Claim } from '../reservations'
import type { NewOrder, NewParts } from './checkout'

export const ownerOf = ({ orderNum, payOrderNum, userId }: NewOrder) => ({ orderNum, payOrderNum, userId })

/** What lowers the price of an order of any kind, besides coupons: those are of the pay order. */
export function discountClaims(order: NewOrder, { lines }: Pick<NewParts, 'lines'>): Claim[] {
  const { cardNumber, quotaFen = 0, flashActivityId, quantity = 1 } = order
  const own = ownerOf(order)
  return [
    ...(cardNumber && quotaFen > 0
      ? [{ ...own, kind: 'quota' as const, resource: cardNumber, amount: quotaFen }]
      : []),
    ...(flashActivityId
      ? [
          {
            ...own,
            kind: 'flash' as const,
            resource: flashActivityId,
            amount: quantity,
            lineId: productLine(lines)
          }
        ]
      : [])
  ]
}

/** The line of what was bought itself. */
export const productLine = (lines: NewParts['lines']): string | null =>
  lines.find(({ role }) => role === 'product')?.id ?? null
