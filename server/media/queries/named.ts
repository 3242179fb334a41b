import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { media } from '../../db/schema'

/** Of `/media/banner.png#mint`, `banner.png`; undefined for what is no picture of an operator's. */
export const mediaNameOf = (address: string): string | undefined => /^\/media\/([^#]*)/.exec(address)?.[1]

/** Hashes of those of the pictures that there are, by name. */
export async function hashesOf(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .select({ name: media.name, hash: media.hash })
    .from(media)
    .where(inArray(media.name, [...names]))
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}
