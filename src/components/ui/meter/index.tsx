import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import styles from './index.module.scss'

export interface MeterProps {
  /** 0 to 100; anything beyond is drawn as the nearer end. */
  percent: number
  /** Always said in words too: the colour alone tells nothing. */
  text: string
  className?: string
}

const TIGHT = 85
const FULL = 95

/** How full something is: green, amber from 85, red from 95. */
export function Meter({ percent, text, className }: MeterProps) {
  const width = Math.min(100, Math.max(0, percent))
  const tone = width >= FULL ? styles.full : width >= TIGHT ? styles.tight : ''
  return (
    <View className={cx(styles.meter, tone, className)}>
      <View className={styles.track} aria-hidden>
        <View className={styles.fill} style={{ width: `${width}%` }} />
      </View>
      <Text>{text}</Text>
    </View>
  )
}
