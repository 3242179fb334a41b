import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { fen, instant } from '../columns'
import { orders } from './order'

/** What orders of a person have of the yearly allowance of customs, whoever placed them. A row is made by its first claim. */
export const customsYears = pgTable(
  'customs_years',
  {
    /** Keyed hash of the identity number. */
    personHash: text('person_hash').notNull(),
    year: integer('year').notNull(),
    /** What claims name. */
    key: text('key')
      .notNull()
      .generatedAlwaysAs(sql`person_hash || ':' || year::text`)
      .unique(),
    takenFen: fen('taken_fen').notNull().default(0)
  },
  (t) => [
    primaryKey({ columns: [t.personHash, t.year] }),
    check('customs_years_taken', sql`${t.takenFen} >= 0`)
  ]
)

/** What was declared to customs of an order, once, when its customer asked for it. */
export const customsDeclarations = pgTable('customs_declarations', {
  orderNum: text('order_num')
    .primaryKey()
    .references(() => orders.orderNum),
  state: text('state').$type<'declared'>().notNull(),
  declaredAt: instant('declared_at').notNull()
})
