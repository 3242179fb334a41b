import { sql } from 'drizzle-orm'
import { counter } from '../../db/counter'
import { boundCards } from '../../db/schema'
import { counted } from './counted'
import { onCard } from './on-card'

/** What a company pays of an order, in fen; nothing on a card that is reported lost. */
export const quota = onCard(
  'quota',
  counted<'quota'>(
    4,
    counter({
      name: 'quota',
      table: boundCards,
      key: boundCards.cardNumber,
      taken: [boundCards.quotaUsedFen, 'quotaUsedFen'],
      room: sql`${boundCards.quotaFen}`,
      open: sql`${boundCards.lostAt} is null`
    })
  )
)
