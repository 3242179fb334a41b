import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import styles from './rule-group.module.scss'

interface RuleGroupProps {
  /** '三选一', '都包含'; '' of one row alone. */
  rule: string
  /** All of them come, not one of them. */
  all?: boolean
  children: ReactNode
}

/** Rows with the rule that holds for them as a bracket beside them. */
export function RuleGroup({ rule, all = false, children }: RuleGroupProps) {
  if (rule === '') return <View role="list">{children}</View>
  return (
    <View className={styles.group}>
      <View className={cx(styles.rule, all && styles.all)}>
        <View className={styles.word}>{rule}</View>
      </View>
      <View className={styles.rows} role="list" aria-label={rule}>
        {children}
      </View>
    </View>
  )
}
