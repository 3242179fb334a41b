/** Ending an order that is not paid (§7 Orders). */
import type { Call } from './call'

export interface CancelReason {
  readonly id: number
  readonly reason: string
}

export const listCancelReasons = (
  call: Call,
  { number, type }: { readonly number: string; readonly type: number }
): Promise<readonly CancelReason[]> => call('order.cancelReasons', { a: type, b: number })

export const cancelOrder = async (call: Call, number: string, reasonId?: number): Promise<void> => {
  await call('order.cancel', { id: number, ...(reasonId === undefined ? {} : { reasonId }) })
}
