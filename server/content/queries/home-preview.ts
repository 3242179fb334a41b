import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { homePreviews } from '../../db/schema'

/** Who opened the link of a preview sees it: the key is in this cookie. */
export const PREVIEW_COOKIE = 'home_preview'

export const previewHash = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The blocks of a preview; null where there is no such key, or no more. */
export async function previewBlocks(
  db: Db,
  key: string | undefined,
  now: Date
): Promise<(typeof homePreviews.$inferSelect)['blocks'] | null> {
  if (key === undefined) return null
  const [row] = await db
    .select()
    .from(homePreviews)
    .where(and(eq(homePreviews.keyHash, previewHash(key)), gt(homePreviews.expiresAt, now)))
  return row?.blocks ?? null
}
