import { and, eq, inArray, isNull } from 'drizzle-orm'
import { CARD_WORDS } from '@/domain/card/texts'
import { cardPeople, cardRights } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { workHash } from '../registered-hash'
import { writeMovements } from './write-movements'

interface Withdrawal {
  readonly employerId: string
  readonly workNo: string
  /** Name of the entitlement; undefined: all of theirs. */
  readonly name: string | undefined
}

/** A company takes back what is left; booked visits stay as they are. @returns names of what was taken back */
export async function withdrawRights(
  tx: Tx,
  { employerId, workNo, name }: Withdrawal,
  at: Date
): Promise<string[]> {
  const hash = await workHash(tx, at, employerId, workNo)
  const cards = tx
    .select({ no: cardPeople.cardNumber })
    .from(cardPeople)
    .where(and(eq(cardPeople.employerId, employerId), eq(cardPeople.workHash, hash)))
  const rights = await tx
    .select()
    .from(cardRights)
    .where(
      and(
        inArray(cardRights.cardNumber, cards),
        isNull(cardRights.withdrawnAt),
        name === undefined ? undefined : eq(cardRights.name, name)
      )
    )
    .orderBy(cardRights.id)
    .for('no key update')
  for (const { id, taken } of rights)
    await tx.update(cardRights).set({ withdrawnAt: at, uses: taken }).where(eq(cardRights.id, id))
  const gone = rights.map(({ id, uses, taken }) => ({
    ...{ resource: id, amount: uses - taken },
    note: CARD_WORDS.takenBack
  }))
  await writeMovements(tx, 'right', 'expire', gone, at)
  return rights.map(({ cardNumber, name: called }) => `${cardNumber} ${called}`)
}
