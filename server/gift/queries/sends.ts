import { and, desc, eq, gt, or } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { DAY_MS } from '@/domain/date'
import { maskMobile, maskName } from '@/domain/mask'
import type { Db } from '../../db/client'
import { giftSends, storedValues, users } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import type { GiftSend } from '../../money/gift-send-row'
import { claimCodeHash } from '../codes'
import { GIFT_REFUSALS } from '../texts'

/** What has ended is shown for a while. */
const SHOWN_DAYS = 30
const MOST_SHOWN = 40

/** What a user has sent: all that is open, and what ended lately, the newest first. */
export const sentBy = (db: Db, userId: string, now: Date): Promise<GiftSend[]> =>
  db
    .select()
    .from(giftSends)
    .where(
      and(
        eq(giftSends.userId, userId),
        or(eq(giftSends.state, 'open'), gt(giftSends.endedAt, new Date(now.getTime() - SHOWN_DAYS * DAY_MS)))
      )
    )
    .orderBy(desc(giftSends.sentAt), desc(giftSends.sendNo))
    .limit(MOST_SHOWN)

/** What a link leads to. Refuses with 404 an unknown one. */
export async function openedSend(db: Db, code: string, now: Date): Promise<GiftSend> {
  const codeHash = await claimCodeHash(db, now, code)
  const [send] = await db.select().from(giftSends).where(eq(giftSends.codeHash, codeHash))
  if (!send) throw new Refusal(ErrorCode.notFound, GIFT_REFUSALS.sendMissing)
  return send
}

/** As the rules of a claim see it. */
export const standingOf = ({ state, userId, claimedBy, until }: GiftSend) => ({
  ...{ state, senderId: userId, claimedBy },
  until: until.getTime()
})

export interface OpenedSend {
  readonly send: GiftSend
  /** Of the card that it becomes. */
  readonly expiresAt: Date
  /** Who sent it, masked. */
  readonly sender: string
}

/** The same with what its reader is told of sender and card. */
export async function readSend(db: Db, code: string, now: Date): Promise<OpenedSend> {
  const send = await openedSend(db, code, now)
  const [card] = await db
    .select({ expiresAt: storedValues.expiresAt })
    .from(storedValues)
    .where(eq(storedValues.no, send.no))
  if (!card) throw new Error('what was sent of no card')
  const [user] = await db.select().from(users).where(eq(users.id, send.userId))
  const known = user && user.deletedAt === null
  const name = known ? maskName(user.name) || maskMobile(user.phone) : ''
  return { send, expiresAt: card.expiresAt, sender: name || GIFT_REFUSALS.sender }
}
