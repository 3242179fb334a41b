import { sql } from 'drizzle-orm'
import { counter } from '../../db/counter'
import { flashSales } from '../../db/schema'
import { counted } from './counted'

/** A piece of a flash sale. */
export const flash = counted<'flash'>(
  9,
  counter({
    name: 'flash',
    table: flashSales,
    key: flashSales.activityId,
    taken: [flashSales.taken, 'taken'],
    room: sql`${flashSales.stock}`
  })
)
