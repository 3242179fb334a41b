import { Text, View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { Icon, type IconName } from '../icon'
import { spoken } from './spoken'

type ToastIcon = 'success' | 'error' | 'info' | 'warn'

const PICTURE: Record<ToastIcon, IconName> = {
  success: 'checkC',
  error: 'closeC',
  info: 'info',
  warn: 'warnC'
}

export interface ToastViewProps {
  text: string
  icon?: ToastIcon
  /** At the bottom: it names a field, and does not lie over it. */
  low?: boolean
}

/** A short notice in the middle of the screen; taps go through it. */
export function ToastView({ text, icon, low }: ToastViewProps) {
  return (
    <View className={cx(styles.place, low && styles.low)}>
      <View className={cx(styles.toast, icon && styles.withIcon)} {...spoken}>
        {icon && <Icon name={PICTURE[icon]} size={32} />}
        <Text className={cx(icon && styles.under)}>{text}</Text>
      </View>
    </View>
  )
}
