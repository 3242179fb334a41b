import { and, asc, eq, inArray } from 'drizzle-orm'
import { shareStored, type StoredLeft } from '@/domain/order/stored-money'
import type { PayingTender } from '@/domain/order/tenders'
import { badDiscounts } from '../../coupon/refusals'
import type { Db } from '../../db/client'
import { orderReservations } from '../../db/schema'
import { STORED_MONEY } from '../../money/stored-money'
import { storedByNumber } from '../../money/queries/stored-left'
import { ownerOf } from '../checkout/owner'
import type { TenderPayment } from './payment'
import type { PayingRules, Remaining } from './tender'

/** Money that was paid before: it pays of what is due with an order as far as it goes, and has its money back before any payment. */
export function storedTender(kind: PayingTender, gone: string): PayingRules {
  const paying = (dueFen: readonly number[], left: readonly StoredLeft[]): TenderPayment[][] =>
    shareStored(dueFen, left).map((shares) => shares.map((share) => ({ tender: kind, ...share })))
  return {
    reservation: kind,
    /** Refuses with 27007 a number that is not the user's, or has run out. */
    async pay({ db, userId, now }, named, dueFen) {
      const numbers = named[kind] ?? []
      const left = await storedByNumber(db, kind, { userId, numbers }, now)
      const missing = numbers.filter(
        (wanted) => !left.some(({ no, leftFen }) => no === wanted && leftFen > 0)
      )
      if (missing.length > 0) throw badDiscounts(missing, gone)
      return paying(dueFen, left)
    },
    reserve: (order, payments) =>
      payments.flatMap(({ tender, no, amountFen }) =>
        tender === kind ? [{ ...ownerOf(order), kind, resource: no, amount: amountFen }] : []
      ),
    refusal: (_named, { orders }) => {
      const numbers = orders.flatMap(({ payments }) =>
        payments.flatMap(({ tender, no }) => (tender === kind ? [no] : []))
      )
      return badDiscounts([...new Set(numbers)], gone)
    },
    backWithRefund: () => false,
    payAnew: async (db, remaining, dueFen) => paying(dueFen, await standing(db, kind, remaining))
  }
}

/** What a pay order has of it, in the order in which it was taken, with what each number would have without it. */
async function standing(db: Db, kind: PayingTender, { together }: Remaining): Promise<StoredLeft[]> {
  const { table, open } = STORED_MONEY[kind]
  const claims = await db
    .select()
    .from(orderReservations)
    .where(
      and(
        eq(orderReservations.kind, kind),
        inArray(
          orderReservations.orderNum,
          together.map(({ orderNum }) => orderNum)
        )
      )
    )
    .orderBy(asc(orderReservations.id))
  const numbers = [...new Set(claims.map(({ resource }) => resource))]
  if (numbers.length === 0) return []
  const rows = await db
    .select({ no: table.no, amountFen: table.amountFen, takenFen: table.takenFen })
    .from(table)
    .where(and(open, inArray(table.no, numbers)))
  return numbers.flatMap((number) => {
    const row = rows.find(({ no }) => no === number)
    if (!row) return []
    const own = claims.filter(({ resource }) => resource === number)
    const taken = own.reduce((sum, { amount, givenBack }) => sum + amount - givenBack, 0)
    return [{ no: number, leftFen: Number(row.amountFen) - Number(row.takenFen) + taken }]
  })
}
