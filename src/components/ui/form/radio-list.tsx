import { Text, View } from '@tarojs/components'
import styles from './radio-list.module.scss'
import { cx } from '../cx'
import { Check } from '../check'
import { Tap } from '../tap'
import { ariaOf, useField } from './context'

export interface RadioOption<V extends string | number> {
  value: V
  label: string
  /** A second line, e.g. why the option cannot be chosen. */
  note?: string
  disabled?: boolean
}

export interface RadioListProps<V extends string | number> {
  value: V | null
  options: ReadonlyArray<RadioOption<V>>
  onChange: (value: V) => void
  /** Name of the group for screen readers. */
  label: string
}

/** One of several, each on its own row. */
export function RadioList<V extends string | number>({ value, options, onChange, label }: RadioListProps<V>) {
  const field = useField()
  return (
    <View role="radiogroup" {...ariaOf(field, label)}>
      {options.map((option) => (
        <Tap
          key={option.value}
          role="radio"
          className={cx(styles.row, option.disabled && styles.disabled)}
          checked={option.value === value}
          disabled={option.disabled}
          onTap={() => onChange(option.value)}
        >
          <View className={styles.text}>
            <Text className={styles.label}>{option.label}</Text>
            {option.note && <Text className={styles.note}>{option.note}</Text>}
          </View>
          <Check on={option.value === value} disabled={option.disabled} role="radio" />
        </Tap>
      ))}
    </View>
  )
}
