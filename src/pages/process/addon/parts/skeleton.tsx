import { View } from '@tarojs/components'
import { SkeletonBlock, SkeletonList } from '@/components/ui/skeleton'
import styles from './skeleton.module.scss'

const ENTRIES = [0, 1, 2, 3, 4, 5, 6]

/** Navigation and list before they are there. */
export function AddonSkeleton() {
  return (
    <View className={styles.pane}>
      <View className={styles.nav} aria-hidden="true">
        {ENTRIES.map((entry) => (
          <View key={entry} className={styles.item}>
            <SkeletonBlock width={80} />
          </View>
        ))}
      </View>
      <View className={styles.list}>
        <SkeletonList rows={4} />
      </View>
    </View>
  )
}
