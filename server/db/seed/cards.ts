import { toFen } from '@/domain/money'
import type { Tx } from '../transact'
import { boundCards, contacts } from '../schema'
import cardData from './cards.json'
import type { SeedContext } from './context'
import { templateInstant } from './template-date'

/** Prepaid and enterprise cards; a bound one belongs to the user of its person. */
export async function seedCards(tx: Tx, { now }: SeedContext): Promise<void> {
  const owners = new Map(
    (await tx.select({ id: contacts.id, userId: contacts.userId }).from(contacts)).map((row) => [row.id, row.userId])
  )
  const owned = (contactsId: string | undefined) => {
    const userId = contactsId === undefined ? undefined : owners.get(contactsId)
    return userId === undefined ? { userId: null, contactsId: null } : { userId, contactsId: contactsId ?? null }
  }
  await tx.insert(boundCards).values([
    ...cardData.personal.map((card) => ({
      cardNumber: card.cardNumber,
      kind: 'personal',
      name: card.cardName,
      comboIds: card.comboIds,
      requirePackageIds: [],
      withinPackageIds: [],
      ...owned(card.ownerContactsId),
      startsAt: templateInstant('T-400', now),
      expiresAt: templateInstant(card.expire, now)
    })),
    ...cardData.enterprise.map((card) => ({
      cardNumber: card.cardNumber,
      kind: 'enterprise',
      name: card.company,
      company: card.company,
      comboIds: card.comboIds,
      quotaFen: toFen(card.quota),
      requirePackageIds: card.requirePackages,
      withinPackageIds: card.withinPackages,
      familyAllowed: card.familyAllowed ?? false,
      ...owned(card.ownerContactsId),
      startsAt: templateInstant(card.window[0] ?? 'T-30', now),
      expiresAt: templateInstant(card.window[1] ?? 'T+180', now)
    }))
  ])
}
