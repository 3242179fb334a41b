import { useMemo, type PropsWithChildren, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import styles from './field.module.scss'
import { cx } from '../cx'
import { FieldContext } from './context'
import { FieldError } from './field-error'
import { useVoice } from './voice'

export interface FieldProps {
  /** Also the id to scroll to (`toField` of the host). */
  id: string
  label: string
  required?: boolean
  /** A quiet line under the value; gives way to the error. */
  hint?: ReactNode
  /** Text of the error; the field is invalid while there is one. */
  error?: string | null
  /** At the right end of the row: a button, a switch. */
  end?: ReactNode
  /** The label stands at the first line of a tall control. */
  tall?: boolean
}

/** A form row: label, control, hint or error. The control inside reads its ARIA wiring from it. */
export function Field({
  id,
  label,
  required = false,
  hint,
  error,
  end,
  tall = false,
  children
}: PropsWithChildren<FieldProps>) {
  const invalid = Boolean(error)
  const hasHint = hint != null && hint !== '' && !invalid
  const describedBy = invalid ? `${id}-error` : hasHint ? `${id}-hint` : undefined
  const voice = useVoice(error)
  const wiring = useMemo(
    () => ({
      label,
      required,
      invalid,
      ...(error ? { error } : {}),
      ...(describedBy ? { describedBy } : {})
    }),
    [label, required, invalid, error, describedBy]
  )
  return (
    <FieldContext.Provider value={wiring}>
      <View id={id} className={cx('focus-line', styles.field, invalid && styles.invalid)} {...voice.watch}>
        <View className={cx(styles.row, tall && styles.tall)}>
          <View className={styles.label} aria-hidden="true">
            <Text>{label}</Text>
            {required && <Text className={styles.star}>*</Text>}
          </View>
          <View className={styles.control}>{children}</View>
          {end != null && <View className={styles.end}>{end}</View>}
        </View>
        {hasHint && (
          <View id={`${id}-hint`} className={styles.hint}>
            {hint}
          </View>
        )}
        {error ? (
          <FieldError id={`${id}-error`} text={error} {...(voice.role ? { role: voice.role } : {})} />
        ) : null}
      </View>
    </FieldContext.Provider>
  )
}
