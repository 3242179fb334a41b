/** Ending an order that is not paid (§7 Orders). */
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'

export interface CancelReason {
  readonly id: number
  readonly reason: string
}

export const listCancelReasons = (
  call: Call,
  { number, type }: { readonly number: string; readonly type: number }
): Promise<readonly CancelReason[]> => call('order.cancelReasons', { a: type, b: number })

/** How the others of a payment are paid without one order, in fen, and the names of the coupons that come back. */
export interface WithoutOne {
  readonly fen: number
  readonly coupons: readonly string[]
}

/** @see leaveOut */
export async function askLeaveOut(call: Call, number: string): Promise<WithoutOne> {
  const { payPrice, coupons } = await call('order.cancelPreview', { id: number })
  return { fen: toFen(payPrice), coupons }
}

/** Cancels one of several that wait for one payment; answers the names of the coupons that came back. */
export const leaveOut = async (call: Call, number: string, reasonId: number): Promise<readonly string[]> =>
  (await call('order.cancel', { id: number, reasonId, only: 1 })).coupons

export const cancelOrder = async (call: Call, number: string, reasonId?: number): Promise<void> => {
  await call('order.cancel', { id: number, ...(reasonId === undefined ? {} : { reasonId }) })
}
