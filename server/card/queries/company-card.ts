import { personProblem } from '@/domain/card/rights'
import { dateOf } from '@/domain/date'
import type { OwnPerson } from '../../account/queries/contacts'
import type { Db } from '../../db/client'
import { CARD_KIND, isLive, ownCards, type CardRow } from './own-card'

/**
 * The enterprise card of the account's own person that has the combo today, or null: its add-ons are offered also without the card being
 * named, for the combo that an entitlement names first. The others of it are chosen on the card's own screens.
 */
export async function companyCard(
  db: Db,
  own: OwnPerson,
  comboId: string,
  now: Date
): Promise<CardRow | null> {
  const cards = await ownCards(db, own.userId)
  const holder = { isHolder: true, relation: '', birthday: null, gender: null }
  const covers = (card: CardRow) =>
    card.kind === CARD_KIND.company &&
    card.contactsId === own.id &&
    card.lostAt === null &&
    isLive(card, now) &&
    card.rights.some(
      (right) =>
        right.withAddons &&
        right.withdrawnAt === null &&
        right.comboIds[0] === comboId &&
        personProblem(right, holder, dateOf(now.getTime())) === null
    )
  return cards.find(covers) ?? null
}
