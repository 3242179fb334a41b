import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../../db/client'
import { invoices, orders } from '../../db/schema'
import { transact, type Tx } from '../../db/transact'

/** So long an issued invoice names whom it was made out to: the books are kept that long. */
const INVOICE_YEARS = 10

/**
 * Takes names and addresses out of invoices that were kept long enough, and out of what their orders say of them, also of accounts
 * that live on. @returns how many
 */
export async function endInvoices(db: Db, now: Date, limit: number): Promise<number> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - INVOICE_YEARS)
  return transact(db, async (tx) => {
    const over = await tx
      .select({ invoiceNo: invoices.invoiceNo, orderNum: invoices.orderNum })
      .from(invoices)
      // One that was never issued is as old as the wish for it.
      .where(
        and(
          isNull(invoices.endedAt),
          lte(sql`coalesce(${invoices.issuedAt}, ${invoices.askedAt})`, before.toISOString())
        )
      )
      .limit(limit)
    if (over.length === 0) return 0
    await endWishes(
      tx,
      over.map(({ orderNum }) => orderNum)
    )
    const numbers = over.map(({ invoiceNo }) => invoiceNo)
    await tx
      .update(invoices)
      .set({ title: '', taxNumber: '', email: '', endedAt: now })
      .where(inArray(invoices.invoiceNo, numbers))
    return over.length
  })
}

/** What was refunded whole and has no invoice gets none any more: the order names nobody for it. It is locked. */
export async function endRefundedWish(tx: Tx, orderNum: string): Promise<void> {
  const [refunded] = await tx
    .select({ orderNum: orders.orderNum })
    .from(orders)
    .where(and(eq(orders.orderNum, orderNum), eq(orders.payStatus, PAY_STATUS.refunded)))
  if (refunded) await endWishes(tx, [orderNum])
}

/** Goods are ordered with the invoice that is to come, which the order keeps. Orders are locked before their invoices, as elsewhere. */
async function endWishes(tx: Tx, orderNums: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ orderNum: orders.orderNum, extra: orders.extra })
    .from(orders)
    .where(inArray(orders.orderNum, [...orderNums]))
    .orderBy(orders.orderNum)
    .for('update')
  for (const { orderNum, extra } of rows) {
    const { invoice, ...rest } = extra
    if (invoice !== undefined)
      await tx.update(orders).set({ extra: rest }).where(eq(orders.orderNum, orderNum))
  }
}
