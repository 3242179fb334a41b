import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { MOST_RECOMMENDED, recommendedFor } from '@/domain/article/recommend'
import { SELF } from '@/domain/person/contacts'
import { concernsOf, standingOf, type Concern } from '@/domain/report/judge'
import type { Report } from '@/domain/report/report'
import type { Db } from '../../db/client'
import { consents, contacts, news } from '../../db/schema'
import { personReports } from '../../report/queries/person-reports'
import { ARTICLE_TEXTS as texts } from '../texts'
import { shownAt, type ArticleRow } from './shown'

/** The purpose under which somebody agrees that their latest report chooses articles; add-ons have one of their own. */
export const ARTICLE_PURPOSE = 'articles'

export interface Picked {
  readonly by: 'report' | 'editors'
  readonly reportDate: string
  readonly canAgree: boolean
  readonly list: readonly { readonly article: ArticleRow; readonly why: string }[]
}

async function hasAgreed(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, ARTICLE_PURPOSE)))
  return row?.granted ?? false
}

/** The latest report of the user's own person; those of the family choose nothing. */
async function ownReport(db: Db, userId: string): Promise<Report | undefined> {
  const [self] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.relation, SELF), isNull(contacts.deletedAt)))
    .orderBy(asc(contacts.createdAt), asc(contacts.id))
    .limit(1)
  return self && (await personReports(db, self.id))[0]
}

/** What of the report chose an article: its value and limit, or the doctor's level. */
function whyOf({ name, reading, level }: Concern, date: string): string {
  const standing = reading && standingOf(reading)
  if (!reading || standing === null || standing === 'within') return texts.whyLevel(date, name, level)
  const limit = standing === 'high' ? reading.high : reading.low
  return texts.whyValue(date, `${name} ${reading.value}${reading.unit}`, standing === 'high', limit)
}

/** What is put first: by the user's report where they agreed and an article is about what it found, else by the editors. */
export async function pickedFor(db: Db, userId: string | null, now: Date): Promise<Picked> {
  const report = userId === null ? undefined : await ownReport(db, userId)
  const agreed = userId !== null && (await hasAgreed(db, userId))
  const canAgree = report !== undefined && !agreed
  if (report && agreed) {
    const about = await db.select().from(news).where(shownAt(now))
    const list = recommendedFor(concernsOf(report), about).map(({ article, concern }) => ({
      article,
      why: whyOf(concern, report.date)
    }))
    if (list.length > 0) return { by: 'report', reportDate: report.date, canAgree, list }
  }
  const chosen = await db
    .select()
    .from(news)
    .where(and(shownAt(now), isNotNull(news.pick)))
    .orderBy(asc(news.pick), desc(news.publishDate), asc(news.id))
    .limit(MOST_RECOMMENDED)
  return {
    ...{ by: 'editors', reportDate: '', canAgree },
    list: chosen.map((article) => ({ article, why: texts.whyEditors }))
  }
}
