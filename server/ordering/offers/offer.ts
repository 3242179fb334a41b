import type { Tx } from '../../db/transact'
import type { NewOrder } from '../checkout/checkout'
import type { Transitions } from '../order/transitions'
import type { PaidOrder } from '../vouchers/commands/issue-codes'

/** A paid order, with why its price is what it is. */
export type OfferedOrder = PaidOrder & Pick<NewOrder, 'offer' | 'offerId'>

/** What an offer does with an order beyond its price, which `catalogue/offers` reads. */
export interface OfferRules {
  /** Whether the price stays as it was agreed when a visit gets another day. */
  readonly keepsPrice: boolean
  /**
   * What follows once orders by it are paid. Their pay order is locked, or they are written in the same transaction.
   * @param moves of their parts; without it they were written as those of paid orders
   */
  afterPaid(tx: Tx, paid: readonly OfferedOrder[], at: Date, moves?: Transitions): Promise<void>
  /** What the user is told who has had it as often as one may; null: nobody has it too often. */
  readonly limitText: ((perUser: number) => string) | null
}
