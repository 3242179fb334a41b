import { and, eq, isNull } from 'drizzle-orm'
import type { CardPerson } from '@/domain/card/rights'
import { birthdayOf } from '@/domain/person/birthday'
import { GENDER, idTypeOf, type Gender } from '@/domain/person/codes'
import type { Db } from '../../db/client'
import { hashPerson } from '../../db/person-hash'
import { cardMembers, contacts } from '../../db/schema'
import type { CardRow } from './own-card'

/** Somebody for whom a card is asked, by their document. */
export interface AskedPerson {
  readonly idType: number
  readonly idNumber: string
  readonly birthday: string | null
  readonly gender: Gender | null
  /** What they are to the account, where that is known. */
  readonly relation?: string
}

type Contact = typeof contacts.$inferSelect

export const askedContact = (row: Contact): AskedPerson => ({
  idType: row.idType,
  idNumber: row.idNumber,
  birthday: row.birthday,
  gender: row.gender === GENDER.male ? GENDER.male : GENDER.female,
  relation: row.relation
})

/** Keyed hash of whom a card is for; null while that is nobody. */
export async function holderHashOf(db: Db, card: CardRow, now: Date): Promise<string | null> {
  if (card.holderHash !== null) return card.holderHash
  const contact = await holderContact(db, card)
  return contact && hashPerson(db, now, contact)
}

/** Whom a card is for, as the account has them; null once they were deleted from it. */
export async function holderContact(db: Db, { userId, contactsId }: CardRow): Promise<Contact | null> {
  if (userId === null || contactsId === null) return null
  const [row] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.id, contactsId), eq(contacts.userId, userId), isNull(contacts.deletedAt)))
  return row ?? null
}

/** Somebody as the card sees them: by their document, whatever they are called in the account. @param asked null: the holder */
export async function cardPersonOf(
  db: Db,
  card: CardRow,
  asked: AskedPerson | null,
  now: Date
): Promise<CardPerson> {
  const holder = await holderHashOf(db, card, now)
  if (asked === null) {
    const contact = await holderContact(db, card)
    const known = contact && askedContact(contact)
    const birthday = known && birthdayOf({ ...known, idType: idTypeOf(known.idType) })
    return { isHolder: true, relation: '', named: true, birthday, gender: known?.gender ?? null }
  }
  const hash = await hashPerson(db, now, asked)
  const [member] = await db
    .select()
    .from(cardMembers)
    .where(and(eq(cardMembers.cardNumber, card.cardNumber), eq(cardMembers.personHash, hash)))
  return {
    isHolder: hash === holder,
    relation: member?.relation ?? asked.relation ?? '',
    named: member !== undefined,
    birthday: birthdayOf({ ...asked, idType: idTypeOf(asked.idType) }),
    gender: asked.gender
  }
}
