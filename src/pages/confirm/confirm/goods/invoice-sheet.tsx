import { observer } from 'mobx-react-lite'
import { InvoiceFields } from '@/components/invoice/fields'
import { ActionPair } from '@/components/ui/action-bar'
import { Sheet } from '@/components/ui/sheet'
import type { InvoiceModel } from './invoice'
import { texts } from './texts'

/** For whom the invoice is made out, and where it goes. */
export const InvoiceSheet = observer(function InvoiceSheet({ model }: { model: InvoiceModel }) {
  const { form, errors } = model
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
      <InvoiceFields form={form} errors={errors} onChange={model.change} />
    </Sheet>
  )
})
