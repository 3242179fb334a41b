import { inArray } from 'drizzle-orm'
import { orders } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { makeOut } from '../../../invoice/commands/make-out'
import { currentInvoice, invoiceable } from '../../../invoice/queries/invoices'
import { shopProfile } from '../../../settings/shop-profile'
import { goodsExtraOf } from '../../order/snapshot'

/** What was ordered with an invoice has it once it was received. The orders are locked. */
export async function makeOutPromised(
  tx: Tx,
  received: readonly { readonly orderNum: string }[],
  at: Date
): Promise<void> {
  if (!(await shopProfile(tx)).invoices) return
  const numbers = received.map(({ orderNum }) => orderNum)
  const rows = await tx
    .select({ orderNum: orders.orderNum, extra: orders.extra })
    .from(orders)
    .where(inArray(orders.orderNum, numbers))
  for (const { orderNum, extra } of rows) {
    const form = goodsExtraOf({ extra }).invoice
    if (!form || (await currentInvoice(tx, orderNum))) continue
    const { cashFen: amountFen } = await invoiceable(tx, orderNum)
    if (amountFen > 0) await makeOut(tx, { orderNum, form, amountFen, cause: 'asked' }, at)
  }
}
