import { PaidRows } from '@/components/order/paid-rows'
import { orderTexts } from '@/components/order/texts'
import { toOrder } from '@/components/order/to-order'
import { Card } from '@/components/ui/card'
import { Price } from '@/components/ui/price'
import type { OrderDetail } from '@/services/order/order'
import { texts } from '../texts'

/** The orders that this one is, or was, paid together with, and the sum of all. */
export function TogetherCard({ order }: { order: OrderDetail; open: boolean }) {
  const { number, together, payment, dueFen, paidTogether } = order
  const unpaid = payment !== 'paid' && payment !== 'refunded'
  return (
    <Card
      title={unpaid ? orderTexts.together(paidTogether) : texts.paidWith}
      extra={unpaid ? <Price fen={dueFen} size="sm" exact /> : null}
    >
      <PaidRows
        orders={together.filter((other) => other.number !== number)}
        onOpen={(other) => toOrder(other.number, other.kind)}
      />
    </Card>
  )
}
