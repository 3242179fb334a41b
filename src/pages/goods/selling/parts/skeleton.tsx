import { View } from '@tarojs/components'
import { SkeletonBlock, SkeletonList } from '@/components/ui/skeleton'
import styles from './skeleton.module.scss'

/** The page before its content: the picture's room and the cards on its edge. */
export function SellingSkeleton() {
  return (
    <View>
      <SkeletonBlock className={styles.picture} />
      <View className={styles.cards}>
        <SkeletonList rows={3} />
      </View>
    </View>
  )
}
