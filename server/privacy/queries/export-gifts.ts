import { asc, eq, inArray } from 'drizzle-orm'
import { toYuan } from '@/domain/money'
import type { Db } from '../../db/client'
import { giftMovements, giftSends, storedValues } from '../../db/schema'
import { at } from './when'

/** Gift cards that the account has, with what became of them and what was sent of them, in its user's own words. */
export async function exportGifts(db: Db, userId: string): Promise<object[]> {
  const gifts = await db.select().from(storedValues).where(eq(storedValues.userId, userId))
  const numbers = gifts.map(({ no }) => no)
  const moved = await db
    .select()
    .from(giftMovements)
    .where(inArray(giftMovements.no, numbers))
    .orderBy(asc(giftMovements.id))
  const sent = await db.select().from(giftSends).where(eq(giftSends.userId, userId))
  return gifts.map(({ no, grantedFen, takenFen, expiresAt }) => ({
    ...{ no, amount: toYuan(grantedFen), used: toYuan(takenFen), expiresAt: at(expiresAt) },
    movements: moved
      .filter((one) => one.no === no)
      .map(({ verb, amount, orderNum, ...one }) => ({
        ...{ verb, amount: toYuan(amount), orderNum: orderNum ?? '', at: at(one.at) }
      })),
    sent: sent
      .filter((one) => one.no === no)
      .map(({ toName, words, amountFen, state, sentAt, endedAt }) => ({
        ...{ toName, words, amount: toYuan(amountFen), state, sentAt: at(sentAt), endedAt: at(endedAt) }
      }))
  }))
}
