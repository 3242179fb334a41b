import { Text, View } from '@tarojs/components'
import styles from './shared.module.scss'

/** A line of facts; where it is too long, it breaks between them. */
export function Meta({ parts }: { parts: readonly string[] }) {
  return (
    <View className={styles.meta}>
      {parts.filter(Boolean).map((part) => (
        <Text key={part} className={styles.metaPart}>
          {part}
        </Text>
      ))}
    </View>
  )
}
