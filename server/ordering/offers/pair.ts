import { asc, eq } from 'drizzle-orm'
import { orderCodes, pairs } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { begin } from '../fulfilment/commands/begin'
import type { OfferedOrder, OfferRules } from './offer'

/** Two who buy together: paid, each has a code of their own. */
export const pair: OfferRules = {
  keepsPrice: true,
  async afterPaid(tx, paid, at, moves) {
    await begin(tx, paid, at, moves)
    for (const order of paid) await shareCodes(tx, order)
  },
  limitText: null
}

/** The last code is the friend's; one of the family has theirs with the owner. */
async function shareCodes(tx: Tx, { orderNum, offerId }: OfferedOrder): Promise<void> {
  const [together] = await tx
    .select({ friendId: pairs.friendId })
    .from(pairs)
    .where(eq(pairs.pairId, offerId ?? ''))
  if (!together?.friendId) return
  const codes = await tx
    .select({ id: orderCodes.id })
    .from(orderCodes)
    .where(eq(orderCodes.orderNum, orderNum))
    .orderBy(asc(orderCodes.id))
  const last = codes.at(-1)
  if (!last || codes.length < 2) return
  await tx.update(orderCodes).set({ holderId: together.friendId }).where(eq(orderCodes.id, last.id))
}
