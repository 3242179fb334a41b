import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { formatYuan } from '@/domain/money'
import { invoices, orders } from '../../db/schema'
import { writeMessages } from '../../message/commands/write-messages'
import type { Consumer } from '../../outbox/work-off'
import { shopProfile } from '../../settings/shop-profile'
import type { Issuer } from '../issuer'
import { INVOICE_TEXTS as texts } from '../texts'

const payloadOf = v.object({ invoiceNo: v.string() })

/** Has an invoice issued that is still wanted, and tells its user. What fails is tried again. */
export const issueBy =
  (issuer: Issuer): Consumer =>
  async (tx, { key, payload }, now) => {
    const { invoiceNo } = v.parse(payloadOf, payload)
    const wanted = and(eq(invoices.invoiceNo, invoiceNo), eq(invoices.state, 'asked'))
    const [invoice] = await tx.select().from(invoices).where(wanted).for('update')
    if (!invoice) return
    if (!(await shopProfile(tx)).invoices) throw new Error(texts.noIssuer)
    const { number } = await issuer.issue(invoice)
    await tx.update(invoices).set({ state: 'issued', number, issuedAt: now }).where(wanted)
    const { orderNum, kind, amountFen } = invoice
    const [order] = await tx
      .select({ userId: orders.userId, name: orders.productName, deletedAt: orders.deletedAt })
      .from(orders)
      .where(eq(orders.orderNum, orderNum))
    if (!order || order.deletedAt !== null) return
    const [title, text] =
      kind === 'blue' ? [texts.issuedTitle, texts.issuedOf] : [texts.redTitle, texts.redOf]
    const told = { title, text: text(order.name, formatYuan(amountFen)), key, at: now }
    await writeMessages(tx, [{ ...told, userId: order.userId, category: 'order', orderNum }])
  }
