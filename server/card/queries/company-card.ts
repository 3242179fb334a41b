import { ErrorCode } from '@/contract/errors'
import type { OwnPerson } from '../../account/queries/contacts'
import type { Db } from '../../db/client'
import { Refusal } from '../../http/refusal'
import { CARD_TEXTS } from '../texts'
import { CARD_KIND, isLive, ownCard, ownCards, type CardRow } from './own-card'

/** The enterprise card of the account's own person that covers the combo today, or null. */
export async function companyCard(
  db: Db,
  own: OwnPerson,
  comboId: string,
  now: Date
): Promise<CardRow | null> {
  const cards = await ownCards(db, own.userId)
  const covers = (card: CardRow) =>
    isHolders(card, own.id) && isLive(card, now) && card.comboIds.includes(comboId)
  return cards.find(covers) ?? null
}

/** A company's card serves the account of whom it is for. */
const isHolders = ({ kind, contactsId }: CardRow, ownId: string | undefined): boolean =>
  kind === CARD_KIND.company && contactsId !== null && contactsId === ownId

/**
 * The company's card that the user names, for one of its combos. Refuses with 404 for anybody else's, with 27301 one that is not
 * the company's, is for somebody else or has other combos, with 27303 one that has run out.
 */
export async function namedCompanyCard(
  db: Db,
  { userId, ownId }: { readonly userId: string; readonly ownId: string | undefined },
  { cardNumber, comboId }: { readonly cardNumber: string; readonly comboId: string | null },
  now: Date
): Promise<CardRow> {
  const card = await ownCard(db, userId, cardNumber, now)
  const refuse = (text: string) => new Refusal(ErrorCode.cardRefused, text)
  if (card.kind !== CARD_KIND.company) throw refuse(CARD_TEXTS.prepaid)
  if (!isHolders(card, ownId)) throw refuse(CARD_TEXTS.holderOnly)
  if (comboId === null || !card.comboIds.includes(comboId)) throw refuse(CARD_TEXTS.notCovered)
  return card
}
