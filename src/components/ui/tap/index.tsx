import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './index.module.scss'
import { keyboard } from './keyboard'
import { cx } from '../cx'

export interface TapProps {
  onTap?: () => void
  /** Name for screen readers; needed when the content is a picture. */
  label?: string
  role?: 'button' | 'link' | 'radio' | 'checkbox' | 'tab' | 'option' | 'switch'
  disabled?: boolean
  checked?: boolean
  selected?: boolean
  expanded?: boolean
  /** Id of a text that says more, e.g. a field's error. */
  describedBy?: string
  /** What is chosen here cannot stay so. */
  invalid?: boolean
  className?: string
  id?: string
  /** Stops the tap from reaching a tappable parent. */
  stop?: boolean
  /** What it is called where is measured what is used (docs/client.md). */
  part?: string | undefined
}

/** Anything that can be tapped and is no Button: reachable by keyboard, announced with its role. */
export function Tap({
  onTap,
  label,
  role = 'button',
  disabled = false,
  checked,
  selected,
  expanded,
  describedBy,
  invalid = false,
  className,
  id,
  stop = false,
  part,
  children
}: PropsWithChildren<TapProps>) {
  const press = () => {
    if (!disabled) onTap?.()
  }
  return (
    <View
      className={cx(styles.tap, className)}
      hoverClass={disabled ? 'none' : styles.pressed}
      role={role}
      data-part={part}
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-checked={checked}
      aria-selected={selected}
      aria-expanded={expanded}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      {...(id ? { id } : {})}
      {...keyboard(disabled, press)}
      onClick={(event) => {
        if (stop) event.stopPropagation()
        press()
      }}
    >
      {children}
    </View>
  )
}
