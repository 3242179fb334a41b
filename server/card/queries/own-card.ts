import { and, asc, eq, inArray } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { isWithin } from '@/domain/card/rights'
import { dateOf } from '@/domain/date'
import type { Db } from '../../db/client'
import { boundCards, cardRights } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { CARD_TEXTS } from '../texts'

export type RightRow = typeof cardRights.$inferSelect
/** A card with what it entitles to, in the order of the card. */
export type CardRow = typeof boundCards.$inferSelect & { readonly rights: readonly RightRow[] }

/** Kinds of cards: what a company gives its people, and what somebody bought. */
export const CARD_KIND = { company: 'enterprise', prepaid: 'personal' } as const

export async function withRights(
  db: Db,
  cards: readonly (typeof boundCards.$inferSelect)[]
): Promise<CardRow[]> {
  if (cards.length === 0) return []
  const rights = await db
    .select()
    .from(cardRights)
    .where(
      inArray(
        cardRights.cardNumber,
        cards.map(({ cardNumber }) => cardNumber)
      )
    )
    .orderBy(asc(cardRights.no))
  return cards.map((card) => ({
    ...card,
    rights: rights.filter(({ cardNumber }) => cardNumber === card.cardNumber)
  }))
}

/** All cards that the user has bound, the first to end first. */
export const ownCards = async (db: Db, userId: string): Promise<CardRow[]> =>
  withRights(
    db,
    await db
      .select()
      .from(boundCards)
      .where(eq(boundCards.userId, userId))
      .orderBy(asc(boundCards.expiresAt), asc(boundCards.cardNumber))
  )

/** Whether the card counts at the moment. */
export const isLive = (card: Pick<CardRow, 'startsAt' | 'expiresAt'>, now: Date): boolean =>
  isWithin(card, now)

/** Combos of a card, as its entitlements name them. */
export const combosOn = ({ rights }: Pick<CardRow, 'rights'>): string[] => [
  ...new Set(rights.flatMap(({ comboIds }) => comboIds))
]

/** A card of the user, whether or not it counts. Refuses with 404 for anybody else's. */
export async function boundCard(db: Db, userId: string, cardNumber: string): Promise<CardRow> {
  const found = await db
    .select()
    .from(boundCards)
    .where(and(eq(boundCards.cardNumber, cardNumber), eq(boundCards.userId, userId)))
  const [card] = await withRights(db, found)
  if (!card) throw new Refusal(ErrorCode.notFound, CARD_TEXTS.cardMissing)
  return card
}

/** One that counts. Refuses besides with 27301 one whose time has not come, with 27303 one that has run out. */
export async function ownCard(db: Db, userId: string, cardNumber: string, now: Date): Promise<CardRow> {
  const card = await boundCard(db, userId, cardNumber)
  if (now < card.startsAt) {
    throw new Refusal(ErrorCode.cardRefused, CARD_TEXTS.notYet(dateOf(card.startsAt.getTime())))
  }
  if (!isLive(card, now)) {
    throw new Refusal(ErrorCode.cardExpired, CARD_TEXTS.over(dateOf(card.expiresAt.getTime())))
  }
  return card
}
