import { observer } from 'mobx-react-lite'
import { ListRow } from '@/components/ui/list-row'
import { onDemand } from '@/components/ui/on-demand'
import type { GoodsLike, SectionOf } from '../../shared/section'
import { InvoiceModel } from './model'
import { texts } from './texts'

const InvoiceSheet = onDemand(() => import('./sheet').then((part) => part.InvoiceSheet))

interface InvoiceRowProps {
  model: InvoiceModel
  note: () => string
}

/** Whether the order comes with an invoice, and for whom; `note` says of how many orders it is. */
export const invoice =
  (note: (orders: number) => string = () => texts.invoiceNote): SectionOf<GoodsLike> =>
  ({ root, key, pricing }) => {
    const model = new InvoiceModel(root, key, () => pricing.invoices)
    return {
      name: 'invoice',
      row: true,
      step: texts.invoice,
      contribute: () => ({ invoice: model.value }),
      View: () => <InvoiceRow model={model} note={() => note(pricing.orders)} />
    }
  }

/** Nothing where the shop makes none out. */
const InvoiceRow = observer(function InvoiceRow({ model, note }: InvoiceRowProps) {
  const { offered, value } = model
  if (!offered) return null
  return (
    <>
      <ListRow
        label={texts.invoice}
        value={value ? texts.invoiceOf(value.titleType === 'company', value.title) : texts.invoiceNone}
        onTap={model.show}
      />
      <InvoiceSheet open={model.open} model={model} note={note()} />
    </>
  )
})
