import { empty } from '../common/dto'
import * as invoice from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const invoiceSchemas = {
  'invoice.view': { input: invoice.invoiceViewInput, results: invoice.invoiceView },
  'invoice.apply': { input: invoice.applyInvoiceInput, results: empty },
  'invoice.file': { input: invoice.invoiceFileInput, results: invoice.invoiceFile }
}
