import { and, eq, gte, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import { addDays, instantAt } from '@/domain/date'
import type { PayChannel } from '@/domain/order/pay-channels'
import type { Db } from '../../db/client'
import { payments, refundTransactions } from '../../db/schema'

/** A movement of the books at a provider, as a bill names it. */
export interface Booked {
  readonly kind: 'payment' | 'refund'
  readonly no: string
  readonly amountFen: number
  /** It is of the day that was asked about. */
  readonly ofDay: boolean
}

interface Wanted {
  readonly channels: readonly PayChannel[]
  /** YYYY-MM-DD in Shanghai. */
  readonly day: string
  /** Of any day. */
  readonly numbers: readonly string[]
}

/** What the books have of a day, and under these numbers on any day: paid payments, and refunds that the provider knows of. */
export async function bookedWith(db: Db, { channels, day, numbers }: Wanted): Promise<Booked[]> {
  const [from, to] = [new Date(instantAt(day)), new Date(instantAt(addDays(day, 1)))]
  const byChannel = inArray(payments.channel, [...channels])
  const wanted = (at: typeof payments.paidAt | typeof refundTransactions.takenAt, no: SQL | undefined) =>
    or(and(gte(at, from), lt(at, to)), no)
  const among = [...numbers]
  const paid = await db
    .select({ no: payments.id, amountFen: payments.amountFen, at: payments.paidAt })
    .from(payments)
    .where(and(byChannel, isNotNull(payments.paidAt), wanted(payments.paidAt, inArray(payments.id, among))))
  const back = await db
    .select({
      no: refundTransactions.gatewayNo,
      amountFen: refundTransactions.amountFen,
      at: refundTransactions.takenAt
    })
    .from(refundTransactions)
    .innerJoin(payments, eq(payments.id, refundTransactions.paymentId))
    .where(and(byChannel, wanted(refundTransactions.takenAt, inArray(refundTransactions.gatewayNo, among))))
  const isOfDay = (at: Date | null) => at !== null && at >= from && at < to
  return [
    ...paid.map(({ no, amountFen, at }) => ({ kind: 'payment' as const, no, amountFen, ofDay: isOfDay(at) })),
    ...back.map(({ no, amountFen, at }) => ({ kind: 'refund' as const, no, amountFen, ofDay: isOfDay(at) }))
  ]
}
