/** What lowers a price, or pays of it, in place of money at the gateway. */
export type TenderKind = 'quota' | 'coupon' | 'gift'

/** What pays a part of what is due with an order. */
export interface TenderPayment {
  readonly tender: TenderKind
  readonly no: string
  readonly amountFen: number
}
