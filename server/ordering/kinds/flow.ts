import type { RequestContext } from '../../http/context'
import type { Refusal } from '../../http/refusal'
import type { Deposit } from '@/domain/order/dues'
import type { Claim, ClaimKind } from '../claims'
import type { NewOrder, NewParts, OrderPlan } from '../order/checkout'

/** What is said of an order before it is written. */
export interface Judged {
  readonly order: NewOrder
  readonly parts: NewParts
  /** What is paid first when it is not all; the rest is owed once that is paid. */
  readonly deposit: Deposit | null
  readonly claims: readonly Claim[]
  readonly hold: OrderPlan['hold']
  /** The shop by which it was priced. */
  readonly guard: OrderPlan['guard']
  /** How often one user has the flash price, when it is one. */
  readonly flashPerUser: number | null
  /** The paid order beside which the user wants this one. */
  readonly beside: string
  readonly couponCodes: readonly string[]
  /** What the user is told when something that only this kind of order takes went to somebody else meanwhile. */
  gone(kind: ClaimKind): Promise<Refusal>
}

/** How orders of one kind come about. Writing them is the same for all (`commands/complete-order.ts`). */
export interface OrderFlow<Input> {
  /** Everything that can be said without writing. Refuses what cannot be ordered, also products of another kind. */
  judge(context: RequestContext, input: Input): Promise<Judged>
}
