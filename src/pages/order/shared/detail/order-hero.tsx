import { observer } from 'mobx-react-lite'
import { Text } from '@tarojs/components'
import { StatusHero } from '@/components/order/status-hero'
import { Countdown } from '@/components/ui/countdown'
import { ORDER_STATUS } from '@/domain/order/codes'
import { orderStatusTone, type StatusTone } from '@/domain/order/status-table'
import { endNote } from '../end-note'
import type { OrderDetail } from '@/services/order/order'
import type { SectionProps } from './section'
import { texts } from './texts'
import styles from './order-hero.module.scss'

/** Of these a kind's own head tells nothing: a payment comes first, or money goes back. */
const PLAIN: readonly StatusTone[] = ['pay', 'closed']

/** It is drawn by the head of its kind. */
export const hasHead = ({ status }: Pick<OrderDetail, 'status'>): boolean =>
  status !== null && status !== ORDER_STATUS.refunding && !PLAIN.includes(orderStatusTone(status))

/** How an order stands that is not paid or has ended, and the most important thing about it. */
export const OrderHero = observer(function OrderHero({ model, order }: SectionProps) {
  const { status } = order
  const tone = status === null ? 'active' : orderStatusTone(status)
  const icon = tone === 'pay' ? 'wallet' : tone === 'closed' ? 'closeC' : order.goods ? 'box' : 'calcheck'
  const unpaid = status === ORDER_STATUS.unpaid && order.payDeadline !== null
  return (
    <StatusHero title={order.statusName} icon={icon}>
      {unpaid && order.payDeadline !== null ? (
        <>
          <Text>{texts.payBefore}</Text>
          <Countdown
            of={texts.payTime}
            deadline={order.payDeadline}
            now={model.now}
            onEnd={() => void model.load()}
            className={styles.count}
          />
          <Text>{texts.payAfter}</Text>
        </>
      ) : (
        endNote(order)
      )}
    </StatusHero>
  )
})
