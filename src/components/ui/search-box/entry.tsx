import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { Icon } from '../icon'
import { Tap } from '../tap'
import { uiTexts } from '../texts'

export interface SearchLook {
  /** `surface` on the page, `fill` on white, `ring` with a green edge. */
  variant?: 'surface' | 'fill' | 'ring'
  /** The green 搜索 button at the end. */
  button?: boolean
}

export const LOOK = { surface: undefined, fill: styles.fill, ring: styles.ring }

export interface SearchEntryProps extends SearchLook {
  /** What it leads to, for screen readers; without it the words and the button speak. */
  label?: string
  /** Placeholder text or HotWords. */
  children?: ReactNode
  /** What stands above the link at the end: the control of words that move. */
  end?: ReactNode
  onTap: () => void
}

/** Looks like a search box and leads to the search page. */
export function SearchEntry({
  label,
  children,
  end,
  onTap,
  variant = 'surface',
  button = false
}: SearchEntryProps) {
  return (
    <View className={styles.place}>
      <Tap
        className={cx(styles.box, styles.entry, end != null && styles.ended, LOOK[variant])}
        role="link"
        label={label}
        onTap={onTap}
      >
        <Icon name="search" size={18} tone="ink3" className={styles.icon} />
        <View className={cx(styles.field, styles.words)}>{children}</View>
        {button && (
          <View className={styles.button} aria-hidden={label !== undefined || undefined}>
            {uiTexts.search}
          </View>
        )}
      </Tap>
      {end != null && <View className={cx(styles.end, button && styles.beside)}>{end}</View>}
    </View>
  )
}
