import { ScrollView, Text, View } from '@tarojs/components'
import { Badge } from '../badge'
import { cx } from '../cx'
import { useUid } from '../popup/use-uid'
import { Tap } from '../tap'
import { useCentred } from './centre'
import styles from './index.module.scss'

interface TabItem<K extends string | number> {
  key: K
  text: string
  count?: number
}

export interface TabsProps<K extends string | number> {
  items: readonly TabItem<K>[]
  active: K
  /** Name of the row for screen readers. */
  label: string
  /** See-through, for tabs that lie on the page ground. */
  clear?: boolean
  className?: string
  onChange: (key: K) => void
}

/** Text tabs in one row that scrolls; the active one comes to the middle. */
export function Tabs<K extends string | number>({
  items,
  active,
  label,
  clear,
  className,
  onChange
}: TabsProps<K>) {
  const uid = useUid('tab')
  const index = items.findIndex(({ key }) => key === active)
  const scroll = useCentred(uid, index)
  return (
    <ScrollView
      id={uid}
      className={cx(styles.scroll, clear && styles.clear, className)}
      scrollX
      enhanced
      showScrollbar={false}
      scrollWithAnimation
      {...scroll}
    >
      <View id={`${uid}-row`} className={styles.row} role="tablist" aria-label={label}>
        {items.map(({ key, text, count = 0 }, at) => (
          <Tap
            key={key}
            id={`${uid}-${at}`}
            className={cx(styles.item, at === index && styles.on)}
            role="tab"
            selected={at === index}
            onTap={() => {
              if (key !== active) onChange(key)
            }}
          >
            <Text>{text}</Text>
            <Badge count={count} className={styles.badge} />
          </Tap>
        ))}
      </View>
    </ScrollView>
  )
}
