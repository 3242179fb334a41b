import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { longDate } from '@/domain/date'
import type { BookedDraft } from '@/domain/draft/draft'
import styles from './index.module.scss'

export interface VisitFactsProps {
  visit: BookedDraft['visit']
  /** How many items, which stands between `lead` and `tail`; `label` says it in one sentence. */
  count: number
  lead: string
  tail: string
  label: string
  onTap: () => void
}

/** Branch, day and slot, and how many items, which lead to their list. */
export function VisitFacts({ visit, count, lead, tail, label, onTap }: VisitFactsProps) {
  const { branch, date, timespan } = visit
  return (
    <View className={styles.facts}>
      <View className={styles.main}>
        <View className={styles.name}>{branch.name}</View>
        <View className={styles.when}>
          {`${longDate(date)} `}
          <Text className={styles.span}>{timespan}</Text>
        </View>
      </View>
      <Tap className={styles.items} role="link" label={label} onTap={onTap}>
        <Text>{lead}</Text>
        <Text className={styles.count}>{count}</Text>
        <Text>{tail}</Text>
        <Icon name="right" size={14} />
      </Tap>
    </View>
  )
}
