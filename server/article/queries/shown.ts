import { and, isNull, lte } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { news } from '../../db/schema'

export type ArticleRow = typeof news.$inferSelect

/** Published by now and not taken down. */
export const shownAt = (now: Date) => and(isNull(news.downAt), lte(news.publishDate, dateOf(now.getTime())))
