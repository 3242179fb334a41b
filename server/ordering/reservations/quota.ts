import { sql } from 'drizzle-orm'
import { counter } from '../../db/counter'
import { boundCards } from '../../db/schema'
import { counted } from './counted'

/** What a company pays of an order, in fen. */
export const quota = counted<'quota'>(
  4,
  counter({
    name: 'quota',
    table: boundCards,
    key: boundCards.cardNumber,
    taken: [boundCards.quotaUsedFen, 'quotaUsedFen'],
    room: sql`${boundCards.quotaFen}`
  })
)
