import type { RequestContext } from '../../http/context'
import type { Refusal } from '../../http/refusal'
import type { Parcel } from '@/domain/cart/freight'
import type { Deposit } from '@/domain/order/instalments'
import type { Priced } from '../../pricing/queries/quoted'
import type { ReservationKind } from '../reservations'
import type { Discount } from '../tenders'
import type { OrderPlan } from '../checkout/checkout'

/** What an order has of the payment that it shares with others. */
export interface Share {
  readonly payOrderNum: string
  readonly discount: Discount
  /** Its price before discounts, with what it carries of the freight. */
  readonly quote: Priced['quote']
  /** Nothing is to be paid of any of them. */
  readonly paid: boolean
}

/** What is said of an order before it is known what it is bought with (`checkout/commands/build-checkout.ts`). */
export interface OrderDraft {
  /** Before discounts. */
  readonly priced: Priced
  /** Null where nothing is sent. */
  readonly parcel: Parcel | null
  /** Version of the price that the user saw. */
  readonly seen: string | undefined
  /** What is paid first when it is not all; the rest is owed once that is paid. */
  readonly deposit: Deposit | null
  readonly hold: OrderPlan['hold']
  /** The shop by which it was priced. */
  readonly guard: OrderPlan['guard']
  /** The paid order beside which the user wants this one. */
  readonly beside: string
  /** Its rows, and what it takes besides its offer and tenders. */
  rows(share: Share): Pick<OrderPlan, 'order' | 'parts' | 'claims'>
  /** What the user is told when something that only this kind of order takes went to somebody else meanwhile. */
  gone(kind: ReservationKind): Promise<Refusal>
}

/** How orders of one kind come about. Writing them is the same for all (`commands/complete-order.ts`). */
export interface OrderFlow<Request> {
  /** Everything that can be said without writing. Refuses what cannot be ordered, also products of another kind. */
  validate(context: RequestContext, request: Request): Promise<OrderDraft>
}
