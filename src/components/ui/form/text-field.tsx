import { Input, View } from '@tarojs/components'
import styles from './control.module.scss'
import { cx } from '../cx'
import { Icon } from '../icon'
import { useInputFocus } from '../page-shell/shell'
import { Tap } from '../tap'
import { uiTexts } from '../texts'
import { ariaOf, useField } from './context'
import { nativeInputProps, type TextKind } from './input-target'
import { screenKeyboard } from './screen-keyboard'
import { useControlled } from './use-controlled'

export interface TextFieldProps {
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Keyboard and autofill; an idcard keyboard has the X. */
  type?: TextKind
  /** Characters; unlimited without it. */
  maxLength?: number
  disabled?: boolean
  /** A cross that empties the field. */
  clearable?: boolean
  /** Name for screen readers outside a Field. */
  label?: string
  autoComplete?: string
  autoFocus?: boolean
  confirmType?: 'done' | 'next' | 'search' | 'send' | 'go'
  onFocus?: () => void
  /** The place to validate. */
  onBlur?: (value: string) => void
  onConfirm?: (value: string) => void
  className?: string
}

/** A line of text. Controlled: what its owner does not accept is not shown. */
export function TextField({
  value,
  onChange,
  placeholder,
  type = 'text',
  maxLength = -1,
  disabled = false,
  clearable = false,
  label,
  autoComplete,
  autoFocus = false,
  confirmType = 'done',
  onFocus,
  onBlur,
  onConfirm,
  className
}: TextFieldProps) {
  const field = useField()
  const { report } = useInputFocus()
  const { shown, input } = useControlled(value, onChange)
  return (
    <View className={cx(styles.text, className)}>
      <Input
        className={cx(styles.input, disabled && styles.disabled)}
        placeholderClass={styles.placeholder}
        value={shown}
        placeholder={placeholder}
        maxlength={maxLength}
        disabled={disabled}
        focus={autoFocus}
        confirmType={confirmType}
        {...nativeInputProps({
          kind: type,
          aria: ariaOf(field, label),
          ...(field.error ? { error: field.error } : {}),
          ...(autoComplete ? { autoComplete } : {})
        })}
        onInput={(event) => input(event.detail.value)}
        onFocus={() => {
          screenKeyboard.begins(report)
          onFocus?.()
        }}
        onBlur={(event) => {
          screenKeyboard.ends(report)
          onBlur?.(event.detail.value)
        }}
        onConfirm={(event) => onConfirm?.(event.detail.value)}
      />
      {clearable && !disabled && value !== '' && (
        <Tap className={styles.clear} label={uiTexts.clear} onTap={() => input('')}>
          <Icon name="closeC" size={16} tone="ink4" />
        </Tap>
      )}
    </View>
  )
}
