import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { addresses } from '../../db/schema'

export type AddressRow = typeof addresses.$inferSelect

/** Where the user has parcels sent, the default address first. */
export const listAddresses = (db: Db, userId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))
