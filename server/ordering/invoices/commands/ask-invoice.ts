import { ErrorCode } from '@/contract/errors'
import { validateInvoice, type InvoiceForm } from '@/domain/invoice/invoice'
import { transact } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput, Refusal } from '../../../http/refusal'
import { makeOut, reverse } from '../../../invoice/commands/make-out'
import { currentInvoice, invoicesOf, type InvoiceRow } from '../../../invoice/queries/invoices'
import { INVOICE_TEXTS } from '../../../invoice/texts'
import { lockOwnOrder } from '../../order/queries/own-order'
import { changesLeft, invoiceRefusal } from '../queries/invoice-view'

interface InvoiceRequest extends InvoiceForm {
  readonly orderNum: string
  /** Number of the invoice that the customer saw, '' without one. */
  readonly replaces: string
}

/**
 * An invoice over what was paid by money; another title takes the issued one back, once. The same title again is the same invoice.
 * Refuses: 404, 0 an order that has none now, a title that was changed already, and one that is not the one that was seen; 20001.
 */
export async function askInvoice(
  context: RequestContext,
  { orderNum, replaces, ...typed }: InvoiceRequest
): Promise<void> {
  const { id } = requireUser(context)
  const checked = validateInvoice(typed)
  if (!checked.ok) {
    const [first] = checked.errors
    throw badInput(first?.message ?? '', { field: first?.field ?? '' })
  }
  const form = checked.value
  const at = context.now()
  await transact(context.db, async (tx) => {
    const row = await lockOwnOrder(tx, id, orderNum)
    const current = await currentInvoice(tx, orderNum)
    if (current && isSame(current, form)) return
    const { refusal, cashFen: amountFen } = await invoiceRefusal(tx, row, at)
    if (refusal !== '') throw new Refusal(ErrorCode.business, refusal)
    if ((current?.invoiceNo ?? '') !== replaces) {
      throw new Refusal(ErrorCode.business, INVOICE_TEXTS.changedMeanwhile)
    }
    if (current) {
      if (changesLeft(await invoicesOf(tx, orderNum)) < 1) {
        throw new Refusal(ErrorCode.business, INVOICE_TEXTS.changedOften)
      }
      await reverse(tx, current, at)
    }
    await makeOut(tx, { orderNum, form, amountFen, cause: current ? 'changed' : 'asked' }, at)
  })
}

const isSame = (row: InvoiceRow, form: InvoiceForm): boolean =>
  row.titleType === form.titleType &&
  row.title === form.title &&
  row.taxNumber === form.taxNumber &&
  row.email === form.email
