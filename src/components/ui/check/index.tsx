import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../icon'
import styles from './index.module.scss'

export interface CheckProps {
  on: boolean
  /** Chosen and not to be taken back: 套餐已含 / 必选. */
  locked?: boolean
  disabled?: boolean
  role?: 'checkbox' | 'radio'
  square?: boolean
  /** What is chosen, for screen readers; needed when the ring itself takes the tap. */
  label?: string
  className?: string
  /** Leave it out when the row around the ring takes the tap and carries the role: the ring is then only drawn. */
  onChange?: (on: boolean) => void
}

/** The ring of a checkbox or radio. A radio that is on stays on. */
export function Check({
  on,
  locked,
  disabled,
  role = 'checkbox',
  square,
  label,
  className,
  onChange
}: CheckProps) {
  const fixed = Boolean(locked ?? false) || Boolean(disabled ?? false)
  const ticked = on || Boolean(locked)
  const classes = cx(
    styles.check,
    square && styles.square,
    on && styles.on,
    disabled && styles.disabled,
    locked && styles.locked,
    onChange && styles.hit,
    className
  )
  const tick = ticked ? <Icon name="check" size={14} /> : null
  if (!onChange) {
    return (
      <View className={classes} aria-hidden>
        {tick}
      </View>
    )
  }
  const change = (): void => {
    if (role === 'radio' && on) return
    onChange(!on)
  }
  return (
    <View
      className={classes}
      role={role}
      aria-label={label}
      aria-checked={ticked}
      aria-disabled={fixed}
      onClick={(event) => {
        event.stopPropagation()
        if (!fixed) change()
      }}
    >
      {tick}
    </View>
  )
}
