import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import styles from './rules.module.scss'
import { texts } from './texts'

/** Sentences with a dot before each. */
export function Dots({ list }: { list: readonly string[] }) {
  return (
    <View role="list">
      {list.map((text) => (
        <View key={text} className={styles.row} role="listitem">
          <View className={styles.dot} aria-hidden />
          <View className={styles.text}>{text}</View>
        </View>
      ))}
    </View>
  )
}

/** What holds in an activity, as the server says it. */
export function Rules({ title = texts.rules, list }: { title?: string; list: readonly string[] }) {
  if (list.length === 0) return null
  return (
    <Card title={title}>
      <Dots list={list} />
    </Card>
  )
}
