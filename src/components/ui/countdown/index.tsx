import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import styles from './index.module.scss'
import { announcement, clockParts, spokenRest } from './parts'
import { useCountdown, type CountdownOptions } from './use-countdown'

export { useCountdown, type CountdownOptions } from './use-countdown'
export { clockParts } from './parts'

export interface CountdownProps extends CountdownOptions {
  size?: 'md' | 'lg'
  className?: string
}

/** Time left in blocks: HH:MM:SS, and MM:SS under an hour. Screen readers hear it when they ask, and at five minutes, one and the end. */
export function Countdown({ size = 'md', className, ...options }: CountdownProps) {
  const left = useCountdown(options)
  return (
    <View className={cx(styles.count, size === 'lg' && styles.lg, className)}>
      {clockParts(left).map((part, index) => (
        <View key={index} className={styles.part} aria-hidden>
          {index > 0 ? <Text className={styles.colon}>:</Text> : null}
          <View className={styles.block}>{part}</View>
        </View>
      ))}
      <View className={styles.spoken} role="timer" aria-live="off">
        {spokenRest(left)}
      </View>
      <View className={styles.spoken} role="status">
        {announcement(left)}
      </View>
    </View>
  )
}
