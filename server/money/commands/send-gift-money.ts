import { and, eq, gt, sql } from 'drizzle-orm'
import type { SendState } from '@/domain/gift/send'
import { giftSends, storedValues } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { ACCOUNT } from '../accounts'
import type { GiftSend } from '../gift-send-row'
import { postTransfers } from './post-transfers'
import { writeGiftMovements } from './write-gift-movements'

/**
 * Takes what is sent off its card, which has to be its sender's and to have so much left at the instant: one conditional update says so.
 * @returns whether it was sent
 */
export async function sendGiftMoney(
  tx: Tx,
  send: Omit<typeof giftSends.$inferInsert, 'state' | 'endedAt' | 'claimedBy' | 'claimedNo'>
): Promise<boolean> {
  const { no, sendNo, userId, amountFen, sentAt } = send
  const taken = await tx
    .update(storedValues)
    .set({ amountFen: sql`${storedValues.amountFen} - ${amountFen}::int` })
    .where(
      and(
        eq(storedValues.no, no),
        eq(storedValues.userId, userId),
        gt(storedValues.expiresAt, sentAt),
        sql`${storedValues.amountFen} - ${storedValues.takenFen} >= ${amountFen}::int`
      )
    )
    .returning({ no: storedValues.no })
  if (taken.length === 0) return false
  await tx.insert(giftSends).values(send)
  await writeGiftMovements(tx, 'send', [{ resource: no, amount: amountFen, sendNo }], sentAt)
  await postTransfers(
    tx,
    [
      {
        cause: `send:${sendNo}`,
        ...{ from: ACCOUNT.tender('gift', no), to: ACCOUNT.sent(sendNo), amountFen }
      }
    ],
    sentAt
  )
  return true
}

/** How a send ends that nobody has. */
type Unclaimed = Extract<SendState, 'back' | 'lapsed'>

/** Ends an open one, which of several at once does: its row is locked from then on. Its code serves no more. */
async function end(
  tx: Tx,
  sendNo: string,
  to: Partial<typeof giftSends.$inferInsert>,
  at: Date
): Promise<GiftSend | null> {
  const [ended] = await tx
    .update(giftSends)
    .set({ ...to, code: null, endedAt: at })
    .where(and(eq(giftSends.sendNo, sendNo), eq(giftSends.state, 'open')))
    .returning()
  return ended ?? null
}

/** The money goes back to its card. @returns null when it had ended otherwise */
export async function returnGiftMoney(
  tx: Tx,
  sendNo: string,
  state: Unclaimed,
  at: Date
): Promise<GiftSend | null> {
  const ended = await end(tx, sendNo, { state }, at)
  if (!ended) return null
  const { no, amountFen } = ended
  await tx
    .update(storedValues)
    .set({ amountFen: sql`${storedValues.amountFen} + ${amountFen}::int` })
    .where(eq(storedValues.no, no))
  const verb = state === 'back' ? 'back' : 'lapse'
  await writeGiftMovements(tx, verb, [{ resource: no, amount: amountFen, sendNo }], at)
  await postTransfers(
    tx,
    [
      {
        cause: `unsend:${sendNo}`,
        ...{ from: ACCOUNT.sent(sendNo), to: ACCOUNT.tender('gift', no), amountFen }
      }
    ],
    at
  )
  return ended
}

/** The money becomes a card of who claims it, with the same end. @returns null when it had ended otherwise */
export async function claimGiftMoney(
  tx: Tx,
  { sendNo, userId, no }: { readonly sendNo: string; readonly userId: string; readonly no: string },
  at: Date
): Promise<GiftSend | null> {
  const [open] = await tx.select().from(giftSends).where(eq(giftSends.sendNo, sendNo)).for('update')
  if (open?.state !== 'open') return null
  const [from] = await tx
    .select({ expiresAt: storedValues.expiresAt })
    .from(storedValues)
    .where(eq(storedValues.no, open.no))
  if (!from) throw new Error('what was sent of no card')
  const { amountFen } = open
  await tx
    .insert(storedValues)
    .values({ ...{ no, userId, amountFen }, grantedFen: amountFen, expiresAt: from.expiresAt })
  const ended = await end(tx, sendNo, { state: 'claimed', claimedBy: userId, claimedNo: no }, at)
  await writeGiftMovements(tx, 'claim', [{ resource: no, amount: amountFen, sendNo }], at)
  await postTransfers(
    tx,
    [
      {
        cause: `claim:${sendNo}`,
        ...{ from: ACCOUNT.sent(sendNo), to: ACCOUNT.tender('gift', no), amountFen }
      }
    ],
    at
  )
  return ended
}
