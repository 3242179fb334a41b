import { Text, View } from '@tarojs/components'
import styles from './index.module.scss'

/** Where an order stands on a way of its own, as customs or a laboratory have it. */
export function WayState({ name, text }: { name: string; text: string }) {
  return (
    <View role="status">
      <View className={styles.state}>{name}</View>
      <View className={styles.text}>{text}</View>
    </View>
  )
}

/** What belongs to it, by name; nothing is told of what is not known. */
export function WayFacts({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <View>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <View key={label} className={styles.row}>
            <Text className={styles.label}>{label}</Text>
            <Text className={styles.value}>{value}</Text>
          </View>
        ))}
    </View>
  )
}
