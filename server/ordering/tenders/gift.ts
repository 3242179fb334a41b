import type { Db } from '../../db/client'
import type { Way } from '../../money/queries/refund-allocation'
import { storedAgain } from '../../money/queries/stored-again'
import { ORDER_TEXTS } from '../texts'
import { storedTender } from './stored-tender'

const KIND = 'gift'

/** A gift card. */
export const gift = storedTender(KIND, ORDER_TEXTS.giftGone)

/** Gift cards whose time is over and to which money goes back. @param later it is not known yet when */
export async function giftsAgain(
  db: Db,
  ways: readonly Way[],
  now: Date,
  later: boolean
): Promise<{ giftNo: string; until: number | null }[]> {
  return (await storedAgain(db, ways, now)).flatMap(({ tender, no: giftNo, until }) =>
    tender === KIND ? [{ giftNo, until: later ? null : until.getTime() }] : []
  )
}
