import { asc, eq } from 'drizzle-orm'
import { orderCodes, pairs } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { writeMessages } from '../../message/commands/write-messages'
import { begin } from '../fulfilment/commands/begin'
import { ORDER_TEXTS } from '../texts'
import type { OfferedOrder, OfferRules } from './offer'

/** Two who buy together: paid, each has a code of their own. */
export const pair: OfferRules = {
  keepsPrice: true,
  async afterPaid(tx, paid, at, moves) {
    await begin(tx, paid, at, moves)
    for (const order of paid) await shareCodes(tx, order, at)
  },
  limitText: null
}

/** The last code is the friend's, who is told so; one of the family has theirs with the owner. */
async function shareCodes(tx: Tx, { orderNum, offerId }: OfferedOrder, at: Date): Promise<void> {
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
  const userId = together.friendId
  await tx.update(orderCodes).set({ holderId: userId }).where(eq(orderCodes.id, last.id))
  await writeMessages(tx, [
    { ...{ userId, key: `pair:${orderNum}`, category: 'activity', at }, ...ORDER_TEXTS.pairPaid }
  ])
}
