import type { Tx } from '../../../db/transact'
import type { Way } from '../../../money/queries/refund-ways'
import { claimsLeft, giveBack } from '../../reservations'

/** What goes back to gift cards is not the order's any more. */
export async function giveBackGifts(tx: Tx, orderNum: string, ways: readonly Way[], at: Date): Promise<void> {
  if (ways.every(({ giftNo }) => giftNo === null)) return
  const left = await claimsLeft(tx, { orderNum })
  const back = ways.flatMap(({ giftNo, amountFen: amount }) => {
    const own = left.find(({ claim }) => claim.kind === 'gift' && claim.resource === giftNo)
    return own ? [{ claim: own.claim, amount }] : []
  })
  await giveBack(tx, back, at)
}
