import { sql } from 'drizzle-orm'
import { storedValues } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { ACCOUNT } from '../accounts'
import { postTransfers } from './post-transfers'
import { writeGiftMovements } from './write-gift-movements'

type NewGift = Pick<typeof storedValues.$inferInsert, 'no' | 'userId' | 'amountFen' | 'expiresAt'>

/** A new gift card with the money on it. */
export async function issueGift(tx: Tx, gift: NewGift, at: Date): Promise<void> {
  const { no, amountFen } = gift
  await tx.insert(storedValues).values({ ...gift, grantedFen: amountFen })
  await writeGiftMovements(tx, 'issue', [{ resource: no, amount: amountFen }], at)
  await postTransfers(
    tx,
    [{ cause: `issue:${no}`, from: ACCOUNT.issuer, to: ACCOUNT.tender('gift', no), amountFen }],
    at
  )
}

/** Puts money on a gift card, which the first money makes. @param cause why: the caller puts the money of one cause on it once */
export async function topUpGift(
  tx: Tx,
  { cause, ...gift }: NewGift & { readonly cause: string },
  at: Date
): Promise<void> {
  const { no, amountFen } = gift
  await tx
    .insert(storedValues)
    .values({ ...gift, grantedFen: amountFen })
    .onConflictDoUpdate({
      target: storedValues.no,
      set: {
        amountFen: sql`${storedValues.amountFen} + ${amountFen}::int`,
        grantedFen: sql`${storedValues.grantedFen} + ${amountFen}::int`
      }
    })
  await writeGiftMovements(tx, 'issue', [{ resource: no, amount: amountFen }], at)
  await postTransfers(
    tx,
    [{ cause: `issue:${no}:${cause}`, from: ACCOUNT.issuer, to: ACCOUNT.tender('gift', no), amountFen }],
    at
  )
}
