import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import { dateOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import type { OwnGift } from '@/services/card/gift'
import { tailOf } from '../../shared/numbers'
import { texts } from '../texts'
import styles from './gift-row.module.scss'

const WHOLE = 100

interface GiftRowProps {
  card: OwnGift
  /** It runs out soon. */
  soon?: boolean
  onTap: () => void
}

/** One card: what is left of what was on it, until when; it leads to what became of it. */
export function GiftRow({
  card: { no, faceFen, leftFen, expiresAt, state },
  soon = false,
  onTap
}: GiftRowProps) {
  const share = faceFen === 0 ? 0 : Math.min(WHOLE, (WHOLE * leftFen) / faceFen)
  const [tail, day] = [tailOf(no), dateOf(expiresAt)]
  return (
    <Tap className={styles.row} onTap={onTap}>
      <View className={styles.main}>
        <View className={styles.line}>
          <View>{texts.tail(tail)}</View>
          <View className={cx(soon && styles.soon)}>{texts.states[state] || texts.until(day)}</View>
        </View>
        <View className={styles.line}>
          <Price fen={leftFen} tone="ink" exact />
          <View>{texts.face(formatYuan(faceFen))}</View>
        </View>
        <View className={styles.bar} aria-hidden>
          <View className={cx(styles.left, soon && styles.short)} style={{ width: `${share}%` }} />
        </View>
      </View>
      <Icon name="right" size={16} tone="ink4" />
    </Tap>
  )
}
