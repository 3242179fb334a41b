import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../icon'
import { Tap } from '../tap'
import { uiTexts } from '../texts'
import styles from './index.module.scss'

export interface StepperProps {
  value: number
  min?: number
  max?: number
  /** What is counted, for screen readers: `数量`. */
  label: string
  className?: string
  onChange: (value: number) => void
}

/** A whole number with minus and plus. */
export function Stepper({ value, min = 1, max = 99, label, className, onChange }: StepperProps) {
  return (
    <View className={cx(styles.stepper, className)} role="group" aria-label={label}>
      <Tap
        className={cx(styles.button, value <= min && styles.disabled)}
        label={uiTexts.less}
        disabled={value <= min}
        stop
        onTap={() => onChange(value - 1)}
      >
        <Icon name="minus" size={16} />
      </Tap>
      <Text className={styles.number}>{value}</Text>
      <Tap
        className={cx(styles.button, value >= max && styles.disabled)}
        label={uiTexts.more}
        disabled={value >= max}
        stop
        onTap={() => onChange(value + 1)}
      >
        <Icon name="plus" size={16} />
      </Tap>
    </View>
  )
}
