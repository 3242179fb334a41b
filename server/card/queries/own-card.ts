import { and, asc, eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { dateOf } from '@/domain/date'
import type { Db } from '../../db/client'
import { boundCards } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { CARD_TEXTS } from '../texts'

export type CardRow = typeof boundCards.$inferSelect

/** Kinds of cards: what a company gives its people, and what somebody bought with its combos paid. */
export const CARD_KIND = { company: 'enterprise', prepaid: 'personal' } as const

/** All cards that the user has bound, the first to end first. */
export const ownCards = (db: Db, userId: string): Promise<CardRow[]> =>
  db
    .select()
    .from(boundCards)
    .where(eq(boundCards.userId, userId))
    .orderBy(asc(boundCards.expiresAt), asc(boundCards.cardNumber))

/** Whether the card counts at the moment. */
export const isLive = ({ startsAt, expiresAt }: CardRow, now: Date): boolean =>
  startsAt <= now && now < expiresAt

/** A card of the user. Refuses with 404 for anybody else's, with 27301 one whose time has not come, with 27303 one that has run out. */
export async function ownCard(db: Db, userId: string, cardNumber: string, now: Date): Promise<CardRow> {
  const [card] = await db
    .select()
    .from(boundCards)
    .where(and(eq(boundCards.cardNumber, cardNumber), eq(boundCards.userId, userId)))
  if (!card) throw new Refusal(ErrorCode.notFound, CARD_TEXTS.cardMissing)
  if (now < card.startsAt) {
    throw new Refusal(ErrorCode.cardRefused, CARD_TEXTS.notYet(dateOf(card.startsAt.getTime())))
  }
  if (!isLive(card, now)) {
    throw new Refusal(ErrorCode.cardExpired, CARD_TEXTS.over(dateOf(card.expiresAt.getTime())))
  }
  return card
}
