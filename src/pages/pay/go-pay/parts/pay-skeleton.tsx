import { View } from '@tarojs/components'
import { Price } from '@/components/ui/price'
import { SkeletonBlock, SkeletonList } from '@/components/ui/skeleton'
import styles from './pay-skeleton.module.scss'

/** The shape of the page before the order is there; what is to be paid is known from its creation. */
export function PaySkeleton({ amountFen }: { amountFen: number | null }) {
  return (
    <View>
      <View className={styles.sum}>
        <SkeletonBlock width={40} />
        {amountFen === null ? (
          <SkeletonBlock shape="title" width={60} className={styles.line} />
        ) : (
          <View className={styles.line}>
            <Price fen={amountFen} size="xl" tone="ink" exact />
          </View>
        )}
        <SkeletonBlock width={80} className={styles.line} />
      </View>
      <SkeletonList rows={2} pictures />
    </View>
  )
}
