import { row } from '../endpoint'
import type { Empty } from '../common/dto'
import type { ApplyInvoice, InvoiceFile, InvoiceFileInput, InvoiceView, InvoiceViewInput } from './dto'

/** Invoices of orders; they tell for whom. */
export const invoiceEndpoints = {
  'invoice.view': row<InvoiceViewInput, InvoiceView>({
    method: 'POST',
    path: '/order/invoice/view',
    auth: 'user',
    changes: false,
    encrypted: true
  }),
  /** The same title again is the same invoice. */
  'invoice.apply': row<ApplyInvoice, Empty>({
    method: 'POST',
    path: '/order/invoice/apply',
    auth: 'user',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  'invoice.file': row<InvoiceFileInput, InvoiceFile>({
    method: 'POST',
    path: '/order/invoice/file',
    auth: 'user',
    changes: false,
    encrypted: true,
    showLoading: true
  })
} as const
