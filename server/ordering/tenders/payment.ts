import type { PayingTender } from '@/domain/order/tenders'

/** What lowers a price in place of money at the gateway. */
export type DiscountKind = 'right' | 'quota' | 'coupon'

/** The same and what pays of it. */
export type TenderKind = DiscountKind | PayingTender

/** What pays a part of what is due with an order. */
export interface TenderPayment {
  readonly tender: PayingTender
  readonly no: string
  readonly amountFen: number
}
