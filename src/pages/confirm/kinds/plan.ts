import type { BookedDraft } from '@/domain/draft/draft'
import type { GoodsChoice } from '@/domain/draft/parts'
import type { PersonForm } from '@/domain/person/person-form'
import type { PlacedOrder } from '@/services/placing/placing'
import type { Root } from '@/stores/root'
import type { GoodsPricing } from '../pricing/goods'
import type { VisitPricing } from '../pricing/visit'
import type { OrderParts, Plan, SentOrder } from '../shared/section'

export type VisitPlan = Plan<VisitPricing>
export type GoodsPlan = Plan<GoodsPricing>

/** What an order of goods is made of once everything on confirm is valid. */
export interface GoodsParts extends OrderParts {
  readonly choice: GoodsChoice
  readonly person: PersonForm
}

/** What an order of a visit is made of then. */
interface VisitParts extends Omit<OrderParts, 'booked' | 'person'> {
  readonly booked: BookedDraft
  readonly person: PersonForm
}

/** Stored money, which is asked about once the rest of the screen stands. */
export const storedLater = (name: 'storedMoney' | 'storedBesideVisit') => async () =>
  (await import('../sections/stored-money'))[name]

/** Sends the body by the call of its kind. */
type Place<B> = (call: Root['call'], body: B, idempotencyKey: string) => Promise<PlacedOrder | undefined>

/** An order that its call takes in this body. */
export const sent = <B extends object>(body: B, place: Place<B>): SentOrder => ({
  body,
  send: (call, idempotencyKey) => place(call, body, idempotencyKey)
})

/** The order of a visit: undefined while branch, slot or person are missing. */
export const visitOrder =
  <B extends object>(bodyOf: (order: VisitParts) => B, place: Place<B>) =>
  (parts: OrderParts): SentOrder | undefined => {
    const { booked, person } = parts
    return booked && person && sent({ ...bodyOf({ ...parts, booked, person }), ...parts.stored }, place)
  }

/** The order of goods: undefined while choice or person are missing. */
export const goodsOrder =
  <B extends object>(bodyOf: (parts: GoodsParts) => B, place: Place<B>) =>
  (parts: OrderParts): SentOrder | undefined => {
    const { choice, person } = parts
    return choice && person && sent(bodyOf({ ...parts, choice, person }), place)
  }
