import { requireUser, type Handlers } from '../../http/context'
import { askInvoice } from './commands/ask-invoice'
import { invoiceView } from './dto'
import { invoiceFile } from './queries/invoice-view'
import { ownOrder } from '../order/queries/own-order'

export const invoiceHandlers = {
  'invoice.view': async ({ id }, context) =>
    invoiceView(context.db, await ownOrder(context.db, requireUser(context).id, id), context.now()),
  'invoice.apply': async (input, context) => {
    await askInvoice(context, input)
    return {}
  },
  'invoice.file': async ({ id, no }, context) =>
    invoiceFile(context.db, await ownOrder(context.db, requireUser(context).id, id), no)
} satisfies Partial<Handlers>
