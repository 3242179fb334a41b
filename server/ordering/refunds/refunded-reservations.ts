import type { RefundedPart } from '@/domain/order/refund'
import type { ReservationPart } from '../reservations'
import { fulfilmentOf } from '../fulfilment'
import { grossFen } from '../order/gross'
import type { WholeOrder } from '../order/whole-order'
import { tenderOf } from '../tenders'

type Refunded = Pick<WholeOrder, 'kind' | 'orderType' | 'extra' | 'lines' | 'codes'>

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/**
 * What the parts of an order that go back give back of what it claimed: pieces of a line as many as go, of a tender what it
 * says, of the year of customs what they cost. What of an order is left when nothing else is goes with it as a whole.
 */
export function reservationsOfParts(
  order: Refunded,
  parts: readonly RefundedPart[],
  left: readonly ReservationPart[]
): ReservationPart[] {
  const backOf = ({ claim }: ReservationPart): number => {
    if (claim.lineId !== null) {
      return fulfilmentOf(order).refund.pieces(order, claim.lineId, parts, claim.givenBack)
    }
    if (claim.kind !== 'customs') return tenderOf(claim.kind)?.backWithParts?.(order, parts) ?? 0
    return sumOf(
      order.lines.filter(({ role }) => role === 'product' || role === 'freight'),
      (line) =>
        grossFen(
          line,
          parts.filter(({ lineId }) => lineId === line.id)
        )
    )
  }
  return left
    .map((part) => ({ ...part, amount: Math.min(part.amount, backOf(part)) }))
    .filter(({ amount }) => amount > 0)
}
