import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { settings } from '../db/schema'
import { randomToken } from './tokens'

/** A secret that all replicas share (base64url), made on first use and kept in the database. */
export async function sharedSecret(db: Db, name: string, now: Date): Promise<string> {
  const found = await read(db, name)
  if (found !== null) return found
  await db.insert(settings).values({ name, value: randomToken(), updatedAt: now }).onConflictDoNothing()
  const made = await read(db, name)
  if (made === null) throw new Error(`the shared secret ${name} cannot be stored`)
  return made
}

async function read(db: Db, name: string): Promise<string | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name))
  return row?.value ?? null
}
