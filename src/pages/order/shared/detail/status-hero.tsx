import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Countdown } from '@/components/ui/countdown'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { ORDER_STATUS } from '@/domain/order/codes'
import { orderStatusTone, type StatusTone } from '@/domain/order/status-table'
import { statusNote } from '../status-note'
import type { SectionProps } from './section'
import { texts } from './texts'
import styles from './status-hero.module.scss'

const ICONS: Readonly<Record<StatusTone, IconName>> = {
  pay: 'wallet',
  active: 'calcheck',
  done: 'report',
  closed: 'closeC'
}

/** How the order stands, and the most important thing about it. */
export const StatusHero = observer(function StatusHero({ model, order }: SectionProps) {
  const { status } = order
  const tone = status === null ? 'active' : orderStatusTone(status)
  // What is under way is a visit, or goods.
  const icon = tone === 'active' && order.goods ? 'box' : ICONS[tone]
  const unpaid = status === ORDER_STATUS.unpaid && order.payDeadline !== null
  return (
    <View className={styles.hero}>
      <View className={styles.top} />
      <View className={styles.in}>
        <View className={styles.words}>
          <View className={styles.title} role="heading" aria-level="2">
            {order.declareBefore === null ? order.statusName : texts.declareFirst}
          </View>
          {unpaid && order.payDeadline !== null ? (
            <View className={styles.note}>
              <Text>{texts.payBefore}</Text>
              <Countdown
                of={texts.payTime}
                deadline={order.payDeadline}
                now={model.now}
                onEnd={() => void model.load()}
                className={styles.count}
              />
              <Text>{texts.payAfter}</Text>
            </View>
          ) : (
            <View className={styles.note}>{statusNote(order, model.now())}</View>
          )}
        </View>
        <View className={styles.picture} aria-hidden>
          <View className={cx(styles.ring, styles.outer)} />
          <View className={cx(styles.ring, styles.inner)} />
          <Icon name={icon} size={32} />
        </View>
      </View>
    </View>
  )
})
