import { sql } from 'drizzle-orm'
import { counter } from '../../db/counter'
import { boundCards, cardRights } from '../../db/schema'
import { counted } from './counted'
import { onCard } from './on-card'

/** Uses of an entitlement; none of one that the company has taken back, or whose card is reported lost. */
export const right = onCard(
  'right',
  counted<'right'>(
    3,
    counter({
      name: 'right',
      table: cardRights,
      key: cardRights.id,
      taken: [cardRights.taken, 'taken'],
      room: sql`${cardRights.uses}`,
      open: sql`${cardRights.withdrawnAt} is null and exists (
        select from ${boundCards} where ${boundCards.cardNumber} = ${cardRights.cardNumber} and ${boundCards.lostAt} is null)`
    })
  )
)
