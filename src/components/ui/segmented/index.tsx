import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import { ariaOf, useField } from '../form/context'
import { Icon, type IconName } from '../icon'
import { Tap } from '../tap'
import styles from './index.module.scss'

interface SegmentedOption<V extends string | number> {
  value: V
  text: string
  icon?: IconName
  /** Struck through and not to be chosen; say why beside it. */
  disabled?: boolean
}

export interface SegmentedProps<V extends string | number> {
  options: readonly SegmentedOption<V>[]
  /** Null while nothing is chosen. */
  value: V | null
  /** Name of the group for screen readers: `性别`. */
  label: string
  className?: string
  onChange: (value: V) => void
}

/** One of a few, all in sight. */
export function Segmented<V extends string | number>({
  options,
  value,
  label,
  className,
  onChange
}: SegmentedProps<V>) {
  const field = useField()
  return (
    <View className={cx(styles.group, className)} role="radiogroup" {...ariaOf(field, label)}>
      {options.map((option) => (
        <Tap
          key={option.value}
          className={cx(styles.item, option.value === value && styles.on, option.disabled && styles.disabled)}
          role="radio"
          checked={option.value === value}
          disabled={option.disabled}
          onTap={() => {
            if (option.value !== value) onChange(option.value)
          }}
        >
          {option.icon ? <Icon name={option.icon} size={16} className={styles.icon} /> : null}
          <Text>{option.text}</Text>
        </Tap>
      ))}
    </View>
  )
}
