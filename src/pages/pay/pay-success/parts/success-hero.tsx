import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Header, HeaderLink } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { numberedVisit } from '@/domain/kinds/visit-words'
import { ORDER_STATUS } from '@/domain/order/codes'
import { navigate } from '@/routes/navigate'
import type { OrderDetail } from '@/services/order/order'
import { texts } from '../texts'
import styles from './success-hero.module.scss'

function titleOf({ kind, status, declareBefore, kit, doses, paidTogether, lastPaid }: OrderDetail): string {
  if (lastPaid?.purpose === 'change') return texts.moved
  if (lastPaid?.purpose === 'balance') return texts.paid
  if (paidTogether > 1) return texts.paid
  if (declareBefore !== null) return texts.declareTitle
  if (kit) return texts.kitTitle
  const dose = doses.length > 1 ? doses.find(({ state }) => state === 'booked') : undefined
  if (dose && status === ORDER_STATUS.toVisit) return texts.dose(numberedVisit(kind, dose.no))
  if (status === ORDER_STATUS.toVisit) return texts.booked
  return status === ORDER_STATUS.awaitingOrg ? texts.awaiting : texts.paid
}

/** The good news with its ripple, and what was paid. */
export function SuccessHero({ order }: { order: OrderDetail }) {
  const { lastPaid, sums, paidTogether } = order
  return (
    <>
      <Header
        variant="clear"
        light
        noBack
        right={<HeaderLink label={texts.finish} onTap={() => navigate('home')} />}
      />
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
        <View className={styles.title} role="heading" aria-level="1">
          {titleOf(order)}
        </View>
        {lastPaid ? <View className={styles.amount}>{texts.amount(lastPaid)}</View> : null}
        {lastPaid && paidTogether === 1 && sums.some(({ fen }) => fen !== lastPaid.fen) ? (
          <View className={styles.amount}>{sums.map(texts.sum).join(' · ')}</View>
        ) : null}
      </View>
    </>
  )
}
