import type { PropsWithChildren } from 'react'
import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon, type IconName } from '../icon'
import styles from './index.module.scss'

/** plain grey, primary soft green, promo apricot, price soft red, solid red, fill green, gold member, and the feedback tones. */
type TagTone =
  'plain' | 'primary' | 'promo' | 'price' | 'solid' | 'fill' | 'gold' | 'warn' | 'success' | 'info'

export type TagProps = PropsWithChildren<{ tone?: TagTone; icon?: IconName; className?: string }>

/** A small label. */
export function Tag({ tone = 'plain', icon, className, children }: TagProps) {
  return (
    <View className={cx(styles.tag, styles[tone], className)}>
      {icon ? <Icon name={icon} size={12} className={styles.icon} /> : null}
      <Text>{children}</Text>
    </View>
  )
}

/** A wrapping row of tags; `oneLine` hides what does not fit. */
export function Tags({
  oneLine,
  className,
  children
}: PropsWithChildren<{ oneLine?: boolean; className?: string }>) {
  return <View className={cx(styles.tags, oneLine && styles.oneLine, className)}>{children}</View>
}
