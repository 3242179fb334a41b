import { useEffect } from 'react'
import { Text, View } from '@tarojs/components'
import { useSaid } from '@/components/ui/page-shell/said'
import { pageFocus } from '@/platform/page-focus'
import type { OrderDetail } from '@/services/order/order'
import { texts } from '../texts'
import styles from './title.module.scss'

interface TitleProps {
  order: OrderDetail
  /** Its lines, as they are parted where there is room beside a scene. */
  lines: readonly string[]
}

/** The answer to whether it worked, with what was paid for who hears it: the page's heading, where the focus comes first. */
export function Title({ order: { lastPaid }, lines }: TitleProps) {
  // It comes with the answer, when the page has been opened already.
  useEffect(() => pageFocus.toHeading(), [])
  useSaid(pageFocus.leads ? '' : [...lines, ...(lastPaid ? [texts.amount(lastPaid)] : [])].join('，'))
  return (
    <View className={styles.title} role="heading" aria-level="1">
      {lines.map((line) => (
        <Text key={line} className={styles.line}>
          {line}
        </Text>
      ))}
      {lastPaid ? <Text className={styles.heard}>{`，${texts.amount(lastPaid)}`}</Text> : null}
    </View>
  )
}
