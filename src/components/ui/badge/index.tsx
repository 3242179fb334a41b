import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import styles from './index.module.scss'

export interface BadgeProps {
  /** Nothing is drawn for 0; large counts read `99+`. */
  count: number
  tone?: 'price' | 'primary'
  /** Sits on the upper right corner of the nearest positioned parent, in care mode beside what stands before it. */
  corner?: boolean
  /** What is counted, for screen readers: `4件商品`. Without it the badge is silent. */
  label?: string
  className?: string
}

/** '99+' stands for all that are larger. */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count))

/** A count on a coloured ground. */
export function Badge({ count, tone = 'price', corner, label, className }: BadgeProps) {
  if (count <= 0) return null
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <View
      className={cx(styles.badge, tone === 'primary' && styles.primary, corner && styles.corner, className)}
      {...spoken}
    >
      <Text>{countText(count)}</Text>
    </View>
  )
}
