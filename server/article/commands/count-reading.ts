import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { articleReads, news } from '../../db/schema'
import { transact } from '../../db/transact'
import type { RequestContext } from '../../http/context'
import { publishedArticle } from '../queries/article-page'

/**
 * Counts that an article was opened, once a device and day; a device that does not tell its token counts nothing. What is kept of it
 * is a hash of device, article and day together, by which no list of what somebody read can be made.
 */
export async function countReading(context: RequestContext, id: number): Promise<number> {
  const { db, deviceToken, now } = context
  const at = now()
  const { readCount, downAt } = await publishedArticle(db, id, at)
  if (deviceToken === null || downAt !== null) return readCount
  const day = dateOf(at.getTime())
  const key = createHash('sha256').update(`${day}\n${id}\n${deviceToken}`).digest('hex')
  return transact(db, async (tx) => {
    const fresh = await tx
      .insert(articleReads)
      .values({ key, day })
      .onConflictDoNothing()
      .returning({ key: articleReads.key })
    if (fresh.length === 0) return readCount
    const [row] = await tx
      .update(news)
      .set({ readCount: sql`${news.readCount} + 1` })
      .where(eq(news.id, id))
      .returning({ readCount: news.readCount })
    return row?.readCount ?? readCount
  })
}
