import { and, eq, gt, isNull } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { dateOf } from '@/domain/date'
import { codeOf, isGiftCode } from '@/domain/gift/code'
import { GIFT_TEXTS } from '@/domain/gift/texts'
import { tryOnce } from '../../card/commands/card-tries'
import { giftCodes } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { issueGift } from '../../money/commands/issue-gift'
import { giftCodeHash } from '../codes'
import { GIFT_REFUSALS } from '../texts'

const AT_FIELD = [{ field: 'code' }]

type CodeRow = typeof giftCodes.$inferSelect

/** Why a code that was found serves no more. */
function gone({ userId, expiresAt, no }: CodeRow, asker: string): Refusal {
  if (userId === asker) return new Refusal(ErrorCode.cardBound, GIFT_REFUSALS.own(no.slice(-4)), AT_FIELD)
  if (userId !== null) return new Refusal(ErrorCode.cardBound, GIFT_REFUSALS.used, AT_FIELD)
  return new Refusal(ErrorCode.cardExpired, GIFT_REFUSALS.over(dateOf(expiresAt.getTime())), AT_FIELD)
}

/**
 * A gift card by its code. Of several at once one has it, by one conditional update; the same call again answers the same. Refuses with
 * 20001 what can be no code, with 27301 a wrong one and how many tries are left (counted with those at other cards), with 27302 one that
 * is used, with 27303 one that has run out.
 */
export async function addGift(context: RequestContext, typed: string): Promise<CodeRow> {
  const { db, idempotencyKey } = context
  const { id: userId } = requireUser(context)
  const code = codeOf(typed)
  if (!isGiftCode(code)) throw badInput(GIFT_TEXTS.codeForm, AT_FIELD)
  const now = context.now()
  const codeHash = await giftCodeHash(db, now, code)
  const known = await tryOnce(
    context,
    { what: `gift|${codeHash}`, field: 'code', wrong: GIFT_REFUSALS.wrongCode },
    async () => (await db.select().from(giftCodes).where(eq(giftCodes.codeHash, codeHash)))[0] ?? null
  )
  const again = (row: CodeRow) => row.userId === userId && row.usedKey === idempotencyKey
  if (again(known)) return known
  return transact(db, async (tx) => {
    const [used] = await tx
      .update(giftCodes)
      .set({ userId, usedAt: now, usedKey: idempotencyKey })
      .where(and(eq(giftCodes.codeHash, codeHash), isNull(giftCodes.userId), gt(giftCodes.expiresAt, now)))
      .returning()
    if (used) {
      const { no, amountFen, expiresAt } = used
      await issueGift(tx, { no, userId, amountFen, expiresAt }, now)
      return used
    }
    const [row] = await tx.select().from(giftCodes).where(eq(giftCodes.codeHash, codeHash))
    if (!row) throw new Error('a code that was just read')
    if (again(row)) return row
    throw gone(row, userId)
  })
}
