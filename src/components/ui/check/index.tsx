import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Tap } from '../tap'
import styles from './index.module.scss'

export interface CheckProps {
  on: boolean
  /** Chosen and not to be taken back: 套餐已含 / 必选. */
  locked?: boolean
  disabled?: boolean
  role?: 'checkbox' | 'radio'
  square?: boolean
  /** At the end of one of many rows: nothing follows beside it that its touch area would have to lie over. */
  inRow?: boolean
  /** What is chosen, for screen readers; needed when the ring itself takes the tap. */
  label?: string
  /** Id of the text that says why it is wrong as it is: the ring is marked. */
  errorId?: string
  /** Id of a text that says more of what is chosen. */
  noteId?: string
  className?: string
  /** Leave it out when the row around the ring takes the tap and carries the role: the ring is then only drawn. */
  onChange?: (on: boolean) => void
}

/** The ring of a checkbox or radio. A radio that is on stays on. */
export function Check(props: CheckProps) {
  const {
    on,
    locked = false,
    disabled = false,
    role = 'checkbox',
    square,
    inRow = false,
    label,
    errorId,
    noteId,
    className,
    onChange
  } = props
  const ticked = on || locked
  const classes = cx(
    // The class of the icon holds its drawing: the tick is no element that comes and goes.
    'ca-icon-check',
    styles.check,
    square && styles.square,
    on && styles.on,
    disabled && styles.disabled,
    locked && styles.locked,
    ticked && styles.ticked,
    errorId && styles.wrong,
    className
  )
  if (!onChange) return <View className={classes} aria-hidden />
  return (
    <Tap
      className={cx(classes, inRow ? styles.inRow : styles.hit)}
      role={role}
      label={label}
      checked={ticked}
      describedBy={errorId ?? noteId}
      invalid={errorId !== undefined}
      disabled={locked || disabled}
      stop
      onTap={() => {
        if (role === 'checkbox' || !on) onChange(!on)
      }}
    />
  )
}
