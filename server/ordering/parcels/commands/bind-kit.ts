import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { REPORT_STATE } from '@/domain/order/codes'
import { orderReports } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput, Refusal } from '../../../http/refusal'
import { recordEvent } from '../../order/event'
import type { WholeOrder } from '../../order/whole-order'
import { kitCodes } from '../../fulfilment/kit-way'
import { wholeOrder } from '../../order/queries/order-parts'
import { lockOwnOrder } from '../../order/queries/own-order'
import { fulfilmentOf } from '../../fulfilment'
import { KIT_TEXTS as texts } from '../../fulfilment/texts'

/**
 * The customer tells the number on a kit, so that the laboratory knows whose sample it is. A repeat does nothing. Refuses: 404, 20001 a
 * number that another kit has, 0 before a kit is sent, and once all of the order have their numbers.
 */
export function bindKit(
  context: RequestContext,
  { orderNum, kitCode }: { readonly orderNum: string; readonly kitCode: string }
): Promise<void> {
  const user = requireUser(context)
  const at = context.now()
  return transact(context.db, async (tx) => {
    const order = await wholeOrder(tx, await lockOwnOrder(tx, user.id, orderNum))
    if (kitCodes(order).includes(kitCode)) return
    if (!fulfilmentOf(order).parcel.isKitSent(order)) throw new Refusal(ErrorCode.business, texts.bindNotNow)
    const left = order.reports.filter((report) => report.kitCode === null)
    if (left.length === 0 || order.reportState > REPORT_STATE.none) {
      throw new Refusal(ErrorCode.business, texts.codesFull)
    }
    if (!(await numberKits(tx, order, [kitCode], at))) throw badInput(texts.codeTaken, { field: 'kitCode' })
  })
}

/** Writes the numbers of kits into the reports of their locked order. False when another kit has one of them, or there are more than kits. */
export async function numberKits(
  tx: Tx,
  { orderNum, reports }: Pick<WholeOrder, 'orderNum' | 'reports'>,
  codes: readonly string[],
  at: Date
): Promise<boolean> {
  await lockNumbers(tx, codes)
  const taken = await tx
    .select({ id: orderReports.id })
    .from(orderReports)
    .where(inArray(orderReports.kitCode, [...codes]))
  if (taken.length > 0) return false
  const free = reports.filter(({ kitCode }) => kitCode === null)
  if (free.length < codes.length) return false
  for (const [index, { id }] of free.slice(0, codes.length).entries()) {
    await tx
      .update(orderReports)
      .set({ kitCode: codes[index] ?? null })
      .where(and(eq(orderReports.id, id), isNull(orderReports.kitCode)))
  }
  await recordEvent(tx, orderNum, 'kit-bound', at, { kits: [...codes] })
  return true
}

/** Another order that is given one of them at once waits, and finds it taken: its lock is that of another user. */
async function lockNumbers(tx: Tx, codes: readonly string[]): Promise<void> {
  for (const code of [...codes].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('kit:' || ${code}::text, 0))`)
  }
}
