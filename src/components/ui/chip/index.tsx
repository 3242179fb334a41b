import type { PropsWithChildren } from 'react'
import { Text } from '@tarojs/components'
import { cx } from '../cx'
import { Icon, type IconName } from '../icon'
import { Tap } from '../tap'
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
  onTap?: () => void
}>

/** A pill to choose or to jump with. */
export function Chip({
  on = false,
  disabled,
  surface,
  icon,
  role = 'button',
  className,
  onTap,
  children
}: ChipProps) {
  return (
    <Tap
      className={cx(
        styles.chip,
        surface && styles.surface,
        on && styles.on,
        disabled && styles.disabled,
        className
      )}
      role={role}
      disabled={disabled}
      checked={role === 'button' ? undefined : on}
      onTap={onTap}
    >
      {icon ? <Icon name={icon} size={16} className={styles.icon} /> : null}
      <Text>{children}</Text>
    </Tap>
  )
}
