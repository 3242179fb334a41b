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
}

/** A short notice in the middle of the screen; taps go through it. */
export function ToastView({ text, icon }: ToastViewProps) {
  return (
    <View className={styles.place}>
      <View className={cx(styles.toast, icon && styles.withIcon)} {...spoken}>
        {icon && <Icon name={PICTURE[icon]} size={32} />}
        <Text className={cx(icon && styles.under)}>{text}</Text>
      </View>
    </View>
  )
}
