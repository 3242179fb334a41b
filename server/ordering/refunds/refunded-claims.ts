import type { RefundedPart } from '@/domain/order/refund'
import type { ClaimPart } from '../reservations'
import { fulfilmentOf } from '../fulfilment'
import type { WholeOrder } from '../order/whole-order'

type Refunded = Pick<WholeOrder, 'kind' | 'orderType' | 'extra' | 'lines' | 'codes'>
type Line = WholeOrder['lines'][number]

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** What a part of a line costs before anything is taken off. */
function grossOf({ items, unitFen }: Line, { itemCode, quantity }: RefundedPart): number {
  const price = itemCode === '' ? unitFen : items.find(({ code }) => code === itemCode)?.priceFen
  return quantity * (price ?? 0)
}

/**
 * What the parts of an order that go back give back of what it claimed: pieces of a line as many as go, of a company's quota the share
 * that it paid of them, of the year of customs what they cost. What of an order is left when nothing else is goes with it as a whole.
 */
export function claimsOfParts(
  order: Refunded,
  parts: readonly RefundedPart[],
  left: readonly ClaimPart[]
): ClaimPart[] {
  const ofLines = order.lines.map((line) => ({
    line,
    own: parts.filter(({ lineId }) => lineId === line.id)
  }))
  const backOf = ({ claim }: ClaimPart): number => {
    if (claim.lineId !== null) {
      return fulfilmentOf(order).refund.pieces(order, claim.lineId, parts, claim.givenBack)
    }
    switch (claim.kind) {
      case 'quota':
        return sumOf(ofLines, ({ line, own }) => {
          const gross = line.quantity * line.unitFen
          const share = sumOf(own, (part) => grossOf(line, part))
          return gross === 0 ? 0 : Math.floor((line.coveredFen * share) / gross)
        })
      case 'customs':
        return sumOf(
          ofLines.filter(({ line }) => line.role === 'product' || line.role === 'freight'),
          ({ line, own }) => sumOf(own, (part) => grossOf(line, part))
        )
      default:
        return 0
    }
  }
  return left
    .map((part) => ({ ...part, amount: Math.min(part.amount, backOf(part)) }))
    .filter(({ amount }) => amount > 0)
}
