import type { ChosenCoupons } from '../../coupon/commands/choose-coupons'
import type { RequestContext } from '../../http/context'
import type { PricedOrder } from '../../pricing/queries/price-order'
import type { OrderForResult } from '../commands/order-row'
import type { SeatPlan } from '../commands/plan-seat'

/** What is said of an order before it is written. */
export interface Judged {
  priced: PricedOrder
  coupons: ChosenCoupons
  seat: SeatPlan
  order: OrderForResult
  parts: readonly string[]
  /** The paid order beside which the user wants this one. */
  beside: string
}

/** How orders of one kind come about. Writing them is the same for all (`commands/complete-order.ts`). */
export interface OrderFlow<Input> {
  /** Everything that can be said without writing. Refuses what cannot be ordered, also products of another kind. */
  judge(context: RequestContext, input: Input): Promise<Judged>
}
