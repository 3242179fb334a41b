import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { TextField } from '../form/text-field'
import { Icon } from '../icon'
import { Tap } from '../tap'
import { uiTexts } from '../texts'

interface SearchLook {
  /** `surface` on the page, `fill` on white, `ring` with a green edge. */
  variant?: 'surface' | 'fill' | 'ring'
  /** The green 搜索 button at the end. */
  button?: boolean
}

export interface SearchBoxProps extends SearchLook {
  value: string
  onChange: (value: string) => void
  /** Button and keyboard; gets the trimmed value. */
  onSearch: (value: string) => void
  placeholder?: string
  /** In place of the placeholder while nothing is typed: HotWords. */
  hot?: ReactNode
  autoFocus?: boolean
  maxLength?: number
  onFocus?: () => void
  onBlur?: () => void
}

const LOOK = { surface: undefined, fill: styles.fill, ring: styles.ring }

/** A search input with icon, clear cross and button. */
export function SearchBox({
  value,
  onChange,
  onSearch,
  placeholder,
  hot,
  variant = 'surface',
  button = false,
  autoFocus,
  maxLength,
  onFocus,
  onBlur
}: SearchBoxProps) {
  const search = () => onSearch(value.trim())
  return (
    <View className={cx(styles.box, LOOK[variant])} role="search">
      <Icon name="search" size={18} tone="ink3" className={styles.icon} />
      <View className={styles.field}>
        {hot != null && value === '' && <View className={styles.hot}>{hot}</View>}
        <TextField
          className={styles.input}
          value={value}
          onChange={onChange}
          placeholder={hot != null ? '' : placeholder}
          label={placeholder ?? uiTexts.search}
          confirmType="search"
          clearable
          autoFocus={autoFocus}
          maxLength={maxLength}
          onFocus={onFocus}
          onBlur={onBlur}
          onConfirm={search}
        />
      </View>
      {button && (
        <Tap className={styles.button} onTap={search}>
          {uiTexts.search}
        </Tap>
      )}
    </View>
  )
}

export interface SearchEntryProps extends SearchLook {
  /** What it leads to, for screen readers; without it the words and the button speak. */
  label?: string
  /** Placeholder text or HotWords. */
  children?: ReactNode
  onTap: () => void
}

/** Looks like a search box and leads to the search page. */
export function SearchEntry({
  label,
  children,
  onTap,
  variant = 'surface',
  button = false
}: SearchEntryProps) {
  return (
    <Tap className={cx(styles.box, LOOK[variant])} role="link" label={label} onTap={onTap}>
      <Icon name="search" size={18} tone="ink3" className={styles.icon} />
      <View className={cx(styles.field, styles.words)}>{children}</View>
      {button && (
        <View className={styles.button} aria-hidden={label !== undefined || undefined}>
          {uiTexts.search}
        </View>
      )}
    </Tap>
  )
}
