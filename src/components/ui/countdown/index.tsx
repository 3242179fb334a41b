import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import { useShell } from '../page-shell/shell'
import styles from './index.module.scss'
import { announcement, clockParts, restText, spokenRest } from './parts'
import { useCountdown, type CountdownOptions } from './use-countdown'

export { useCountdown } from './use-countdown'

export interface CountdownProps extends CountdownOptions {
  /** What ends, for who only hears it: 名额保留, 支付时间. */
  of: string
  size?: 'md' | 'lg'
  className?: string
}

/** Time left in blocks: HH:MM:SS, and MM:SS under an hour. In care mode words that change once a minute. Screen readers hear it when they ask, and at five minutes, one and the end. */
export function Countdown({ of, size = 'md', className, ...options }: CountdownProps) {
  const left = useCountdown(options)
  const { elder } = useShell()
  return (
    <View className={cx(styles.count, size === 'lg' && styles.lg, className)}>
      {elder ? (
        <Text className={styles.calm} aria-hidden>
          {restText(left)}
        </Text>
      ) : (
        clockParts(left).map((part, index) => (
          <View key={index} className={styles.part} aria-hidden>
            {index > 0 ? <Text className={styles.colon}>:</Text> : null}
            <View className={styles.block}>{part}</View>
          </View>
        ))
      )}
      <View className={styles.spoken} role="timer">
        {spokenRest(left, of)}
      </View>
      <View className={styles.spoken} role="status">
        {announcement(left, of)}
      </View>
    </View>
  )
}
