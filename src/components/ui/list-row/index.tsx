import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon, type IconName, type IconTone } from '../icon'
import { Tap } from '../tap'
import styles from './index.module.scss'

export interface ListRowProps {
  icon?: IconName
  iconTone?: IconTone
  label: ReactNode
  /** Second line under the label. */
  note?: ReactNode
  /** Right-hand text or element. */
  value?: ReactNode
  /** Shown in a quiet tone when there is no value. */
  hint?: string
  /** Draws a text value in the colour of money. */
  money?: boolean
  /** An arrow at the end; on by default when the row reacts to a tap. */
  arrow?: boolean
  disabled?: boolean
  /** What a screen reader says for the whole row. */
  ariaLabel?: string
  className?: string
  onTap?: () => void
}

/** A row of a card: icon, label, value, arrow. Neighbouring rows are parted by a hairline. */
export function ListRow(props: ListRowProps) {
  const {
    icon,
    iconTone = 'ink2',
    label,
    note,
    value,
    hint,
    money,
    disabled,
    ariaLabel,
    className,
    onTap
  } = props
  const { arrow = Boolean(onTap) } = props
  const shown = value ?? hint
  const classes = cx(styles.row, disabled && styles.disabled, className)
  const content = (
    <>
      {icon ? <Icon name={icon} tone={iconTone} className={styles.icon} /> : null}
      <View className={cx(styles.text, !shown && styles.wide)}>
        <View className={styles.label}>{label}</View>
        {note ? <View className={styles.note}>{note}</View> : null}
      </View>
      {shown ? (
        <View className={cx(styles.value, value == null && styles.hint, money && styles.money)}>
          {typeof shown === 'string' ? <Text>{shown}</Text> : shown}
        </View>
      ) : null}
      {arrow ? <Icon name="right" size={16} tone="ink4" className={styles.arrow} /> : null}
    </>
  )
  if (!onTap) return <View className={classes}>{content}</View>
  return (
    <Tap className={classes} disabled={disabled} label={ariaLabel} onTap={onTap}>
      {content}
    </Tap>
  )
}
