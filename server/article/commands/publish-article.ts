import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { news } from '../../db/schema'
import type { Tx } from '../../db/transact'
import type { NewArticle } from '../import/read-article'

export type Published = 'new' | 'changed' | 'same' | 'down'

/** Puts an article in the place of what had its id; how often it was read stays. One that was taken down is left as it is. */
export async function publishArticle(tx: Tx, article: NewArticle): Promise<Published> {
  const [known] = await tx.select().from(news).where(eq(news.id, article.id)).for('update')
  if (!known) {
    await tx.insert(news).values(article)
    return 'new'
  }
  const { readCount: _read, downReason: _reason, downAt, ...own } = known
  if (downAt !== null) return 'down'
  if (isDeepStrictEqual(own, article)) return 'same'
  await tx.update(news).set(article).where(eq(news.id, article.id))
  return 'changed'
}
