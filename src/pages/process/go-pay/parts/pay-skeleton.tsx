import { View } from '@tarojs/components'
import { SkeletonBlock, SkeletonList } from '@/components/ui/skeleton'
import styles from './pay-skeleton.module.scss'

/** The shape of the page before the order is there. */
export function PaySkeleton() {
  return (
    <View>
      <View className={styles.sum}>
        <SkeletonBlock width={40} />
        <SkeletonBlock shape="title" width={60} className={styles.line} />
        <SkeletonBlock width={80} className={styles.line} />
      </View>
      <SkeletonList rows={2} pictures />
    </View>
  )
}
