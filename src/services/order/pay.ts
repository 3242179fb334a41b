/** Paying an order (§7): a try at one channel, and what the server says of it. */
import { CallError, ErrorCode } from '@/contract/errors'
import { toFen } from '@/domain/money'
import type { PayChannel, PayTicket } from '@/platform/door/pay'
import type { LaterDue, PayerAsked } from '@/contract/pay/dto'
import type { Call } from '../http/call'

/** WeChat's page that says who pays. */
export type PayerPage = PayerAsked

export type { LaterDue }

/** The server's word about a payment; `payVerdict` reads it. */
export interface PayState {
  readonly payStatus: number
  readonly orderStatus: number
  readonly message: string
  readonly serverTime: number
}

/** What is paid after an order, as an address names it; undefined: the order itself. */
export const laterDue = (named: string | undefined): LaterDue | undefined =>
  named === 'balance' || named === 'change' || named === 'items' ? named : undefined

const isPayerPage = (asked: unknown): asked is PayerPage =>
  typeof asked === 'object' &&
  asked !== null &&
  'url' in asked &&
  typeof asked.url === 'string' &&
  'state' in asked &&
  typeof asked.state === 'string'

/** WeChat's page that says who pays, and the state that it comes back with; null: the payment failed for another reason. */
export function payerPageOf(error: unknown): PayerPage | null {
  const asks = error instanceof CallError && error.code === ErrorCode.thirdPartyAuthorize
  return asks && isPayerPage(error.results) ? error.results : null
}

/** @param idempotencyKey one an intention to pay by this channel: the same one repeats the request */
export const startPayment = async (
  call: Call,
  wanted: { orderNo: string; channel: PayChannel; due: LaterDue | undefined; payerCode: string | undefined },
  idempotencyKey: string
): Promise<Omit<PayTicket, 'nativePage'> & Pick<PayState, 'serverTime'> & { readonly fen: number }> => {
  const ticket = await call('pay.create', wanted, { idempotencyKey })
  return { ...ticket, fen: toFen(ticket.payPrice) }
}

export const payState = (call: Call, payOrderNum: string): Promise<PayState> =>
  call('pay.status', { payOrderNum })
