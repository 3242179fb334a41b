import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { boundCards } from '../../db/schema'
import type { OwnPerson } from '../../account/queries/contacts'

export type CardRow = typeof boundCards.$inferSelect

/** The enterprise card of the account's own person that covers the combo today, or null. */
export async function companyCard(
  db: Db,
  own: OwnPerson,
  comboId: string,
  now: Date
): Promise<CardRow | null> {
  const cards = await db
    .select()
    .from(boundCards)
    .where(
      and(
        eq(boundCards.kind, 'enterprise'),
        eq(boundCards.userId, own.userId),
        eq(boundCards.contactsId, own.id),
        lte(boundCards.startsAt, now),
        gt(boundCards.expiresAt, now)
      )
    )
    .orderBy(asc(boundCards.expiresAt), asc(boundCards.cardNumber))
  return cards.find((card) => card.comboIds.includes(comboId)) ?? null
}
