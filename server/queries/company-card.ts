import { and, asc, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '../db/client'
import { boundCards, contacts } from '../db/schema'
import type { ContactRow } from './contacts'

export type CardRow = typeof boundCards.$inferSelect

/** The account's own person (本人), or null. */
export async function ownPerson(db: Db, userId: string): Promise<ContactRow | null> {
  const [own] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.relation, '本人'), isNull(contacts.deletedAt)))
    .orderBy(desc(contacts.isDefault), asc(contacts.createdAt))
    .limit(1)
  return own ?? null
}

/** The enterprise card of the account's own person that covers the combo today, or null. */
export async function companyCard(
  db: Db,
  own: ContactRow,
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
