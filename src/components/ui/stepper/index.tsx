import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../icon'
import { Tap } from '../tap'
import { uiTexts } from '../texts'
import styles from './index.module.scss'

export interface StepperProps {
  /** Name of what is counted, for screen readers. */
  label: string
  value: number
  min?: number
  /** No step goes further; with `onOver` a tap there says why. */
  max: number
  onChange: (value: number) => void
  /** Plus was tapped at the upper end. */
  onOver?: () => void
}

/** A whole number with a step less and a step more. */
export function Stepper({ label, value, min = 1, max, onChange, onOver }: StepperProps) {
  const [atMin, atMax] = [value <= min, value >= max]
  return (
    <View className={styles.stepper} role="group" aria-label={label}>
      <Tap
        className={cx(styles.step, atMin && styles.off)}
        label={uiTexts.less(label)}
        disabled={atMin}
        onTap={() => onChange(value - 1)}
      >
        <Icon name="minus" size={16} />
      </Tap>
      <View className={styles.value} role="status">
        {value}
      </View>
      <Tap
        className={cx(styles.step, atMax && styles.off)}
        label={uiTexts.oneMore(label)}
        disabled={atMax && !onOver}
        onTap={() => (atMax ? onOver?.() : onChange(value + 1))}
      >
        <Icon name="plus" size={16} />
      </Tap>
    </View>
  )
}
