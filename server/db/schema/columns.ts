import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** An instant; always stored with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Money in integer fen. */
export const fen = (name: string) => integer(name)

/** A file; PostgreSQL's driver answers a buffer, the embedded engine bytes. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (read) => Buffer.from(read)
})
