import { ListRow } from '@/components/ui/list-row'
import { toInvoice } from '../../actions/ways-on'
import type { SectionProps } from '../section'
import { texts } from '../texts'

/** The way to the order's invoice, once it may be asked for or is there. */
export function InvoiceRow({ order }: Pick<SectionProps, 'order'>) {
  if (!order.actions.includes('invoice')) return null
  return <ListRow label={texts.invoiceRow} onTap={() => toInvoice(order)} />
}
