import { View } from '@tarojs/components'
import { Tap } from '@/components/ui/tap'
import type { TailState } from '@/stores/paged-request'
import styles from './shared.module.scss'
import { contentTexts as texts } from './texts'

/** The end of a list: more by a tap too, for who does not scroll. */
export function Tail({ tail, onMore }: { tail: TailState; onMore: () => void }) {
  if (tail === 'end') return <View className={styles.end}>{texts.end}</View>
  return (
    <Tap className={styles.end} onTap={onMore}>
      {tail === 'failed' ? texts.moreFailed : tail === 'loading' ? texts.loading : texts.more}
    </Tap>
  )
}
