/** Articles on health (ours), in our own words and fen. */
import type * as wire from '@/contract/article/dto'
import type { Chapter, Cue } from '@/domain/article/captions'
import type { TopicId } from '@/domain/article/topics'
import type { Tree } from '@/domain/article/tree'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'
import { toProduct, type Product } from './products'

/** What of them a list shows. */
export type ArticlesOf = 'newest' | 'films' | 'hot' | 'mostRead' | 'saved'

export interface ArticleCard {
  readonly id: number
  readonly title: string
  readonly summary: string
  readonly topic: TopicId
  readonly author: string
  readonly reviewer: string
  readonly date: string
  readonly reads: number
  /** To read it. */
  readonly minutes: number
  /** Of its film; 0 without one. */
  readonly seconds: number
  readonly image: string
}

/** A page of a list. */
interface ArticlePage {
  readonly list: readonly ArticleCard[]
  readonly hasMore: boolean
}

export interface Film {
  readonly src: string
  readonly seconds: number
  readonly sound: boolean
  readonly cues: readonly Cue[]
  readonly chapters: readonly Chapter[]
}

export interface Article extends ArticleCard {
  /** Why and when it was taken down; null while it stands. */
  readonly down: { readonly reason: string; readonly on: string } | null
  /** Both '' where they were not noted. */
  readonly reviewedOn: string
  readonly nextReviewOn: string
  readonly reviewDue: boolean
  readonly sources: readonly { readonly title: string; readonly by: string; readonly year: number }[]
  readonly useful: number
  readonly body: Tree
  readonly film: Film | null
  readonly items: readonly {
    readonly code: string
    readonly name: string
    readonly intro: string
    readonly fen: number
  }[]
  readonly products: readonly Product[]
  readonly next: readonly ArticleCard[]
  /** Null for a guest. */
  readonly mine: Marks | null
}

export interface Marks {
  readonly saved: boolean
  readonly useful: boolean
}

/** What is put first, and why. */
export interface Picked {
  readonly by: 'report' | 'editors'
  readonly reportDate: string
  /** There is a report of one's own, and no agreement. */
  readonly canAgree: boolean
  readonly list: readonly { readonly article: ArticleCard; readonly why: string }[]
}

const toCard = ({ publishDate, readCount, imgUrl, ...card }: wire.ArticleCard): ArticleCard => ({
  id: card.id,
  title: card.title,
  summary: card.summary,
  topic: card.topic,
  author: card.author,
  reviewer: card.reviewer,
  minutes: card.minutes,
  seconds: card.seconds,
  date: publishDate,
  reads: readCount,
  image: imgUrl
})

export async function listArticles(
  call: Call,
  wanted: {
    readonly of: ArticlesOf
    readonly topic?: TopicId | undefined
    readonly pageNo: number
    readonly pageSize?: number
  }
): Promise<ArticlePage> {
  const { topic, ...rest } = wanted
  const { list, hasMore } = await call('article.list', topic ? { ...rest, topic } : rest)
  return { list: list.map(toCard), hasMore }
}

export async function readArticle(call: Call, id: number): Promise<Article> {
  const article = await call('article.read', { id })
  const { state, downReason, downOn, film, items, products, next, mine } = article
  return {
    ...toCard({ ...article, seconds: film?.seconds ?? 0 }),
    down: state === 'down' ? { reason: downReason, on: downOn } : null,
    reviewedOn: article.reviewedOn,
    nextReviewOn: article.nextReviewOn,
    reviewDue: article.reviewDue,
    sources: article.sources,
    useful: article.usefulCount,
    body: article.body,
    film,
    items: items.map(({ itemCode: code, name, intro, price }) => ({ code, name, intro, fen: toFen(price) })),
    products: products.map(toProduct),
    next: next.map(toCard),
    mine
  }
}

/** Counts that it was opened; @returns how often it was. */
export const countReading = async (call: Call, id: number): Promise<number> =>
  (await call('article.opened', { id })).readCount

export async function markArticle(
  call: Call,
  id: number,
  kind: keyof Marks,
  on: boolean
): Promise<{ readonly mine: Marks; readonly useful: number }> {
  const { saved, useful, usefulCount } = await call('article.mark', { id, kind, on })
  return { mine: { saved, useful }, useful: usefulCount }
}

const toPicked = ({ by, reportDate, canAgree, list }: wire.Picked): Picked => ({
  ...{ by, reportDate, canAgree },
  list: list.map(({ article, why }) => ({ article: toCard(article), why }))
})

export const pickedArticles = async (call: Call): Promise<Picked> =>
  toPicked(await call('article.picked', {}))

/** Whether one's own latest report may choose them. */
export const agreeToPicks = async (call: Call, agreed: boolean): Promise<Picked> =>
  toPicked(await call('article.agree', { agreed }))
