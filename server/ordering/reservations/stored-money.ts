import { sql } from 'drizzle-orm'
import type { PayingTender } from '@/domain/order/tenders'
import { counter } from '../../db/counter'
import { STORED_MONEY } from '../../money/stored-money'
import { counted } from './counted'
import { onCard } from './on-card'
import { onGiftCard } from './on-gift-card'
import type { ReservationRules } from './reservation'

function stored<T extends PayingTender>(tender: T, rank: number): ReservationRules<T> {
  const { table, open } = STORED_MONEY[tender]
  const taken = [table.takenFen, 'takenFen'] as const
  return counted<T>(
    rank,
    counter({
      name: tender,
      table,
      key: table.no,
      taken,
      room: sql`${table.amountFen}`,
      ...(open ? { open } : {})
    })
  )
}

/** Money of tenders that pay, in fen; one without its rank does not compile. */
export const STORED: { readonly [T in PayingTender]: ReservationRules<T> } = {
  gift: onGiftCard(stored('gift', 5)),
  cardBalance: onCard('balance', stored('cardBalance', 5.5))
}
