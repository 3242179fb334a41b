import { and, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { invoices } from '../../db/schema'

/** So long an issued invoice names whom it was made out to: the books are kept that long. */
const INVOICE_YEARS = 10

/** Takes names and addresses out of invoices that were kept long enough, also of accounts that live on. @returns how many */
export async function endInvoices(db: Db, now: Date, limit: number): Promise<number> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - INVOICE_YEARS)
  const over = db
    .select({ invoiceNo: invoices.invoiceNo })
    .from(invoices)
    // One that was never issued is as old as the wish for it.
    .where(
      and(
        isNull(invoices.endedAt),
        lte(sql`coalesce(${invoices.issuedAt}, ${invoices.askedAt})`, before.toISOString())
      )
    )
    .limit(limit)
  const ended = await db
    .update(invoices)
    .set({ title: '', taxNumber: '', email: '', endedAt: now })
    .where(inArray(invoices.invoiceNo, over))
    .returning({ invoiceNo: invoices.invoiceNo })
  return ended.length
}
