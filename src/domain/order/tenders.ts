import { keysOf } from '../keys-of'

/**
 * What pays of orders beside the gateway, by its name for customers: in the order in which it is used and in which its money goes back. A
 * key is the first part of its accounts, what it is reserved as, and the key of its term.
 */
export const TENDER_NAMES = { gift: '礼品卡', cardBalance: '卡余额' } as const

export type PayingTender = keyof typeof TENDER_NAMES
export const PAYING_TENDERS = keysOf(TENDER_NAMES)

/** What one of them pays, in fen. */
export interface TenderSum {
  readonly tender: PayingTender
  readonly amountFen: number
}

/** What all of them pay, or one. */
export const tenderFen = (sums: readonly TenderSum[], of?: PayingTender): number =>
  sums.reduce((fen, { tender, amountFen }) => (of && tender !== of ? fen : fen + amountFen), 0)

/** Each once, in their order; what nothing is paid by not at all. */
export const byTender = (sums: readonly TenderSum[]): TenderSum[] =>
  PAYING_TENDERS.map((tender) => ({ tender, amountFen: tenderFen(sums, tender) })).filter(
    ({ amountFen }) => amountFen > 0
  )
