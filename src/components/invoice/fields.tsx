import { View } from '@tarojs/components'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Segmented } from '@/components/ui/segmented'
import type { InvoiceField, InvoiceForm } from '@/domain/invoice/invoice'
import { invoiceTexts as texts } from './texts'

const TYPES = [
  { value: 'personal', text: texts.personal },
  { value: 'company', text: texts.company }
] as const

interface InvoiceFieldsProps {
  form: InvoiceForm
  errors: Partial<Record<InvoiceField, string>>
  onChange: (change: Partial<InvoiceForm>) => void
}

/** For whom an invoice is made out, and where it goes. */
export function InvoiceFields({ form, errors, onChange }: InvoiceFieldsProps) {
  const company = form.titleType === 'company'
  return (
    <View>
      <Field id="invoice-type" label={texts.titleType} required>
        <Segmented
          label={texts.titleType}
          value={form.titleType}
          options={TYPES}
          onChange={(titleType) => onChange({ titleType })}
        />
      </Field>
      <Field
        id="invoice-title"
        label={company ? texts.companyTitle : texts.title}
        required
        error={errors.title}
      >
        <TextField
          value={form.title}
          placeholder={company ? texts.companyHint : texts.titleHint}
          onChange={(title) => onChange({ title })}
        />
      </Field>
      {company ? (
        <Field id="invoice-tax" label={texts.taxNumber} required error={errors.taxNumber}>
          <TextField
            value={form.taxNumber}
            placeholder={texts.taxNumberHint}
            maxLength={20}
            onChange={(taxNumber) => onChange({ taxNumber })}
          />
        </Field>
      ) : null}
      <Field id="invoice-email" label={texts.email} required error={errors.email}>
        <TextField
          value={form.email}
          placeholder={texts.emailHint}
          autoComplete="email"
          onChange={(email) => onChange({ email })}
        />
      </Field>
    </View>
  )
}
