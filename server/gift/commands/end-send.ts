import { and, eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { claimStateOf } from '@/domain/gift/send'
import { formatYuan } from '@/domain/money'
import { giftSends, storedValues } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { writeMessages } from '../../message/commands/write-messages'
import { claimGiftMoney, returnGiftMoney } from '../../money/commands/send-gift-money'
import type { GiftSend } from '../../money/gift-send-row'
import { newGiftNo } from '../codes'
import { openedSend, standingOf } from '../queries/sends'
import { GIFT_REFUSALS, REMINDER_TEXTS } from '../texts'

/** The sender takes it back; twice is once. Refuses with 404 another's, with 0 one that somebody has. */
export async function takeBackGift(context: RequestContext, sendNo: string): Promise<void> {
  const { id: userId } = requireUser(context)
  await transact(context.db, async (tx) => {
    const [send] = await tx
      .select()
      .from(giftSends)
      .where(and(eq(giftSends.sendNo, sendNo), eq(giftSends.userId, userId)))
      .for('update')
    if (!send) throw new Refusal(ErrorCode.notFound, GIFT_REFUSALS.sendMissing)
    if (send.state === 'claimed') throw new Refusal(ErrorCode.business, GIFT_REFUSALS.sendClaimed)
    await returnGiftMoney(tx, sendNo, 'back', context.now())
  })
}

const cannot = (text: string) => new Refusal(ErrorCode.business, text)

/**
 * Who has the link has the card, once: of several at once one, and against a taking back one of the two, by the lock of its row. The
 * same person again gets the same card. Refuses with 404 an unknown code, with 0 the sender, and what has ended.
 */
export async function claimGift(
  context: RequestContext,
  code: string
): Promise<typeof storedValues.$inferSelect> {
  const { db } = context
  const { id: userId } = requireUser(context)
  const { sendNo } = await openedSend(db, code, context.now())
  return transact(db, async (tx) => {
    const [send] = await tx.select().from(giftSends).where(eq(giftSends.sendNo, sendNo)).for('update')
    if (!send) throw new Error('what was just read')
    const now = context.now()
    const stands = claimStateOf(standingOf(send), userId, now.getTime())
    if (stands === 'own') throw cannot(GIFT_REFUSALS.ownSend)
    if (stands !== 'open' && stands !== 'mine') throw cannot(GIFT_REFUSALS[stands])
    const no = send.claimedNo ?? newGiftNo(now)
    if (stands === 'open') {
      await claimGiftMoney(tx, { sendNo, userId, no }, now)
      await tellSender(send)
    }
    const [card] = await tx.select().from(storedValues).where(eq(storedValues.no, no))
    if (!card) throw new Error('a claimed card that is not there')
    return card

    async function tellSender({ userId: sender, toName, amountFen }: GiftSend): Promise<void> {
      await writeMessages(tx, [
        {
          ...{ userId: sender, key: `gift-claimed:${sendNo}`, at: now, category: 'activity' },
          title: REMINDER_TEXTS.claimedTitle,
          text: REMINDER_TEXTS.claimedText(toName, formatYuan(amountFen))
        }
      ])
    }
  })
}
