import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { CardInUse } from '@/contract/card/binding-dto'
import { ErrorCode } from '@/contract/errors'
import { pinProblem } from '@/domain/card/pin'
import { checkCode } from '../../account/commands/use-code'
import { hashPassword, isPassword } from '../../account/password-hash'
import { boundCards, cardBalances, cardMembers } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { openOrdersOf } from '../queries/card-orders'
import { holderContact } from '../queries/card-person'
import { boundCard } from '../queries/own-card'
import { CARD_TEXTS } from '../texts'
import { tryOnce } from './card-tries'

const refused = (text: string) => new Refusal(ErrorCode.cardRefused, text)
const own = (cardNumber: string, userId: string) =>
  and(eq(boundCards.cardNumber, cardNumber), eq(boundCards.userId, userId))

/** The card goes back to nobody; whom it is for stays, so that it is handed on to nobody else. Refuses with 27301 while a visit is ahead. */
export async function unbindCard(context: RequestContext, cardNumber: string): Promise<void> {
  const { id } = requireUser(context)
  const card = await boundCard(context.db, id, cardNumber)
  await transact(context.db, async (tx) => {
    await tx
      .select({ one: boundCards.cardNumber })
      .from(boundCards)
      .where(own(cardNumber, id))
      .for('no key update')
    const [ahead] = await openOrdersOf(tx, card)
    if (ahead)
      throw new Refusal(ErrorCode.cardRefused, CARD_TEXTS.inUse, [
        { orderNum: ahead.orderNum, orderType: ahead.orderType } satisfies CardInUse
      ])
    await tx.delete(cardMembers).where(eq(cardMembers.cardNumber, cardNumber))
    await tx.update(cardBalances).set({ userId: null }).where(eq(cardBalances.no, cardNumber))
    await tx
      .update(boundCards)
      .set({ userId: null, contactsId: null, boundAt: null })
      .where(own(cardNumber, id))
  })
}

/** From now on nobody books with it, the family neither; what is booked stays. */
export async function reportLoss(context: RequestContext, cardNumber: string): Promise<void> {
  const { id } = requireUser(context)
  await boundCard(context.db, id, cardNumber)
  await context.db
    .update(boundCards)
    .set({ lostAt: context.now() })
    .where(and(own(cardNumber, id), isNull(boundCards.lostAt)))
}

/** It was found again: with a code that was sent to the account's number. Refuses with 27301 one that is not lost. */
export async function undoLoss(context: RequestContext, cardNumber: string, code: string): Promise<void> {
  const { id, phone } = requireUser(context)
  const card = await boundCard(context.db, id, cardNumber)
  if (card.lostAt === null) throw refused(CARD_TEXTS.notLost)
  const useCode = await checkCode(context, phone, code, 'card')
  await transact(context.db, async (tx) => {
    await useCode(tx)
    await tx
      .update(boundCards)
      .set({ lostAt: null })
      .where(and(own(cardNumber, id), isNotNull(boundCards.lostAt)))
  })
}

interface NewPassword {
  readonly cardNumber: string
  readonly oldPassword?: string | undefined
  readonly code?: string | undefined
  readonly newPassword: string
}

/** A new password, by the old one or by a code to the account's number. Refuses with 27301 a wrong one, with 20001 one that is guessed first. */
export async function changePassword(context: RequestContext, asked: NewPassword): Promise<void> {
  const { db } = context
  const { id, phone } = requireUser(context)
  const { cardNumber, oldPassword, code, newPassword } = asked
  const card = await boundCard(db, id, cardNumber)
  if (card.passwordHash === null) throw refused(CARD_TEXTS.noPassword)
  const holder = await holderContact(db, card)
  const numbers = [phone, holder?.mobile ?? '', holder?.birthday ?? '', holder?.idNumber ?? '']
  const problem = pinProblem(newPassword, { numbers, old: oldPassword ?? null })
  if (problem !== null) throw badInput(problem, { field: 'newPassword' })
  const useCode = code === undefined ? null : await checkCode(context, phone, code, 'card')
  if (useCode === null) {
    if (oldPassword === undefined) throw badInput(CARD_TEXTS.oldMissing, { field: 'oldPassword' })
    const { passwordHash } = card
    await tryOnce(
      context,
      { what: cardNumber, field: 'oldPassword', wrong: CARD_TEXTS.wrongOld },
      async () => ((await isPassword(passwordHash, oldPassword)) ? true : null)
    )
  }
  const hash = await hashPassword(newPassword)
  await transact(db, async (tx) => {
    await useCode?.(tx)
    await tx.update(boundCards).set({ passwordHash: hash }).where(own(cardNumber, id))
  })
}
