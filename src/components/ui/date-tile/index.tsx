import { View } from '@tarojs/components'
import styles from './index.module.scss'

/** A day as a leaf of a calendar. @param date 'YYYY-MM-DD' */
export function DateTile({ date }: { date: string }) {
  return (
    <View className={styles.tile}>
      <View className={styles.month}>{`${Number(date.slice(5, 7))}月`}</View>
      <View className={styles.day}>{Number(date.slice(8, 10))}</View>
    </View>
  )
}
