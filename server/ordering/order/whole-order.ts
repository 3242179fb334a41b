import type { OrderInstalment } from '../../money/queries/instalments'
import type {
  orderCodes,
  orderDeliveries,
  orderLines,
  orderPeople,
  OrderPerson,
  orderReports,
  orders,
  orderVisits
} from '../../db/schema'

/** An order with the deadline of its pay order. */
export type OrderRow = typeof orders.$inferSelect & { readonly payDeadline: Date }

/** What an order is made of, lines and visits in their order. */
export interface PartRows {
  people: (typeof orderPeople.$inferSelect)[]
  lines: (typeof orderLines.$inferSelect)[]
  visits: (typeof orderVisits.$inferSelect)[]
  deliveries: (typeof orderDeliveries.$inferSelect)[]
  codes: (typeof orderCodes.$inferSelect)[]
  dues: OrderInstalment[]
  reports: (typeof orderReports.$inferSelect)[]
}

export type WholeOrder = OrderRow & PartRows

/** A column's number as one of a code table; the database holds nothing else. */
export function codeIn<T extends number>(codes: Readonly<Record<string, T>>, value: number): T {
  const code = Object.values(codes).find((known) => known === value)
  if (code === undefined) throw new Error(`unknown code ${value}`)
  return code
}

/** Whom the order is for: who is examined, else who receives it. */
export function personOf({ people }: Pick<PartRows, 'people'>): OrderPerson | null {
  const one = people.find(({ role }) => role === 'examinee') ?? people[0]
  return one?.person ?? null
}

/** The parcel to the customer; null when there is none. */
export const outgoing = ({ deliveries }: Pick<PartRows, 'deliveries'>) =>
  deliveries.find(({ direction }) => direction === 'out') ?? null
