import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../icon'
import styles from './index.module.scss'

export interface TimelineItem {
  title: string
  note?: ReactNode
  state: 'done' | 'now' | 'next'
}

/** Stations in order of time, from top to bottom. */
export function Timeline({ items, className }: { items: readonly TimelineItem[]; className?: string }) {
  return (
    <View className={className ?? ''} role="list">
      {items.map(({ title, note, state }, index) => (
        <View
          key={`${index} ${title}`}
          className={cx(styles.item, styles[state], index === items.length - 1 && styles.last)}
          role="listitem"
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <View className={styles.dot}>{state === 'done' ? <Icon name="check" size={12} /> : null}</View>
          <View className={styles.title}>{title}</View>
          {note ? <View className={styles.note}>{note}</View> : null}
        </View>
      ))}
    </View>
  )
}
