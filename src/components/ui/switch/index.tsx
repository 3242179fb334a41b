import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Tap } from '../tap'
import styles from './index.module.scss'

export interface SwitchProps {
  on: boolean
  /** What it switches, for screen readers. */
  label: string
  disabled?: boolean
  onChange: (on: boolean) => void
}

/** On or off, in force at once. */
export function Switch({ on, label, disabled = false, onChange }: SwitchProps) {
  return (
    <Tap
      className={cx(styles.switch, on && styles.on, disabled && styles.disabled)}
      role="switch"
      label={label}
      checked={on}
      disabled={disabled}
      onTap={() => onChange(!on)}
    >
      <View className={cx(styles.knob, on && styles.knobOn)} aria-hidden="true" />
    </Tap>
  )
}
