import { sql } from 'drizzle-orm'
import { CARD_WORDS } from '@/domain/card/texts'
import type { Db } from '../../db/client'
import { rowsOf } from '../../db/client'
import { transact, type Tx } from '../../db/transact'
import { ACCOUNT } from '../../money/accounts'
import { postTransfers } from '../../money/commands/post-transfers'
import { writeMovements } from './write-movements'

const BATCH = 200

interface Gone {
  readonly resource: string
  readonly amount: number
  readonly withdrawn: boolean
}

const noted = (gone: readonly Gone[]) =>
  gone.map(({ resource, amount, withdrawn }) => ({
    ...{ resource, amount },
    note: withdrawn ? CARD_WORDS.takenBack : ''
  }))

/** What is left of entitlements that have run out, or that the company has taken back, does not count any more. */
async function expireRights(tx: Tx, at: string): Promise<Gone[]> {
  return rowsOf<Gone>(
    tx,
    sql`with gone as (
        select id, uses - taken as amount from card_rights
        where uses > taken and (expires_at <= ${at}::timestamptz or withdrawn_at is not null)
        order by id limit ${BATCH} for no key update skip locked
      )
      update card_rights r set uses = r.taken from gone where r.id = gone.id
      returning r.id as resource, gone.amount, r.withdrawn_at is not null as withdrawn`
  )
}

async function expireQuota(tx: Tx, at: string): Promise<Gone[]> {
  return rowsOf<Gone>(
    tx,
    sql`with gone as (
        select card_number, quota_fen - quota_used_fen as amount from bound_cards
        where quota_fen > quota_used_fen and expires_at <= ${at}::timestamptz
        order by card_number limit ${BATCH} for no key update skip locked
      )
      update bound_cards b set quota_fen = b.quota_used_fen from gone where b.card_number = gone.card_number
      returning b.card_number as resource, gone.amount, false as withdrawn`
  )
}

/** `total`: all that has run out of a card by now, which tells one time from the next. */
async function expireBalances(tx: Tx, at: string): Promise<(Gone & { readonly total: number })[]> {
  return rowsOf<Gone & { readonly total: number }>(
    tx,
    sql`with gone as (
        select no, amount_fen - taken_fen as amount from card_balances
        where amount_fen > taken_fen and expires_at <= ${at}::timestamptz
        order by no limit ${BATCH} for no key update skip locked
      )
      update card_balances b set amount_fen = b.taken_fen from gone where b.no = gone.no
      returning b.no as resource, gone.amount, false as withdrawn, b.granted_fen - b.amount_fen as total`
  )
}

/**
 * What ran out, a number at a time; money goes back to who issued it. What comes back to a card later, of an order that is cancelled, runs
 * out at the next pass. @returns how many accounts were closed
 */
export async function expireCards(db: Db, now: Date): Promise<number> {
  return transact(db, async (tx) => {
    const at = now.toISOString()
    const rights = await expireRights(tx, at)
    const quota = await expireQuota(tx, at)
    const balances = await expireBalances(tx, at)
    await writeMovements(tx, 'right', 'expire', noted(rights), now)
    await writeMovements(tx, 'quota', 'expire', noted(quota), now)
    await writeMovements(tx, 'balance', 'expire', noted(balances), now)
    await postTransfers(
      tx,
      balances.map(({ resource, amount, total }) => ({
        cause: `expire:${resource}:${total}` as const,
        ...{ from: ACCOUNT.tender('cardBalance', resource), to: ACCOUNT.issuer, amountFen: amount }
      })),
      now
    )
    return rights.length + quota.length + balances.length
  })
}
