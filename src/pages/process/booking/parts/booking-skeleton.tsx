import { View } from '@tarojs/components'
import { SkeletonBlock, SkeletonList } from '@/components/ui/skeleton'
import { uiTexts } from '@/components/ui/texts'
import styles from './booking-skeleton.module.scss'

const TABS = [1, 2, 3, 4, 5]

/** The shape of product, date tabs and branches before they are there. */
export function BookingSkeleton() {
  return (
    <View role="status" aria-label={uiTexts.loading} aria-busy="true">
      <View className={styles.product}>
        <SkeletonBlock shape="tile" className={styles.thumb} />
        <View className={styles.lines}>
          <SkeletonBlock shape="title" width={60} />
          <SkeletonBlock width={80} />
        </View>
      </View>
      <View className={styles.tabs}>
        {TABS.map((tab) => (
          <View key={tab} className={styles.tab}>
            <SkeletonBlock width={60} />
            <SkeletonBlock shape="title" width={80} />
            <SkeletonBlock width={40} />
          </View>
        ))}
      </View>
      <SkeletonList rows={3} />
    </View>
  )
}
