import { observer } from 'mobx-react-lite'
import { Text } from '@tarojs/components'
import { InvoiceFields } from '@/components/invoice/fields'
import { ActionBar, ActionPair, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { formatYuan } from '@/domain/money'
import { REMARK_MAX_LENGTH } from '@/domain/order/remark'
import type { LoadableRequest } from '@/stores/loadable'
import type { GoodsForm } from '../goods-form'
import { goodsTexts as texts } from '../goods-texts'
import type { InvoiceModel } from '../invoice'
import type { SubmitModel } from '../submit'
import { texts as common } from '../texts'
import styles from './goods-parts.module.scss'

/** The sum of what is bought by pieces, and its order. */
export const GoodsBar = observer(function GoodsBar({
  submit,
  quote,
  totalFen,
  savedFen,
  blocked
}: {
  submit: SubmitModel
  quote: LoadableRequest<unknown>
  totalFen: number
  savedFen: number
  /** Why it cannot be ordered, in a few words. */
  blocked?: string | undefined
}) {
  const { loading } = quote
  return (
    <ActionBar
      hideOnInput
      left={
        <ActionSum
          label={common.toPay}
          amount={<Price fen={totalFen} exact />}
          spoken={loading ? '' : formatYuan(totalFen)}
          note={savedFen > 0 ? common.saved(formatYuan(savedFen)) : undefined}
          saving
          calculating={loading}
        />
      }
    >
      <Button
        block
        loading={submit.busy}
        disabled={loading || blocked !== undefined}
        onTap={() => void submit.submit()}
      >
        {blocked ?? common.submit}
      </Button>
    </ActionBar>
  )
})

/** What whoever packs it is to know. */
export const RemarkField = observer(function RemarkField({
  id,
  form,
  hint
}: {
  id: string
  form: GoodsForm
  hint: string
}) {
  const { remark } = form
  return (
    <Field
      id={id}
      label={texts.remark}
      end={<Text className={styles.note}>{`${Array.from(remark).length}/${REMARK_MAX_LENGTH}`}</Text>}
    >
      <TextField value={remark} placeholder={hint} onChange={form.type} />
    </Field>
  )
})

/** Whether it comes with an invoice; nothing where the shop makes none out. */
export const InvoiceRow = observer(function InvoiceRow({ model }: { model: InvoiceModel }) {
  const { offered, value } = model
  if (!offered) return null
  return (
    <ListRow
      label={texts.invoice}
      value={value ? texts.invoiceOf(value.titleType === 'company', value.title) : texts.invoiceNone}
      onTap={model.show}
    />
  )
})

/** For whom the invoice is made out, and where it goes. */
export const InvoiceSheet = observer(function InvoiceSheet({
  model,
  note = texts.invoiceNote
}: {
  model: InvoiceModel
  note?: string
}) {
  const { form, errors } = model
  return (
    <Sheet
      open={model.open}
      title={texts.invoiceTitle}
      subtitle={note}
      onClose={model.close}
      footer={
        <ActionPair
          first={{ children: texts.invoiceNone, onTap: model.refuse }}
          second={{ children: texts.confirm, onTap: model.confirm }}
        />
      }
    >
      <InvoiceFields form={form} errors={errors} onChange={model.change} />
    </Sheet>
  )
})
