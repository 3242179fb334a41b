import { bookAgain } from '@/components/order/book-again'
import { againText } from '@/components/order/goods-order'
import { orderTexts } from '@/components/order/texts'
import { toOrder } from '@/components/order/to-order'
import { Empty } from '@/components/ui/page-state'
import type { OrderDetail } from '@/services/order/order'
import { useRoot } from '@/stores/context'
import { texts } from '../texts'

export interface ClosedOrderProps {
  order: OrderDetail
  verdict: 'closed' | 'refunded'
}

/** The order takes no money any more: why, and the ways on. */
export function ClosedOrder({ order, verdict }: ClosedOrderProps) {
  const root = useRoot()
  const refunded = verdict === 'refunded'
  return (
    <Empty
      scene="emptyClinic"
      title={refunded ? texts.refundedTitle : texts.closedTitle}
      text={
        refunded ? texts.refundedText : (order.goods ? texts.closedGoods : texts.closedText)(order.statusName)
      }
      actions={[
        {
          text: orderTexts.seeOrder,
          kind: 'line',
          onTap: () => toOrder(order.number, order.kind, { replace: true })
        },
        { text: againText(order), onTap: () => void bookAgain(root, order.number) }
      ]}
    />
  )
}
