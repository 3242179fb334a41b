import type {
  deliveryLines,
  orderDeliveries,
  orderLines,
  orderPeople,
  orderReports,
  orders,
  orderVisits,
  payOrders
} from '../../db/schema'
import type { Db } from '../../db/client'
import type { PlannedInstalment } from '@/domain/order/instalments'
import type { IdempotencyKey } from '../../http/idempotency'
import type { Reservation } from '../reservations'
import type { TenderPayment } from '../tenders/payment'

/** Its status follows from it and its parts. */
export type NewOrder = Omit<typeof orders.$inferInsert, 'status'>

/** Rows of what an order is made of. */
export interface NewParts {
  readonly people: readonly (typeof orderPeople.$inferInsert)[]
  /** Their payable amounts add up to the order's. */
  readonly lines: readonly (typeof orderLines.$inferInsert)[]
  readonly visits: readonly (typeof orderVisits.$inferInsert)[]
  readonly deliveries: readonly (typeof orderDeliveries.$inferInsert)[]
  readonly deliveryLines: readonly (typeof deliveryLines.$inferInsert)[]
  readonly reports: readonly (typeof orderReports.$inferInsert)[]
}

/** An order ready to be written with all that it takes, and what must hold at that moment. */
export interface OrderPlan {
  readonly order: NewOrder
  readonly parts: NewParts
  /** They add up to what it costs. */
  readonly dues: readonly PlannedInstalment[]
  /** What tenders pay of that which is due with it; the rest is paid at the gateway. */
  readonly payments: readonly TenderPayment[]
  readonly claims: readonly Reservation[]
  /** The user's own hold; it serves when it keeps as many seats of the same slot. */
  readonly hold: { readonly id: string; readonly serves: boolean } | null
  /** The version of the shop by which it was priced, and the parts of the shop that the price depends on. */
  readonly guard: { readonly version: number; readonly parts: readonly string[] }
  readonly limits: {
    /** Number of the paid order beside which this one is wanted all the same; '' when none was named. */
    readonly beside: string
    /** How many orders by its offer one user may have; null is without limit. */
    readonly perUser: number | null
    /** Pay orders that the user may have unpaid with this one; null is without limit. */
    readonly mostUnpaid: number | null
  }
}

/** What is bought together: all its orders are written, or none. */
export interface Checkout {
  readonly once: IdempotencyKey
  /** What the call answers, now and when it is repeated: its handler has made it. */
  readonly results: unknown
  /** What the orders are paid under. */
  readonly payOrder: typeof payOrders.$inferInsert
  readonly orders: readonly OrderPlan[]
  /** Of the pay order as a whole. */
  readonly claims: readonly Reservation[]
  /** Whether tenders still take off what they did; the terms of a coupon are no part of the shop that a guard names. */
  discountsStand(db: Db): Promise<boolean>
}

/** How a call answers what it has ordered, and what is paid now with all of it, in fen. */
export type Present<Results> = (plans: readonly OrderPlan[], payPriceFen: number) => Results
