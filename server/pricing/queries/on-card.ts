import { ownContact } from '../../account/queries/contacts'
import type { CardAsked } from '../../card/queries/card-cover'
import { askedContact } from '../../card/queries/card-person'
import type { Db } from '../../db/client'

/** The card that a call names, and for whom by the account's own list. */
export interface CardNamed {
  readonly cardNumber: string
  readonly fromComboId: string | undefined
  /** Undefined: the holder. */
  readonly contactsId: string | undefined
}

/** Refuses with 404 somebody who is not the account's. */
export function onCardOf(db: Db, userId: string, named: CardNamed): Promise<CardAsked>
export function onCardOf(
  db: Db,
  userId: string | null,
  named: CardNamed | undefined
): Promise<CardAsked | undefined>
export async function onCardOf(
  db: Db,
  userId: string | null,
  named: CardNamed | undefined
): Promise<CardAsked | undefined> {
  if (named === undefined || userId === null) return undefined
  const { contactsId, ...card } = named
  const person = contactsId === undefined ? null : askedContact(await ownContact(db, userId, contactsId))
  return { ...card, person }
}
