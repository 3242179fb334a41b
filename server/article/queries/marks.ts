import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articleMarks } from '../../db/schema'

export interface Marks {
  readonly saved: boolean
  readonly useful: boolean
}

/** What a user marked of an article. */
export async function marksOf(db: Db, userId: string, articleId: number): Promise<Marks> {
  const rows = await db
    .select({ kind: articleMarks.kind })
    .from(articleMarks)
    .where(and(eq(articleMarks.userId, userId), eq(articleMarks.articleId, articleId)))
  const has = (kind: string) => rows.some((row) => row.kind === kind)
  return { saved: has('saved'), useful: has('useful') }
}

/** To how many users an article was of use. */
export async function usefulCount(db: Db, articleId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(articleMarks)
    .where(and(eq(articleMarks.articleId, articleId), eq(articleMarks.kind, 'useful')))
  return row?.count ?? 0
}
