import { View } from '@tarojs/components'
import { Marked } from '@/components/product/marked'
import { Icon } from '@/components/ui/icon'
import styles from './results.module.scss'

interface ReasonProps {
  text: string
  /** What is marked in it. */
  hit: string
  /** Before the text, unmarked. */
  before?: string
  /** It is why something was found. */
  found?: boolean
}

/** A line under a name, with what was looked for standing out. */
export function Reason({ text, hit, before, found }: ReasonProps) {
  if (!text) return null
  return (
    <View className={styles.reason}>
      {found ? <Icon name="check" size={14} className={styles.check} /> : null}
      <View className={styles.words}>
        {before}
        <Marked text={text} query={hit} />
      </View>
    </View>
  )
}
