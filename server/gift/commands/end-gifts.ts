import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { formatYuan } from '@/domain/money'
import type { Db } from '../../db/client'
import { rowsOf } from '../../db/client'
import { giftSends } from '../../db/schema'
import { transact } from '../../db/transact'
import { writeMessages } from '../../message/commands/write-messages'
import { ACCOUNT } from '../../money/accounts'
import { postTransfers } from '../../money/commands/post-transfers'
import { returnGiftMoney } from '../../money/commands/send-gift-money'
import { writeGiftMovements } from '../../money/commands/write-gift-movements'
import { REMINDER_TEXTS } from '../texts'

const BATCH = 200

/**
 * What nobody has claimed in time goes back to its card, and its sender is told: one a transaction, as orders lock several cards in an
 * order of their own. @returns whether there was one
 */
export async function returnUnclaimed(db: Db, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const [over] = await tx
      .select({ sendNo: giftSends.sendNo })
      .from(giftSends)
      .where(and(eq(giftSends.state, 'open'), lte(giftSends.until, now)))
      .orderBy(asc(giftSends.until), asc(giftSends.sendNo))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!over) return false
    const back = await returnGiftMoney(tx, over.sendNo, 'lapsed', now)
    if (!back) throw new Error('a send that was just locked has ended')
    const { userId, sendNo, toName, amountFen, no } = back
    await writeMessages(tx, [
      {
        ...{ userId, key: `gift-lapsed:${sendNo}`, at: now, category: 'activity' },
        title: REMINDER_TEXTS.lapsedTitle,
        text: REMINDER_TEXTS.lapsedText(toName, formatYuan(amountFen), no.slice(-4))
      }
    ])
    return true
  })
}

/**
 * What is left on cards whose time is over goes back to who issued them. What comes back to one later, of an order that is cancelled,
 * runs out at the next pass. @returns how many cards were closed
 */
export async function expireGifts(db: Db, now: Date): Promise<number> {
  return transact(db, async (tx) => {
    const gone = await rowsOf<{ resource: string; amount: number }>(
      tx,
      sql`with gone as (
          select no, amount_fen - taken_fen as amount from stored_values
          where amount_fen > taken_fen and expires_at <= ${now.toISOString()}::timestamptz
          order by no limit ${BATCH} for no key update skip locked
        )
        update stored_values v set amount_fen = v.taken_fen from gone where v.no = gone.no
        returning v.no as resource, gone.amount`
    )
    const moved = await writeGiftMovements(tx, 'expire', gone, now)
    await postTransfers(
      tx,
      moved.map(({ id, no, amount }) => ({
        cause: `expire:${no}:${id}` as const,
        ...{ from: ACCOUNT.tender('gift', no), to: ACCOUNT.issuer, amountFen: amount }
      })),
      now
    )
    return gone.length
  })
}
