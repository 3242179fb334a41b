import { View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { uiTexts } from '../texts'

export interface LoadingProps {
  /** In the flow of the page instead of over the whole screen. */
  inline?: boolean
}

/** Rings from a drop, 66 x 66 (R9.41); over the screen it also keeps taps away. */
export function Loading({ inline = false }: LoadingProps) {
  return (
    <View
      className={cx(styles.place, inline && styles.inline)}
      catchMove={!inline}
      role="status"
      aria-label={uiTexts.loading}
    >
      <View className={styles.animation} aria-hidden="true">
        <View className={cx(styles.ring, styles.first)} />
        <View className={cx(styles.ring, styles.second)} />
        <View className={cx(styles.ring, styles.third)} />
        <View className={styles.drop} />
      </View>
    </View>
  )
}
