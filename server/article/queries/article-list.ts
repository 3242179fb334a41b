import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { TopicId } from '@/domain/article/topics'
import type { Db } from '../../db/client'
import { articleMarks, news } from '../../db/schema'
import { shownAt, type ArticleRow } from './shown'

type ListOf = 'newest' | 'films' | 'hot' | 'mostRead' | 'saved'

interface Asked {
  readonly of: ListOf
  readonly topic: TopicId | undefined
  readonly pageNo: number
  readonly pageSize: number
  /** Who asks; null a guest, who keeps nothing. */
  readonly userId: string | null
}

export interface ArticlePage {
  readonly rows: readonly ArticleRow[]
  readonly hasMore: boolean
}

const newest = [desc(news.publishDate), asc(news.id)]

function filterOf(of: ListOf): SQL | undefined {
  if (of === 'films') return isNotNull(news.film)
  return of === 'hot' ? eq(news.hot, true) : undefined
}

/** A page of the articles that are shown now; of what a user keeps, what they kept last comes first. */
export async function articlePage(db: Db, asked: Asked, now: Date): Promise<ArticlePage> {
  const { of, topic, pageNo, pageSize, userId } = asked
  const wanted = and(shownAt(now), topic === undefined ? undefined : eq(news.category, topic), filterOf(of))
  const part = { limit: pageSize + 1, offset: (pageNo - 1) * pageSize }
  const rows =
    of === 'saved'
      ? await savedRows(db, userId, wanted, part)
      : await db
          .select()
          .from(news)
          .where(wanted)
          .orderBy(...(of === 'mostRead' ? [desc(news.readCount)] : []), ...newest)
          .limit(part.limit)
          .offset(part.offset)
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
}

async function savedRows(
  db: Db,
  userId: string | null,
  wanted: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number }
): Promise<ArticleRow[]> {
  if (userId === null) return []
  const own = and(
    eq(articleMarks.articleId, news.id),
    eq(articleMarks.userId, userId),
    eq(articleMarks.kind, 'saved')
  )
  const rows = await db
    .select({ article: news })
    .from(news)
    .innerJoin(articleMarks, own)
    .where(wanted)
    .orderBy(desc(articleMarks.at), asc(news.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ article }) => article)
}
