import { createHash } from 'node:crypto'
import type { invoices } from '../db/schema'

/** Who makes invoices out and mails them. Idempotent by the shop's own number: asked twice it is the same invoice. */
export interface Issuer {
  issue(
    invoice: Pick<
      typeof invoices.$inferSelect,
      'invoiceNo' | 'kind' | 'ofNo' | 'titleType' | 'title' | 'taxNumber' | 'email' | 'amountFen'
    >
  ): Promise<{ readonly number: string }>
}

const DIGITS = 20

/** Stands in for the tax office: a number of twenty digits that follows from the shop's own. */
export const demoIssuer: Issuer = {
  issue({ invoiceNo }) {
    const hash = createHash('sha256').update(invoiceNo).digest('hex')
    const number = BigInt(`0x${hash}`).toString().slice(0, DIGITS)
    return Promise.resolve({ number })
  }
}
