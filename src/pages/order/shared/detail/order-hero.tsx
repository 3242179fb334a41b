import { observer } from 'mobx-react-lite'
import { Text } from '@tarojs/components'
import { StatusHero } from '@/components/order/status-hero'
import { Countdown } from '@/components/ui/countdown'
import type { IconName } from '@/components/ui/icon'
import { ORDER_STATUS } from '@/domain/order/codes'
import { orderStatusTone, type StatusTone } from '@/domain/order/status-table'
import { statusNote } from '../status-note'
import type { SectionProps } from './section'
import { texts } from './texts'
import styles from './order-hero.module.scss'

const ICONS: Readonly<Record<StatusTone, IconName>> = {
  pay: 'wallet',
  active: 'calcheck',
  done: 'report',
  closed: 'closeC'
}

/** How the order stands, and the most important thing about it. */
export const OrderHero = observer(function OrderHero({ model, order }: SectionProps) {
  const { status } = order
  const tone = status === null ? 'active' : orderStatusTone(status)
  // What is under way is a visit, or goods.
  const icon = tone === 'active' && order.goods ? 'box' : ICONS[tone]
  const unpaid = status === ORDER_STATUS.unpaid && order.payDeadline !== null
  return (
    <StatusHero title={order.declareBefore === null ? order.statusName : texts.declareFirst} icon={icon}>
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
        statusNote(order, model.now())
      )}
    </StatusHero>
  )
})
