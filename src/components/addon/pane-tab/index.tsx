import { Text, View } from '@tarojs/components'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Tap } from '@/components/ui/tap'
import { addonTexts } from '../texts'
import styles from './index.module.scss'

interface PaneTabProps {
  id?: string
  name: string
  on: boolean
  /** What is chosen in it. */
  count: number
  onTap: () => void
}

/** An entry of the column at the left: a package or a category. */
export function PaneTab({ id, name, on, count, onTap }: PaneTabProps) {
  return (
    <Tap id={id} className={cx(styles.tab, on && styles.on)} role="tab" selected={on} onTap={onTap}>
      {on ? <View className={styles.mark} aria-hidden="true" /> : null}
      <Text className={styles.name}>{name}</Text>
      <Badge count={count} tone="primary" className={styles.badge} label={addonTexts.chosenIn(count)} />
    </Tap>
  )
}
