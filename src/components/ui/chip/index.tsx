import type { PropsWithChildren } from 'react'
import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon, type IconName } from '../icon'
import styles from './index.module.scss'

export type ChipProps = PropsWithChildren<{
  on?: boolean
  disabled?: boolean
  /** White instead of grey, for chips that lie on the page ground. */
  surface?: boolean
  icon?: IconName
  /** `radio` for one of several, `checkbox` for any of several; a plain `button` otherwise. */
  role?: 'button' | 'radio' | 'checkbox'
  className?: string
  onClick?: () => void
}>

/** A pill to choose or to jump with. */
export function Chip({
  on,
  disabled = false,
  surface,
  icon,
  role = 'button',
  className,
  onClick,
  children
}: ChipProps) {
  const state = role === 'button' ? {} : { 'aria-checked': Boolean(on) }
  return (
    <View
      className={cx(
        styles.chip,
        surface && styles.surface,
        on && styles.on,
        disabled && styles.disabled,
        className
      )}
      role={role}
      aria-disabled={disabled}
      hoverClass={disabled ? 'none' : styles.pressed}
      onClick={disabled ? undefined : onClick}
      {...state}
    >
      {icon ? <Icon name={icon} size={16} className={styles.icon} /> : null}
      <Text>{children}</Text>
    </View>
  )
}
