/** How a refund may go on from each state; what is not here is refused. */
import { REFUND_STATE, type RefundState } from './codes'

/**
 * Money of what was not sent goes back at once (`returning`). What was received waits for a yes, for the parcel of the customer and
 * for the warehouse; a parcel that never comes withdraws it (`sendsBackUntil`). One that is on its way back cannot be called off any
 * more.
 */
const REFUND_STEPS: Readonly<Record<RefundState, readonly RefundState[]>> = {
  [REFUND_STATE.pending]: [
    REFUND_STATE.approved,
    REFUND_STATE.toSendBack,
    REFUND_STATE.rejected,
    REFUND_STATE.withdrawn
  ],
  [REFUND_STATE.approved]: [REFUND_STATE.returning, REFUND_STATE.done],
  [REFUND_STATE.toSendBack]: [REFUND_STATE.toReceive, REFUND_STATE.withdrawn],
  [REFUND_STATE.toReceive]: [REFUND_STATE.returning, REFUND_STATE.done, REFUND_STATE.rejected],
  [REFUND_STATE.returning]: [REFUND_STATE.done, REFUND_STATE.manual],
  [REFUND_STATE.manual]: [REFUND_STATE.returning, REFUND_STATE.done],
  [REFUND_STATE.done]: [],
  [REFUND_STATE.withdrawn]: [],
  [REFUND_STATE.rejected]: []
}

/** A column's number as a state of a refund; the database holds nothing else. */
export function refundStateOf(value: number): RefundState {
  const state = Object.values(REFUND_STATE).find((known) => known === value)
  if (state === undefined) throw new Error(`no state of a refund: ${value}`)
  return state
}

export const canGoOn = (from: number, to: RefundState): boolean =>
  REFUND_STEPS[refundStateOf(from)].includes(to)

/** The customer may still take it back. */
export const isWithdrawable = (state: number): boolean => canGoOn(state, REFUND_STATE.withdrawn)
