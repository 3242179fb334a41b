import { and, count, eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { articleMarks } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { publishedArticle } from '../queries/article-page'
import { marksOf, usefulCount, type Marks } from '../queries/marks'
import { ARTICLE_TEXTS as texts } from '../texts'

/** Of a user, of each kind. */
const MOST_MARKS = 500

interface Mark {
  readonly id: number
  readonly kind: 'saved' | 'useful'
  readonly on: boolean
}

/** Keeps an article, or says that it was of use; taken back likewise. The same twice is once. */
export async function markArticle(
  context: RequestContext,
  { id, kind, on }: Mark
): Promise<Marks & { readonly usefulCount: number }> {
  const { db } = context
  const { id: userId } = requireUser(context)
  const article = await publishedArticle(db, id, context.now())
  const own = and(eq(articleMarks.userId, userId), eq(articleMarks.kind, kind))
  if (!on) await db.delete(articleMarks).where(and(own, eq(articleMarks.articleId, id)))
  else {
    if (article.downAt !== null) throw new Refusal(ErrorCode.notFound, texts.down)
    const [held] = await db.select({ count: count() }).from(articleMarks).where(own)
    if ((held?.count ?? 0) >= MOST_MARKS) throw badInput(texts.tooMany(MOST_MARKS))
    await db
      .insert(articleMarks)
      .values({ userId, articleId: id, kind, at: context.now() })
      .onConflictDoNothing()
  }
  return { ...(await marksOf(db, userId, id)), usefulCount: await usefulCount(db, id) }
}
