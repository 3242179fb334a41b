import { useState } from 'react'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { formTexts as texts } from './texts'
import styles from './password-field.module.scss'

interface PasswordFieldProps {
  id: string
  label: string
  value: string
  error?: string | undefined
  placeholder?: string
  /** A new one, for the browser's keeper of passwords. */
  fresh?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField({
  id,
  label,
  value,
  error,
  placeholder,
  fresh,
  onChange,
  onBlur
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const eye = (
    <Tap
      className={styles.eye}
      label={shown ? texts.hide(label) : texts.show(label)}
      onTap={() => setShown((was) => !was)}
    >
      <Icon name="eye" size={20} tone={shown ? 'primary' : 'ink3'} />
    </Tap>
  )
  return (
    <Field id={id} label={label} required error={error} end={eye}>
      <TextField
        type={shown ? 'text' : 'password'}
        value={value}
        maxLength={100}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        placeholder={placeholder}
        onChange={onChange}
        onBlur={() => onBlur?.()}
      />
    </Field>
  )
}
