import { integer, timestamp } from 'drizzle-orm/pg-core'

/** An instant; always stored with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Money in integer fen. */
export const fen = (name: string) => integer(name)
