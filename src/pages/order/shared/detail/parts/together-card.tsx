import { PaidRows } from '@/components/order/paid-rows'
import { orderTexts } from '@/components/order/texts'
import { Card } from '@/components/ui/card'
import { Price } from '@/components/ui/price'
import { navigate } from '@/routes/navigate'
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
        onOpen={(other) => navigate('orderDetail', { orderNum: other.number })}
      />
    </Card>
  )
}
