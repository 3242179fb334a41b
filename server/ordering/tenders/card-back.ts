import { and, eq, inArray, lt } from 'drizzle-orm'
import { formatYuan } from '@/domain/money'
import { boundCards, cardRights, orderReservations } from '../../db/schema'
import type { Db } from '../../db/client'
import type { WholeOrder } from '../order/whole-order'
import { REFUND_TEXTS as texts } from '../texts'
import { tenderOf } from '.'

/** What an order that goes back as a whole has of a card, in sentences: what comes back, and what does not because its time is over or it was taken back. */
export async function cardBack(
  db: Db,
  order: WholeOrder,
  { whole }: { readonly whole: boolean },
  at: Date
): Promise<string[]> {
  if (!whole || order.cardNumber === null) return []
  const had = await db
    .select({
      kind: orderReservations.kind,
      amount: orderReservations.amount,
      givenBack: orderReservations.givenBack,
      cardEnds: boundCards.expiresAt,
      rightEnds: cardRights.expiresAt,
      withdrawnAt: cardRights.withdrawnAt
    })
    .from(orderReservations)
    .innerJoin(boundCards, eq(boundCards.cardNumber, order.cardNumber))
    .leftJoin(cardRights, eq(cardRights.id, orderReservations.resource))
    .where(
      and(
        eq(orderReservations.orderNum, order.orderNum),
        inArray(orderReservations.kind, ['right', 'quota']),
        lt(orderReservations.givenBack, orderReservations.amount)
      )
    )
    .orderBy(orderReservations.id)
  const told = had
    .filter(({ kind }) => tenderOf(kind)?.backWithRefund(order) ?? true)
    .map(({ kind, amount, givenBack, cardEnds, rightEnds, withdrawnAt }) => ({
      name: kind === 'right' ? texts.cardUse : texts.cardQuota(formatYuan(amount - givenBack)),
      lost: withdrawnAt !== null || (rightEnds ?? cardEnds) <= at
    }))
  const names = (lost: boolean) => told.flatMap((one) => (one.lost === lost ? [one.name] : [])).join('和')
  return [
    ...(names(false) === '' ? [] : [texts.cardBack(names(false))]),
    ...(names(true) === '' ? [] : [texts.cardLost(names(true))])
  ]
}
