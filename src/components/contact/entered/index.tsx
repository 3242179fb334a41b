import { View } from '@tarojs/components'
import { Check } from '@/components/ui/check'
import { Field } from '@/components/ui/form/field'
import { PickerField } from '@/components/ui/form/picker-field'
import styles from './index.module.scss'
import { enteredTexts as texts } from './texts'

interface RelationFieldProps {
  /** '' when none was chosen. */
  relation: string
  names: readonly string[]
  onChange: (relation: string) => void
}

/** 本人, 配偶 … as the server lists them; what is stored stays choosable. */
export function RelationField({ relation, names, onChange }: RelationFieldProps) {
  const known = relation === '' || names.includes(relation) ? names : [relation, ...names]
  return (
    <Field id="contact-relation" label={texts.relation}>
      <PickerField
        title={texts.relation}
        placeholder={texts.relationPlaceholder}
        value={relation || null}
        options={known.map((name) => ({ value: name, label: name }))}
        onChange={onChange}
      />
    </Field>
  )
}

interface ConsentCheckProps {
  consent: boolean
  /** Why it is wrong as it is; '' where it is not. */
  error: string
  onChange: (consent: boolean) => void
}

/** Data of somebody else are entered only with their word. */
export function ConsentCheck({ consent, error, onChange }: ConsentCheckProps) {
  return (
    <View className={styles.consent}>
      <Check
        on={consent}
        square
        label={texts.consent}
        errorId={error ? 'consent-error' : undefined}
        onChange={onChange}
      />
      <View className={styles.consentText}>
        <View aria-hidden onClick={() => onChange(!consent)}>
          {texts.consent}
        </View>
        {error ? (
          <View id="consent-error" className={styles.consentError} role="alert">
            {error}
          </View>
        ) : null}
      </View>
    </View>
  )
}
