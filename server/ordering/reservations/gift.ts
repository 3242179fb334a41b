import { sql } from 'drizzle-orm'
import { counter } from '../../db/counter'
import { storedValues } from '../../db/schema'
import { counted } from './counted'

/** Money of a gift card, in fen. */
export const gift = counted<'gift'>(
  5,
  counter({
    name: 'gift',
    table: storedValues,
    key: storedValues.no,
    taken: [storedValues.takenFen, 'takenFen'],
    room: sql`${storedValues.amountFen}`
  })
)
