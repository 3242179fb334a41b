import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { valueOf, type Loadable } from '@/stores/loadable'
import { homeTexts } from '../texts'
import styles from './block.module.scss'

export interface BlockProps<T> {
  value: Loadable<T>
  /** Gives the height that is kept while loading and after a failure. */
  className: string | undefined
  onRetry: () => void
  /** What failed and may say so by itself. */
  loud: Loadable<unknown> | undefined
  children: (value: T) => ReactNode
}

/** One block of home with its own loading and error state, in the room that its content will take. */
export function Block<T>({ value, className, onRetry, loud, children }: BlockProps<T>) {
  const shown = valueOf(value)
  if (shown !== undefined) return <>{children(shown)}</>
  if (value.state !== 'failed') return <SkeletonBlock className={cx(styles.waiting, className)} />
  return (
    <View className={cx(styles.failed, className)} role={value === loud ? 'alert' : undefined}>
      <Text>{homeTexts.failed}</Text>
      <Tap className={styles.reload} onTap={onRetry}>
        <Icon name="refresh" size={16} />
        <Text>{homeTexts.reload}</Text>
      </Tap>
    </View>
  )
}
