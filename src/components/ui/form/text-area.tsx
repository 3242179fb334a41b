import { Textarea, View } from '@tarojs/components'
import styles from './control.module.scss'
import { cx } from '../cx'
import { useInputFocus } from '../page-shell/shell'
import { ariaOf, useField } from './context'
import { nativeAreaProps } from './input-target'
import { screenKeyboard } from './screen-keyboard'
import { useControlled } from './use-controlled'

export interface TextAreaProps {
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Shown as `14/40`. It does not cut: the owner does, and may say so (R5.30). */
  limit?: number
  /** How the limit counts; by default all characters but line breaks. */
  count?: (value: string) => number
  disabled?: boolean
  /** Name for screen readers outside a Field. */
  label?: string
  onBlur?: (value: string) => void
}

/** From so few that are left on, each is said: before, a reader says what is typed and nothing else. */
const FEW = 10

/** Characters of a text without its line breaks. */
function countCharacters(value: string): number {
  return Array.from(value.replace(/[\r\n]/g, '')).length
}

/** Several lines of text with a counter. */
export function TextArea({
  value,
  onChange,
  placeholder,
  limit,
  count = countCharacters,
  disabled = false,
  label,
  onBlur
}: TextAreaProps) {
  const field = useField()
  const { report } = useInputFocus()
  const { shown, input } = useControlled(value, onChange)
  const native = nativeAreaProps({
    aria: ariaOf(field, label),
    ...(field.error ? { error: field.error } : {})
  })
  const used = count(value)
  return (
    <View className={styles.area}>
      <Textarea
        className={cx(styles.textarea, disabled && styles.disabled)}
        placeholderClass={styles.placeholder}
        value={shown}
        placeholder={placeholder}
        maxlength={-1}
        disabled={disabled}
        disableDefaultPadding
        showConfirmBar={false}
        {...native}
        onInput={(event) => input(event.detail.value)}
        onFocus={() => screenKeyboard.begins(report)}
        onBlur={(event) => {
          screenKeyboard.ends(report)
          onBlur?.(event.detail.value)
        }}
      />
      {limit !== undefined && (
        <View
          className={cx(styles.counter, used > limit && styles.over)}
          role={limit - used > FEW ? 'none' : 'status'}
        >
          {used}/{limit}
        </View>
      )}
    </View>
  )
}
