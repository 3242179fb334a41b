import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon, type IconName } from '../icon'
import { Tap } from '../tap'
import { uiTexts } from '../texts'
import styles from './index.module.scss'

export type NoticeProps = PropsWithChildren<{
  tone?: 'warn' | 'primary' | 'info'
  icon?: IconName
  /** Rounded, for a strip inside a card or sheet. */
  round?: boolean
  /** Something at the right, e.g. a link. */
  action?: ReactNode
  onClose?: () => void
  className?: string
}>

/** A strip with one sentence. */
export function Notice({ tone = 'warn', icon, round, action, onClose, className, children }: NoticeProps) {
  return (
    <View className={cx(styles.notice, styles[tone], round && styles.round, className)}>
      {icon ? <Icon name={icon} size={16} className={styles.icon} /> : null}
      <View className={styles.text}>{children}</View>
      {action}
      {onClose ? (
        <Tap className={styles.close} label={uiTexts.close} onTap={onClose}>
          <Icon name="close" size={16} />
        </Tap>
      ) : null}
    </View>
  )
}
