import { bookAgain } from '@/components/order/book-again'
import { againText } from '@/components/order/goods-order'
import { orderTexts } from '@/components/order/texts'
import { Empty, type StateAction } from '@/components/ui/page-state'
import type { PayVerdict } from '@/domain/order/pay-verdict'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import { useRoot } from '@/stores/context'
import { openOrder } from '../open-order'
import { texts } from '../texts'

export interface NotPaidProps {
  order: OrderDetail
  verdict: Exclude<PayVerdict, 'paid' | 'confirming'>
}

/** The server knows of no payment that stands: what is true instead, and the way on. */
export function NotPaid({ order, verdict }: NotPaidProps) {
  const root = useRoot()
  const { number, type } = order
  const see: StateAction = {
    text: orderTexts.seeOrder,
    kind: 'line',
    onTap: () => openOrder(order)
  }
  const again: StateAction = { text: againText(order), onTap: () => void bookAgain(root, number) }
  if (verdict === 'closed') {
    const text = texts.closedText(order.statusName)
    return <Empty title={texts.closedTitle} text={text} actions={[see, again]} />
  }
  if (verdict === 'refunded') {
    return <Empty title={texts.refundedTitle} text={texts.refundedText} actions={[see, again]} />
  }
  const pay: StateAction = {
    text: texts.toPay,
    onTap: () => navigate('goPay', { orderNo: number, orderType: String(type) }, { replace: true })
  }
  return (
    <Empty
      title={texts.unpaidTitle}
      text={order.goods ? texts.unpaidGoods : texts.unpaidText}
      actions={[see, pay]}
    />
  )
}
