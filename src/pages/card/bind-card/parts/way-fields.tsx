import { observer } from 'mobx-react-lite'
import { CodeField } from '@/components/account/form/code-field'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Segmented } from '@/components/ui/segmented'
import type { EnterpriseModel } from '../enterprise'
import { texts } from '../texts'

interface WayFieldsProps {
  model: EnterpriseModel
}

/** What the chosen way asks for. */
export const WayFields = observer(function WayFields({ model }: WayFieldsProps) {
  const { way } = model
  if (way === 'sms') return <BySms model={model} />
  return (
    <>
      {way === 'workNo' ? <ByWorkNo model={model} /> : null}
      {way === 'idNumber' ? <ByDocument model={model} /> : null}
      <Field id={model.form.idOf('name')} label={texts.name} required error={model.form.errors.name}>
        <TextField
          value={model.typed.name}
          maxLength={30}
          autoComplete="name"
          onChange={(typed) => model.type('name', typed)}
        />
      </Field>
    </>
  )
})

const ByWorkNo = observer(function ByWorkNo({ model }: WayFieldsProps) {
  return (
    <Field id={model.form.idOf('workNo')} label={texts.workNo} required error={model.form.errors.workNo}>
      <TextField
        value={model.typed.workNo}
        maxLength={30}
        autoComplete="off"
        onChange={(typed) => model.type('workNo', typed)}
      />
    </Field>
  )
})

const ByDocument = observer(function ByDocument({ model }: WayFieldsProps) {
  const { form, typed, idType } = model
  return (
    <>
      <Field id="employee-id-type" label={texts.idType} required>
        <Segmented
          label={texts.idType}
          value={idType}
          options={texts.idTypes.map(({ value, label }) => ({ value, text: label }))}
          onChange={(next) => model.setIdType(next)}
        />
      </Field>
      <Field id={form.idOf('idNumber')} label={texts.idNumber} required error={form.errors.idNumber}>
        <TextField
          type={idType === 1 ? 'idcard' : 'text'}
          value={typed.idNumber}
          maxLength={30}
          autoComplete="off"
          onChange={(next) => model.type('idNumber', next)}
        />
      </Field>
    </>
  )
})

const BySms = observer(function BySms({ model }: WayFieldsProps) {
  const { form, typed, sender } = model
  return (
    <>
      <Field id={form.idOf('mobile')} label={texts.mobile} required error={form.errors.mobile}>
        <TextField
          type="number"
          value={typed.mobile}
          maxLength={11}
          autoComplete="tel"
          placeholder={texts.mobileHint}
          onChange={(next) => model.type('mobile', next)}
        />
      </Field>
      <CodeField
        id={form.idOf('code')}
        sender={sender}
        error={form.errors.code}
        onSend={() => model.send()}
        onType={() => form.clear('code')}
      />
    </>
  )
})
