import { and, asc, eq, inArray } from 'drizzle-orm'
import { shareStored, type StoredLeft } from '@/domain/order/stored-money'
import { badDiscounts } from '../../coupon/refusals'
import type { Db } from '../../db/client'
import { orderReservations, storedValues } from '../../db/schema'
import { giftsLeft } from '../../money/queries/gifts'
import type { Way } from '../../money/queries/refund-allocation'
import { storedAgain } from '../../money/queries/stored-again'
import { ownerOf } from '../checkout/owner'
import { ORDER_TEXTS } from '../texts'
import type { TenderPayment } from './payment'
import type { PayingRules, Remaining } from './tender'

const KIND = 'gift'

/** A gift card: it pays of what is due with an order as far as it goes, and has its money back before any payment. */
export const gift: PayingRules = {
  reservation: KIND,
  /** Refuses with 27007 a card that is not the user's, or has run out. */
  async pay({ db, userId, now }, { gift: numbers = [] }, dueFen) {
    const gifts = await giftsLeft(db, userId, numbers, now)
    const missing = numbers.filter((wanted) => !gifts.some(({ no, leftFen }) => no === wanted && leftFen > 0))
    if (missing.length > 0) throw badDiscounts(missing, ORDER_TEXTS.giftGone)
    return paying(dueFen, gifts)
  },
  reserve: (order, payments) =>
    payments.flatMap(({ tender, no, amountFen }) =>
      tender === KIND ? [{ ...ownerOf(order), kind: KIND, resource: no, amount: amountFen }] : []
    ),
  refusal: (_named, { orders }) => {
    const numbers = orders.flatMap(({ payments }) =>
      payments.flatMap(({ tender, no }) => (tender === KIND ? [no] : []))
    )
    return badDiscounts([...new Set(numbers)], ORDER_TEXTS.giftGone)
  },
  backWithRefund: () => false,
  payAnew: async (db, remaining, dueFen) => paying(dueFen, await standingGifts(db, remaining))
}

/** Gift cards whose time is over and to which money goes back. @param later it is not known yet when */
export async function giftsAgain(
  db: Db,
  ways: readonly Way[],
  now: Date,
  later: boolean
): Promise<{ giftNo: string; until: number | null }[]> {
  return (await storedAgain(db, ways, now)).flatMap(({ tender, no: giftNo, until }) =>
    tender === KIND ? [{ giftNo, until: later ? null : until.getTime() }] : []
  )
}

const paying = (dueFen: readonly number[], gifts: readonly StoredLeft[]): TenderPayment[][] =>
  shareStored(dueFen, gifts).map((shares) => shares.map((share) => ({ tender: KIND, ...share })))

/** The gift cards of a pay order in the order in which they were taken, with what each would have without it. */
async function standingGifts(db: Db, { together }: Remaining): Promise<StoredLeft[]> {
  const claims = await db
    .select()
    .from(orderReservations)
    .where(
      and(
        eq(orderReservations.kind, KIND),
        inArray(
          orderReservations.orderNum,
          together.map(({ orderNum }) => orderNum)
        )
      )
    )
    .orderBy(asc(orderReservations.id))
  const numbers = [...new Set(claims.map(({ resource }) => resource))]
  if (numbers.length === 0) return []
  const cards = await db.select().from(storedValues).where(inArray(storedValues.no, numbers))
  return numbers.flatMap((number) => {
    const card = cards.find(({ no }) => no === number)
    if (!card) return []
    const own = claims.filter(({ resource }) => resource === number)
    const taken = own.reduce((sum, { amount, givenBack }) => sum + amount - givenBack, 0)
    return [{ no: number, leftFen: card.amountFen - card.takenFen + taken }]
  })
}
