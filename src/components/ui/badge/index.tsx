import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import styles from './index.module.scss'

export interface BadgeProps {
  /** Nothing is drawn for 0. */
  count: number
  /** Larger counts read `99+`. */
  max?: number
  tone?: 'price' | 'primary'
  /** Sits on the upper right corner of the nearest positioned parent. */
  corner?: boolean
  /** What is counted, for screen readers: `4件商品`. Without it the badge is silent. */
  label?: string
  className?: string
}

/** A count on a coloured ground. */
export function Badge({ count, max = 99, tone = 'price', corner, label, className }: BadgeProps) {
  if (count <= 0) return null
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <View
      className={cx(styles.badge, tone === 'primary' && styles.primary, corner && styles.corner, className)}
      {...spoken}
    >
      <Text>{count > max ? `${max}+` : count}</Text>
    </View>
  )
}
