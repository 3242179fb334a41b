import * as v from 'valibot'

/** When and where a visit was to be. */
const place = v.object({ date: v.string(), timespan: v.string(), orgName: v.string() })
export type MovedFrom = v.InferOutput<typeof place>

export const eventDetail = v.object({
  visitId: v.optional(v.string()),
  /** Of a visit that was moved; null of one that had no day. */
  from: v.optional(v.nullable(place)),
  to: v.optional(place),
  kits: v.optional(v.array(v.string()), []),
  later: v.optional(v.boolean(), false),
  state: v.optional(v.number())
})

/** Something that happened to an order, with what is told of it. */
export interface PastEvent extends v.InferOutput<typeof eventDetail> {
  readonly event: string
  readonly at: Date
}

/** Money that goes back, or has. */
interface PastRefund {
  readonly amountFen: number
  readonly reasonName: string
  readonly createdAt: Date
  /** null: it is on its way. */
  readonly settledAt: Date | null
  /** A payment that went back as it came: nothing of the order did. */
  readonly unwanted: boolean
}

/** What happened to an order, in the order of time. */
export interface OrderHistory {
  readonly events: readonly PastEvent[]
  readonly refunds: readonly PastRefund[]
  readonly declaredAt: Date | null
}
