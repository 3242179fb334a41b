import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { SkeletonBlock } from '@/components/ui/skeleton'
import type { HomeModule } from '@/services/catalogue/content'
import styles from './waiting.module.scss'

/** The room of rails until they are there. */
export function RailsWaiting({ modules }: { modules: readonly HomeModule[] }) {
  return (
    <View>
      {modules.map(({ moduleId, style = 'squares' }) => (
        <SkeletonBlock key={moduleId} className={cx(styles.waiting, styles[style])} />
      ))}
    </View>
  )
}
