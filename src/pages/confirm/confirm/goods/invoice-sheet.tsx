import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { ActionPair } from '@/components/ui/action-bar'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Segmented } from '@/components/ui/segmented'
import { Sheet } from '@/components/ui/sheet'
import type { InvoiceModel } from './invoice'
import { texts } from './texts'

const TYPES = [
  { value: 'personal', text: texts.personal },
  { value: 'company', text: texts.company }
] as const

/** For whom the invoice is made out, and where it goes. */
export const InvoiceSheet = observer(function InvoiceSheet({ model }: { model: InvoiceModel }) {
  const { form, errors } = model
  const company = form.titleType === 'company'
  return (
    <Sheet
      open={model.open}
      title={texts.invoiceTitle}
      subtitle={texts.invoiceNote}
      onClose={model.close}
      footer={
        <ActionPair
          first={{ children: texts.invoiceNone, onTap: model.refuse }}
          second={{ children: texts.confirm, onTap: model.confirm }}
        />
      }
    >
      <View>
        <Field id="invoice-type" label={texts.titleType} required>
          <Segmented
            label={texts.titleType}
            value={form.titleType}
            options={TYPES}
            onChange={(titleType) => model.change({ titleType })}
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
            onChange={(title) => model.change({ title })}
          />
        </Field>
        {company ? (
          <Field id="invoice-tax" label={texts.taxNumber} required error={errors.taxNumber}>
            <TextField
              value={form.taxNumber}
              placeholder={texts.taxNumberHint}
              maxLength={20}
              onChange={(taxNumber) => model.change({ taxNumber })}
            />
          </Field>
        ) : null}
        <Field id="invoice-email" label={texts.email} required error={errors.email}>
          <TextField
            value={form.email}
            placeholder={texts.emailHint}
            autoComplete="email"
            onChange={(email) => model.change({ email })}
          />
        </Field>
      </View>
    </Sheet>
  )
})
