import { View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/ui/icon'
import styles from './index.module.scss'

/** The shop, and the host that says who somebody is. */
export function TwoSides({ host }: { readonly host: IconName }) {
  return (
    <View className={styles.scene} aria-hidden>
      <View className={styles.side}>
        <Icon name="drop" size={40} tone="primary" />
      </View>
      <View className={styles.dots}>
        <View className={styles.dot} />
        <View className={styles.dot} />
        <View className={styles.dot} />
      </View>
      <View className={styles.side}>
        <Icon name={host} size={40} tone="primary" />
      </View>
    </View>
  )
}
