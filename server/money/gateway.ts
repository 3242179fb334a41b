import type { PayChannel } from '@/domain/order/pay-channels'
import type { Db } from '../db/client'
import type { Log } from '../log'

/** waiting for the payer, processing (confirmed, no result yet), paid, declined or closed. */
export type PrepayState = 'waiting' | 'processing' | 'paid' | 'declined' | 'closed'

interface PrepayOrder {
  /** The shop's own number of this try to pay (`payments.id`); names it in every other call. */
  merchantOrder: string
  channel: PayChannel
  amountFen: number
  subject: string
  /** Where the cashier leads back to; '' for channels without a cashier page. */
  returnUrl: string
  expiresAt: Date
  /** WeChat's id of who pays, on the channels of a WeChat account; null: unknown, which its pay sheet in a page (JSAPI) refuses. */
  payer: string | null
  /** Of the network that the payer's call came from. */
  payerAddress: string
}

/** What the gateway knows of a payment. */
export interface PrepayResult {
  state: PrepayState
  tradeNo: string | null
  amountFen: number
  settledAt: Date | null
}

export interface RefundOrder {
  refundNo: string
  merchantOrder: string
  amountFen: number
}

/**
 * A payment provider, called over the network: no call takes a database or a transaction, and none may be made while one is
 * open, since nothing undoes at the provider what a rollback undoes here (tests fail on such a call,
 * `testing/outside-transactions.ts`). So a command writes its intent, calls, and writes the result; after a crash in between
 * the call is made again. Every call is idempotent by the shop's own number.
 */
export interface Gateway {
  /** Opens a payment and gives the gateway's number of it; the same order again is the same payment. */
  open(order: PrepayOrder): Promise<string>
  /** The truth about a payment; null when the gateway does not know it. */
  query(merchantOrder: string): Promise<PrepayResult | null>
  /** Ends a payment that nobody has confirmed; answers how it stands after that, null when it is not known. */
  close(merchantOrder: string): Promise<PrepayResult | null>
  /** Pays back, all or in part, and tells whether that is done; the same number twice is one refund. */
  refund(refund: RefundOrder): Promise<'processing' | 'done'>
}

/** What a command needs that talks to the gateway: `RequestContext` and `JobContext` have it. */
export interface PayContext {
  /** Never a transaction. */
  readonly db: Db
  readonly gateway: Gateway
  readonly now: () => Date
  readonly log: Log
}
