import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import styles from './control.module.scss'
import { cx } from '../cx'
import { Icon } from '../icon'
import { Sheet } from '../sheet'
import { Tap } from '../tap'
import { uiTexts } from '../texts'
import { useField } from './context'
import { RadioList, type RadioOption } from './radio-list'

export interface PickerRowProps {
  /** What is chosen; the placeholder shows without it. */
  text?: string
  placeholder?: string
  disabled?: boolean
  open?: boolean
  label?: string
  onTap: () => void
}

/** The control of a Field that opens a panel: value or placeholder, and an arrow. */
export function PickerRow({ text, placeholder, disabled, open, label, onTap }: PickerRowProps) {
  const field = useField()
  const shown = text || placeholder || uiTexts.choose
  const name = label ?? field.label
  return (
    <Tap
      className={styles.pick}
      disabled={disabled}
      expanded={open}
      label={name ? `${name} ${shown}` : undefined}
      describedBy={field.describedBy}
      onTap={onTap}
    >
      <Text className={cx(styles.value, !text && styles.empty)}>{shown}</Text>
      {!disabled && <Icon name="right" size={16} tone="ink4" />}
    </Tap>
  )
}

export interface PickerFieldProps<V extends string | number> {
  value: V | null
  options: ReadonlyArray<RadioOption<V>>
  onChange: (value: V) => void
  /** Title of the panel. */
  title: string
  placeholder?: string
  disabled?: boolean
}

/** Chooses one of a list in a sheet; a choice closes it. */
export function PickerField<V extends string | number>({
  value,
  options,
  onChange,
  title,
  placeholder,
  disabled
}: PickerFieldProps<V>) {
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <View>
      <PickerRow
        text={chosen?.label}
        placeholder={placeholder}
        disabled={disabled}
        open={open}
        onTap={() => setOpen(true)}
      />
      <Sheet open={open} title={title} onClose={() => setOpen(false)}>
        <RadioList
          label={title}
          value={value}
          options={options}
          onChange={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      </Sheet>
    </View>
  )
}
