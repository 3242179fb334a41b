import { and, count, eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { amountProblem, claimUntil, MOST_OPEN } from '@/domain/gift/send'
import { giftSends, storedValues } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { sendGiftMoney } from '../../money/commands/send-gift-money'
import type { GiftSend } from '../../money/gift-send-row'
import { claimCodeHash, newClaimCode, newSendNo } from '../codes'
import { GIFT_REFUSALS } from '../texts'

interface Wanted {
  readonly no: string
  readonly amountFen: number
  readonly words: string
  readonly toName: string
}

/**
 * Sends a part of one card; the same key sends once. Refuses with 404 another's card, with 20001 more than is left, with 27303 a card
 * whose time is over, with 0 too many that nobody has claimed.
 */
export async function sendGift(context: RequestContext, wanted: Wanted): Promise<GiftSend> {
  const { db } = context
  const { id: userId } = requireUser(context)
  const { no, amountFen, words, toName } = wanted
  const now = context.now()
  const key = context.idempotencyKey ?? newSendNo(now)
  const code = newClaimCode()
  const codeHash = await claimCodeHash(db, now, code)
  return transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gift:${userId}`}, 0))`)
    const [before] = await tx
      .select()
      .from(giftSends)
      .where(and(eq(giftSends.userId, userId), eq(giftSends.key, key)))
    if (before) return before
    const [card] = await tx.select().from(storedValues).where(eq(storedValues.no, no)).for('update')
    if (card?.userId !== userId) throw new Refusal(ErrorCode.notFound, GIFT_REFUSALS.cardMissing)
    if (card.expiresAt <= now) throw new Refusal(ErrorCode.cardExpired, GIFT_REFUSALS.cardOver)
    const problem = amountProblem(amountFen, card.amountFen - card.takenFen)
    if (problem !== null) throw badInput(problem, [{ field: 'amount' }])
    const [open] = await tx
      .select({ n: count() })
      .from(giftSends)
      .where(and(eq(giftSends.userId, userId), eq(giftSends.state, 'open')))
    if ((open?.n ?? 0) >= MOST_OPEN)
      throw new Refusal(ErrorCode.business, GIFT_REFUSALS.tooManyOpen(MOST_OPEN))
    const until = new Date(claimUntil(now.getTime(), card.expiresAt.getTime()))
    const send = {
      ...{ sendNo: newSendNo(now), no, userId, amountFen, words, toName },
      ...{ codeHash, code, key, sentAt: now, until }
    }
    if (!(await sendGiftMoney(tx, send))) throw new Error('a card that was just locked has less')
    const [sent] = await tx.select().from(giftSends).where(eq(giftSends.sendNo, send.sendNo))
    if (!sent) throw new Error('what was just sent')
    return sent
  })
}
