import type { PayCreateResults } from '@/contract/pay/dto'
import type { PayChannel } from '@/domain/order/pay-channels'
import type { Db } from '../db/client'
import type { Log } from '../log'

/** How a payment stands at the gateway; `processing` was confirmed by the payer and has no result yet. */
export type PrepayState = 'waiting' | 'processing' | 'paid' | 'declined' | 'closed'

/** A try to pay, by the shop's own number of it (`payments.id`) and the channel that says which provider has it. */
export interface PaymentRef {
  readonly merchantOrder: string
  readonly channel: PayChannel
}

export interface PrepayOrder extends PaymentRef {
  readonly amountFen: number
  readonly subject: string
  /** Where the cashier leads back to; '' for channels without a cashier page. */
  readonly returnUrl: string
  readonly expiresAt: Date
  /** WeChat's id of who pays, on the channels of a WeChat account; null: unknown, which its pay sheet in a page (JSAPI) refuses. */
  readonly payer: string | null
  /** Of the network that the payer's call came from. */
  readonly payerAddress: string
}

/** What a payer needs to go on with an opened payment. */
export interface HandedPayment extends Omit<PrepayOrder, 'payer' | 'payerAddress'> {
  readonly prepayId: string
}

/** How the payer is handed over: to a page of the cashier's, or to the host's pay call with these parameters. */
export interface Handover {
  readonly action: Exclude<PayCreateResults['action'], 'done'>
  readonly cashierUrl: string
  readonly params: Readonly<Record<string, string>>
}

/** What the gateway knows of a payment. */
export interface PrepayResult {
  readonly state: PrepayState
  readonly tradeNo: string | null
  readonly amountFen: number
  readonly settledAt: Date | null
}

export interface RefundOrder extends PaymentRef {
  readonly refundNo: string
  readonly amountFen: number
  /** Of the payment. */
  readonly totalFen: number
}

/**
 * How a refund stands. `abnormal`: the payer's account takes no money, and a person decides at the provider where it goes; `closed`: the
 * provider gave it up, and the money stays with the shop.
 */
export type RefundResult = 'processing' | 'done' | 'abnormal' | 'closed'

/**
 * A payment provider, called over the network: no call takes a database or a transaction, and none may be made while one is
 * open, since nothing undoes at the provider what a rollback undoes here (tests fail on such a call,
 * `testing/outside-transactions.ts`). So a command writes its intent, calls, and writes the result; after a crash in between
 * the call is made again. Every call is idempotent by the shop's own number.
 */
export interface Gateway {
  /** What can be paid by; a channel that is not among them is not offered. */
  readonly channels: readonly PayChannel[]
  /** Opens a payment and gives the gateway's number of it; the same order again is the same payment. */
  open(order: PrepayOrder): Promise<string>
  /** What the payer's client needs for an opened payment. */
  handover(payment: HandedPayment): Promise<Handover>
  /** After so long a payer cannot go on with an opened payment, in ms; null: they can until its end. */
  handoverMs(channel: PayChannel): number | null
  /** The truth about a payment; null when the gateway does not know it. */
  query(payment: PaymentRef): Promise<PrepayResult | null>
  /** Ends a payment that nobody has confirmed; answers how it stands after that, null when it is not known. */
  close(payment: PaymentRef): Promise<PrepayResult | null>
  /** Pays back, all or in part, and tells how that stands; the same number twice is one refund. */
  refund(refund: RefundOrder): Promise<RefundResult>
}

/** What a command needs that talks to the gateway: `RequestContext` and `JobContext` have it. */
export interface PayContext {
  /** Never a transaction. */
  readonly db: Db
  readonly gateway: Gateway
  readonly now: () => Date
  readonly log: Log
}
