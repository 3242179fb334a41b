import { Text, View } from '@tarojs/components'
import { Field } from '@/components/ui/form/field'
import { PickerField } from '@/components/ui/form/picker-field'
import { TextField } from '@/components/ui/form/text-field'
import { Segmented } from '@/components/ui/segmented'
import type { PersonField } from '@/domain/person/form-fields'
import { bareNumber, seenOf } from '@/domain/person/bare-number'
import { type Gender, ID_TYPE } from '@/domain/person/codes'
import { genderOptions } from '@/domain/person/gender'
import { idTypeChoices } from '@/domain/person/id-card'
import { mobileIn } from '@/domain/person/mobile'
import { NAME_MAX_LENGTH, namePrompt } from '@/domain/person/name'
import type { PersonData } from '../form-data'
import { fieldId } from '../field-id'
import { contactTexts } from '../texts'
import styles from './index.module.scss'

export interface PersonFieldsProps {
  /** First part of the fields' ids, see `fieldId`. */
  form?: string
  value: PersonData
  /** Who is asked for: 体检人, 收货人 …; null for a plain contact. */
  label: string | null
  /** The identity card is the only document. */
  cardOnly?: boolean
  sexLimit?: Gender | null
  /** What the product is called where a sex is not admitted. */
  sold?: string
  /** Message of a field that is wrong. */
  errors: Partial<Record<PersonField, string>>
  /** Requests to look again that do not block. */
  notices?: Partial<Record<PersonField, string>>
  onChange: (change: Partial<PersonData>) => void
  /** The field was left: it may be checked from now on. */
  onBlur: (field: PersonField) => void
}

/** Characters of an ID number; the longest that the server takes. */
const ID_MAX_LENGTH = 30

const MARRY = [
  { value: 0, text: contactTexts.unmarried },
  { value: 1, text: contactTexts.married }
] as const

type OneField = Pick<PersonFieldsProps, 'form' | 'value' | 'errors' | 'onChange' | 'onBlur'>

/** Whoever it is, by the word for them. */
export function NameField(props: OneField & Pick<PersonFieldsProps, 'label'>) {
  const { form, value, label, errors, onChange, onBlur } = props
  return (
    <Field id={fieldId('name', form)} label={contactTexts.name} required error={errors.name}>
      <TextField
        value={value.name}
        placeholder={namePrompt(label)}
        maxLength={NAME_MAX_LENGTH + 1}
        autoComplete="name"
        onChange={(name) => onChange({ name })}
        onBlur={() => onBlur('name')}
      />
    </Field>
  )
}

export function MobileField({
  form,
  value,
  errors,
  onChange,
  onBlur,
  disabled
}: OneField & { disabled?: boolean }) {
  return (
    <Field id={fieldId('mobile', form)} label={contactTexts.mobile} required error={errors.mobile}>
      <TextField
        value={value.mobile}
        placeholder={contactTexts.mobilePlaceholder}
        type="tel"
        maxLength={20}
        autoComplete="tel"
        disabled={disabled}
        onChange={(mobile) => onChange({ mobile: mobileIn(mobile) })}
        onBlur={() => onBlur('mobile')}
      />
    </Field>
  )
}

/** Name, ID type and number, mobile, sex, birthday of other documents, marital state (§5). */
export function PersonFields(props: PersonFieldsProps) {
  const {
    form = 'person',
    value,
    cardOnly = false,
    sexLimit = null,
    sold,
    errors,
    notices = {},
    onChange,
    onBlur
  } = props
  const ids = idTypeChoices(cardOnly)
  const isCard = value.idType === ID_TYPE.idCard
  const options = genderOptions(sexLimit, sold)
  const note = options.find((option) => option.disabled)?.reason
  return (
    <>
      <NameField {...props} />
      {ids.changeable ? (
        <Field id={`${form}-idType`} label={contactTexts.idType} required>
          <PickerField
            title={contactTexts.idType}
            value={value.idType}
            options={ids.types}
            onChange={(idType) => onChange({ idType })}
          />
        </Field>
      ) : null}
      <Field
        id={fieldId('idNumber', form)}
        label={ids.label}
        required
        error={errors.idNumber}
        hint={notices.idNumber}
      >
        <TextField
          value={value.idNumber}
          placeholder={isCard ? contactTexts.idCardPlaceholder : contactTexts.otherIdPlaceholder}
          type={isCard ? 'idcard' : 'text'}
          maxLength={ID_MAX_LENGTH}
          onChange={(typed) => onChange({ idNumber: isCard ? bareNumber(typed) : seenOf(typed) })}
          onBlur={() => onBlur('idNumber')}
        />
      </Field>
      <MobileField {...props} />
      <Field id={fieldId('gender', form)} label={contactTexts.gender} required error={errors.gender}>
        <View className={styles.segment}>
          <Segmented
            label={contactTexts.gender}
            value={value.gender}
            options={options.map((option) => ({
              value: option.value,
              text: option.label,
              icon: option.value === 1 ? ('male' as const) : ('female' as const),
              disabled: option.disabled
            }))}
            onChange={(gender) => {
              onChange({ gender })
              onBlur('gender')
            }}
          />
          {note ? <Text className={styles.note}>{note}</Text> : null}
        </View>
      </Field>
      {isCard ? null : (
        <Field id={fieldId('birthday', form)} label={contactTexts.birthday} error={errors.birthday}>
          <TextField
            value={value.birthday}
            placeholder={contactTexts.birthdayPlaceholder}
            type="number"
            maxLength={8}
            onChange={(birthday) => onChange({ birthday })}
            onBlur={() => onBlur('birthday')}
          />
        </Field>
      )}
      <Field id={`${form}-marry`} label={contactTexts.marry}>
        <View className={styles.segment}>
          <Segmented
            label={contactTexts.marry}
            value={value.marry}
            options={MARRY}
            onChange={(marry) => onChange({ marry })}
          />
        </View>
      </Field>
    </>
  )
}
