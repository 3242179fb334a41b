import { PAYING_TENDERS, type PayingTender } from '@/domain/order/tenders'
import type { Db } from '../../db/client'
import { endedOf } from '../stored-money'
import type { Way } from './refund-allocation'

interface StoredAgain {
  readonly tender: PayingTender
  readonly no: string
  readonly until: Date
}

/** What could not be spent any more and can be again once money goes back by these ways at an instant, and until when. */
export async function storedAgain(db: Db, ways: readonly Way[], at: Date): Promise<StoredAgain[]> {
  const all: StoredAgain[] = []
  for (const tender of PAYING_TENDERS) {
    const numbers = ways.flatMap((way) => (way.tender === tender ? [way.no] : []))
    const again = await endedOf(db, tender, numbers, at)
    all.push(...again.map(({ no, until }) => ({ tender, no, until })))
  }
  return all
}
