import { asc, desc, eq } from 'drizzle-orm'
import type { Address } from '@/contract/account/dto/address'
import type { Db } from '../../db/client'
import { addresses } from '../../db/schema'

/** Where the user has parcels sent, the default address first. */
export async function listAddresses(db: Db, userId: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))
  return rows.map(({ id, name, mobile, region, detail, tag, isDefault }) => ({
    ...{ id, name, mobile, region, detail, tag },
    isDefault: isDefault ? 1 : 0
  }))
}
