import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/transact'
import { users } from '../../db/schema'
import { randomId } from '../../settings/tokens'

export type UserRow = typeof users.$inferSelect

/** The user of a phone number; the first login makes one. */
export async function findOrCreateUser(tx: Tx, phone: string, now: Date): Promise<UserRow> {
  const [created] = await tx
    .insert(users)
    .values({ id: randomId('u'), phone, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (created) return created
  const [found] = await tx
    .select()
    .from(users)
    .where(and(eq(users.phone, phone), isNull(users.deletedAt)))
  if (!found) throw new Error('the phone number belongs to a deleted account')
  return found
}
