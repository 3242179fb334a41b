import { observer } from 'mobx-react-lite'
import { InvoiceFields } from '@/components/invoice/fields'
import { ActionPair } from '@/components/ui/action-bar'
import { Sheet } from '@/components/ui/sheet'
import type { InvoiceModel } from './model'
import { texts } from './texts'

interface InvoiceSheetProps {
  open: boolean
  model: InvoiceModel
  note: string
}

/** For whom the invoice is made out, and where it goes. */
export const InvoiceSheet = observer(function InvoiceSheet({ open, model, note }: InvoiceSheetProps) {
  const { form, errors } = model
  return (
    <Sheet
      open={open}
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
