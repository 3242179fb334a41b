import { View } from '@tarojs/components'
import { FieldContext } from '@/components/ui/form/context'
import { FieldError } from '@/components/ui/form/field-error'
import { RadioList } from '@/components/ui/form/radio-list'
import styles from './reason-field.module.scss'

interface ReasonFieldProps {
  /** To be brought into view by. */
  id: string
  label: string
  reasons: readonly { readonly id: number; readonly reason: string }[]
  value: number | null
  /** What is said while it is missing; '' when it is not. */
  error: string
  onChange: (id: number) => void
}

/** Why something is cancelled or taken back; one has to be chosen. */
export function ReasonField({ id, label, reasons, value, error, onChange }: ReasonFieldProps) {
  const invalid = error !== ''
  const errorId = `${id}-error`
  return (
    <View id={id}>
      <FieldContext.Provider
        value={{ required: true, invalid, ...(invalid ? { describedBy: errorId } : {}) }}
      >
        <RadioList
          label={label}
          value={value}
          options={reasons.map((one) => ({ value: one.id, label: one.reason }))}
          onChange={onChange}
        />
      </FieldContext.Provider>
      {invalid ? <FieldError id={errorId} role="alert" text={error} className={styles.error} /> : null}
    </View>
  )
}
