import { and, asc, eq, inArray } from 'drizzle-orm'
import { addDays, dateOf, instantAt } from '@/domain/date'
import { codeShares } from '@/domain/order/code-shares'
import type { RefundedPart } from '@/domain/order/refund'
import { orderCodes, orderLines } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { fingerprint } from '../../../settings/fingerprint'
import { fulfilmentOf } from '../../fulfilment'
import type { OrderRow } from '../../order/whole-order'
import type { VoucherTerms } from '../../fulfilment/fulfilment'
import { newCode } from '../../order/order-number'
import { codeId } from '../../order/part-id'
import { settle } from '../../order/commands/settle'

export type PaidOrder = Pick<OrderRow, 'orderNum' | 'userId' | 'kind' | 'orderType' | 'extra'>

/** As it is kept beside the code, however it was typed. */
export const codeText = (typed: string): string => `code|${typed.replace(/[\s-]/g, '').toUpperCase()}`

/**
 * Makes the codes of orders that have just been paid, as many a piece as the product said when it was ordered.
 * @param wentBack pieces that were given back before the order had codes: they get none
 */
export async function issueCodes(
  tx: Tx,
  paid: readonly PaidOrder[],
  at: Date,
  wentBack: readonly RefundedPart[] = []
): Promise<void> {
  const sold = new Map<string, VoucherTerms & PaidOrder>()
  for (const order of paid) {
    const terms = fulfilmentOf(order).vouchers(order)
    if (terms) sold.set(order.orderNum, { ...order, ...terms })
  }
  if (sold.size === 0) return
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderNum, [...sold.keys()]), eq(orderLines.role, 'product')))
    .orderBy(asc(orderLines.id))
  const made: (typeof orderCodes.$inferInsert)[] = []
  for (const { id: lineId, orderNum, quantity, payableFen } of lines) {
    const order = sold.get(orderNum)
    if (!order) continue
    const { perPiece, days, userId: holderId } = order
    const gone = wentBack.filter((part) => part.lineId === lineId)
    const pieces = gone.reduce((left, part) => left - part.quantity, quantity)
    const leftFen = gone.reduce((left, part) => left - part.amountFen, payableFen)
    for (const [index, paidFen] of codeShares(leftFen, pieces * perPiece).entries()) {
      const code = newCode()
      made.push({
        ...{ id: codeId(lineId, index + 1), orderNum, lineId, code, paidFen },
        codeHash: await fingerprint(tx, at, codeText(code)),
        holderId,
        state: 'unused',
        // To the end of the last day.
        expiresAt: days === null ? null : new Date(instantAt(addDays(dateOf(at.getTime()), days + 1)))
      })
    }
  }
  if (made.length > 0) await tx.insert(orderCodes).values(made)
  await settle(tx, [...sold.values()])
}
