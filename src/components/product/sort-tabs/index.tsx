import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { productTexts } from '../texts'
import styles from './index.module.scss'

export interface SortTab {
  readonly key: string
  readonly text: string
  readonly on: boolean
  /** Of a sorting that a second tap turns round: which way it goes, read aloud, and whether that is upwards. */
  readonly direction?: { readonly label: string; readonly up: boolean }
  readonly onTap: () => void
}

/** The way to what the list is narrowed by; `count` conditions are set. */
export function FilterTap({ count, onTap }: { count: number; onTap: () => void }) {
  return (
    <Tap
      className={cx(styles.tab, count > 0 && styles.on)}
      label={count > 0 ? productTexts.filterOn(count) : productTexts.filter}
      onTap={onTap}
    >
      <Icon name="filter" size={16} />
      <Text className={styles.filter}>
        {productTexts.filter}
        {count > 0 ? ` ${count}` : ''}
      </Text>
    </Tap>
  )
}

/** How a list of products is sorted, one at a time. */
export function SortTabs({ tabs, label }: { tabs: readonly SortTab[]; label: string }) {
  return (
    <View className={styles.tabs} role="radiogroup" aria-label={label}>
      {tabs.map(({ key, text, on, direction, onTap }) => (
        <Tap
          key={key}
          className={cx(styles.tab, on && styles.on)}
          role="radio"
          checked={on}
          {...(direction ? { label: direction.label } : {})}
          onTap={onTap}
        >
          {direction ? <Text>{text}</Text> : text}
          {direction ? <Icon name={on ? (direction.up ? 'up' : 'down') : 'sort'} size={14} /> : null}
        </Tap>
      ))}
    </View>
  )
}
