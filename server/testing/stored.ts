import { sql, type SQL } from 'drizzle-orm'
import { PAYING_TENDERS } from '@/domain/order/tenders'
import { STORED_MONEY } from '../money/stored-money'

const ofEach = (columns: (table: (typeof STORED_MONEY)['gift']['table']) => SQL): SQL =>
  sql.join(
    PAYING_TENDERS.map((tender) => {
      const { table } = STORED_MONEY[tender]
      return sql`select ${sql.raw(`'${tender}'`)} as tender, ${columns(table)} from ${table}`
    }),
    sql` union all `
  )

/** What is taken of the money of each tender, by number. */
export const storedTaken = ofEach(({ no, takenFen }) => sql`${no}, ${takenFen}`)

/** What was put on it. */
export const storedPut = ofEach(({ no, amountFen }) => sql`${no}, ${amountFen}`)
