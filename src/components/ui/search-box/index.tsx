import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { TextField } from '../form/text-field'
import { Icon } from '../icon'
import { PauseTap } from '../motion/pause'
import { Tap } from '../tap'
import { uiTexts } from '../texts'
import { LOOK, type SearchLook } from './entry'

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
    <View className={cx('focus-frame', styles.box, LOOK[variant])} role="search">
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
      {hot != null && value === '' && <PauseTap />}
      {button && (
        <Tap className={styles.button} onTap={search}>
          {uiTexts.search}
        </Tap>
      )}
    </View>
  )
}
