import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { ORDER_STATUS } from '@/domain/order/codes'
import type { OrderDetail } from '@/services/order/order'
import { texts } from '../texts'
import { FinishHeader } from './finish-header'
import styles from './ripple-hero.module.scss'
import { Title } from './title'

function titleOf({ status, paidTogether, lastPaid }: OrderDetail): string {
  if (lastPaid?.purpose === 'change') return texts.moved
  if (lastPaid?.purpose === 'balance') return texts.paid
  if (paidTogether > 1) return texts.paid
  if (status === ORDER_STATUS.toVisit) return texts.booked
  return status === ORDER_STATUS.awaitingOrg ? texts.awaiting : texts.paid
}

/** The good news with its ripple, and what was paid. */
export function RippleHero({ order }: { order: OrderDetail }) {
  const { lastPaid, sums, paidTogether } = order
  return (
    <>
      <FinishHeader />
      <View className={styles.hero}>
        <View className={styles.top} />
        <View className={styles.ripple} aria-hidden>
          <View className={cx(styles.ring, styles.outer)} />
          <View className={cx(styles.ring, styles.middle)} />
          <View className={cx(styles.ring, styles.inner)} />
          <View className={cx(styles.drop, styles.d1)} />
          <View className={cx(styles.drop, styles.d2)} />
          <View className={cx(styles.drop, styles.d3)} />
          <View className={cx(styles.drop, styles.d4)} />
          <View className={styles.disc}>
            <Icon name="checkB" size={40} />
          </View>
        </View>
        <View className={styles.title}>
          <Title order={order} lines={[titleOf(order)]} />
        </View>
        {lastPaid ? <View className={styles.amount}>{texts.amount(lastPaid)}</View> : null}
        {lastPaid && paidTogether === 1 && sums.some(({ fen }) => fen !== lastPaid.fen) ? (
          <View className={styles.amount}>{sums.map(texts.sum).join(' · ')}</View>
        ) : null}
      </View>
    </>
  )
}
