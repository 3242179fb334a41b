import { View } from '@tarojs/components'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { uiTexts } from '@/components/ui/texts'
import styles from './booking-skeleton.module.scss'

const TABS = [1, 2, 3, 4, 5]
const BRANCHES = [1, 2, 3]

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
      <View className={styles.sort} />
      {BRANCHES.map((branch) => (
        <View key={branch} className={styles.branch}>
          <View className={styles.top}>
            <SkeletonBlock shape="tile" className={styles.picture} />
            <View className={styles.lines}>
              <SkeletonBlock shape="title" width={80} />
              <SkeletonBlock width={40} />
              <SkeletonBlock width={60} />
            </View>
          </View>
          <SkeletonBlock width={80} className={styles.place} />
          <View className={styles.foot}>
            <View className={styles.lines}>
              <SkeletonBlock width={60} />
              <SkeletonBlock width={40} />
            </View>
            <SkeletonBlock shape="pill" width={25} />
          </View>
        </View>
      ))}
    </View>
  )
}
