import { inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { orders } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { postInstalments } from '../../../money/commands/post-instalments'
import { PAY_ORDER_STATE } from '../../../money/pay-order'
import { instalmentsOf } from '../../../money/queries/instalments'
import { putInOutbox } from '../../../outbox/put'
import {
  reserveAll,
  withEndedHold,
  type Missing,
  type Reservation,
  type ReservationKind
} from '../../reservations'
import { afterPaid } from '../../offers'
import { spendTenders } from '../../tenders'
import type { Checkout, OrderPlan } from '../checkout'
import { lockUser } from '../../order/queries/own-order'
import { preconditionsOf, type SameOrderTerms, type Preconditions } from '../queries/preconditions'
import { endHold } from '../visit/end-hold'
import { writeRows } from './write-rows'

/** Why nothing was written. `stale`: what the order was priced by has changed since. */
type Objection = 'stale' | 'offerLimit' | 'unpaid'

export type Placed =
  | { readonly done: true }
  /** The call has been made before: under its key stands this. */
  | { readonly first: { bodyHash: string; results: unknown } }
  /**
   * The user has an order for the same person and day: of the same product, which waits for its payment, or a paid one at the
   * same branch, beside which this one was not wanted yet.
   */
  | { readonly same: SameOrderTerms }
  /**
   * An objection, or the kind of the reservation that was not to be had. `orderNum`: of the order for which it was; null: of the pay
   * order.
   */
  | { readonly refused: Objection | ReservationKind; readonly orderNum: string | null }

/** Leaves nothing behind of what was written before. */
class NotToBeHad extends Error {
  constructor(readonly missing: Missing) {
    super(missing.kind)
  }
}

/**
 * Writes key, orders, events and claims of what is bought together and takes what is claimed, all or nothing. Locks the user, so
 * that two keys cannot make the same order twice, then the holds, then what is claimed, the most wanted last.
 */
export async function placeOrder(db: Db, checkout: Checkout): Promise<Placed> {
  try {
    return await transact(db, (tx) => place(tx, checkout))
  } catch (error) {
    if (error instanceof NotToBeHad) return { refused: error.missing.kind, orderNum: error.missing.orderNum }
    throw error
  }
}

async function place(tx: Tx, checkout: Checkout): Promise<Placed> {
  const { payOrder, orders: plans } = checkout
  await lockUser(tx, payOrder.userId)
  const outlived: string[] = []
  for (const [index, plan] of plans.entries()) {
    const standing = await preconditionsOf(tx, checkout, plan)
    const refused = objection(plan, standing, plans.slice(0, index))
    if (refused) return refused
    if (standing.outlived !== null) outlived.push(standing.outlived)
  }
  if (!(await checkout.discountsStand(tx))) return { refused: 'stale', orderNum: null }
  // Nobody can pay it any more, though it has not been closed yet.
  if (outlived.length > 0) {
    await tx.update(orders).set({ sameKey: null }).where(inArray(orders.orderNum, outlived))
  }
  const claims: Reservation[] = [...checkout.claims]
  for (const plan of plans) claims.push(...(await withHold(tx, plan)))
  await writeRows(tx, checkout, claims)
  const at = plans[0]?.order.createdAt ?? payOrder.deadline
  const missing = await reserveAll(tx, claims, at)
  if (missing) throw new NotToBeHad(missing)
  if (payOrder.state === PAY_ORDER_STATE.paid) {
    await postInstalments(tx, payOrder.payOrderNum, await instalmentsOf(tx, payOrder.payOrderNum), at)
    await afterPaid(
      tx,
      plans.map(({ order }) => order),
      at
    )
    await tellPlaced(tx, checkout, at)
    await spendTenders(tx, payOrder.payOrderNum, at, claims)
  }
  return { done: true }
}

/** Nothing is to be paid: who ordered is told at once. */
const tellPlaced = (tx: Tx, { orders: plans }: Checkout, at: Date): Promise<void> =>
  putInOutbox(
    tx,
    plans.map(({ order: { orderNum } }) => ({
      topic: 'order',
      key: `order-placed:${orderNum}`,
      payload: { orderNum, event: 'paid', at: at.toISOString() }
    })),
    at
  )

/** What speaks against writing it after those `before` it, as things stand. */
function objection(
  { order, guard, limits: { beside, perUser, mostUnpaid } }: OrderPlan,
  { first, version, same, unpaid, byOffer }: Preconditions,
  before: readonly OrderPlan[]
): Placed | null {
  const { orderNum } = order
  const together = before.filter((plan) => isSameOffer(plan.order, order)).length
  if (first) return { first }
  if (unpaid !== null && mostUnpaid !== null && unpaid >= mostUnpaid) return { refused: 'unpaid', orderNum }
  if (version > guard.version) return { refused: 'stale', orderNum }
  if (same && !(same.paid && same.orderNum === beside)) return { same }
  if (byOffer !== null && perUser !== null && byOffer + together >= perUser) {
    return { refused: 'offerLimit', orderNum }
  }
  return null
}

const isSameOffer = (one: OrderPlan['order'], other: OrderPlan['order']): boolean =>
  one.offer === other.offer && one.offerId === other.offerId

/** Its claims, with the hold that it names and that ends with it. */
async function withHold(tx: Tx, { hold, order, claims }: OrderPlan): Promise<readonly Reservation[]> {
  const ended = hold && (await endHold(tx, hold, order.orderNum))
  return ended ? withEndedHold(claims, ended) : claims
}
