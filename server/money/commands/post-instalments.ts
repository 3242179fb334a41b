import { inArray } from 'drizzle-orm'
import { instalmentGifts } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { ACCOUNT } from '../accounts'
import type { Instalment } from '../queries/instalments'
import { postTransfers } from './post-transfers'

/** What has arrived for a pay order, and what gift cards pay of it, becomes the money of its orders. */
export async function postInstalments(
  tx: Tx,
  payOrderNum: string,
  settled: readonly Instalment[],
  at: Date
): Promise<void> {
  const ids = settled.map(({ id }) => id)
  const gifts = await tx.select().from(instalmentGifts).where(inArray(instalmentGifts.dueId, ids))
  const moved = settled.flatMap(({ id, orderNum, amountFen, giftFen }) => {
    const settles = { cause: `due:${id}` as const, to: ACCOUNT.order(orderNum) }
    const own = gifts.filter(({ dueId }) => dueId === id)
    return [
      { ...settles, from: ACCOUNT.pay(payOrderNum), amountFen: amountFen - giftFen },
      ...own.map((gift) => ({ ...settles, from: ACCOUNT.gift(gift.giftNo), amountFen: gift.amountFen }))
    ]
  })
  await postTransfers(tx, moved, at)
}
