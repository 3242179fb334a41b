import type { Article, ArticleCard, ArticlePage, Picked } from '@/contract/article/dto'
import { minutesOf, type Block, type Span } from '@/domain/article/tree'
import { dateOf } from '@/domain/date'
import { toYuan } from '@/domain/money'
import type { Film } from '../db/schema'
import { cardDto as productDto } from '../catalogue/dto'
import type * as lists from './queries/article-list'
import type { WholeArticle } from './queries/article-page'
import type * as picks from './queries/picked'
import type { ArticleRow } from './queries/shown'

const cardDto = (row: ArticleRow): ArticleCard => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  topic: row.category,
  author: row.author,
  reviewer: row.reviewer,
  publishDate: row.publishDate,
  readCount: row.readCount,
  minutes: minutesOf(row.body),
  seconds: row.film?.seconds ?? 0,
  imgUrl: row.cover
})

export const listDto = ({ rows, hasMore }: lists.ArticlePage): ArticlePage => ({
  list: rows.map(cardDto),
  hasMore
})

const spansDto = (spans: readonly Span[]) => spans.map((span) => ({ ...span }))

function blockDto(block: Block): Article['body'][number] {
  switch (block.kind) {
    case 'text':
      return { ...block, spans: spansDto(block.spans) }
    case 'list':
      return { ...block, items: block.items.map(spansDto) }
    case 'note':
      return { ...block, paragraphs: block.paragraphs.map(spansDto) }
    case 'heading':
    case 'picture':
      return { ...block }
  }
}

const filmDto = ({ cues, chapters, ...film }: Film): Article['film'] => ({
  ...film,
  cues: cues.map((cue) => ({ ...cue })),
  chapters: chapters.map((chapter) => ({ ...chapter }))
})

export function articleDto(whole: WholeArticle): Article {
  const { row, items, products, next, mine, reviewDue, usefulCount } = whole
  const down = row.downAt !== null
  const { seconds: _seconds, ...card } = cardDto(row)
  return {
    ...card,
    ...{ reviewDue, usefulCount },
    state: down ? 'down' : 'shown',
    downReason: row.downReason ?? '',
    downOn: row.downAt ? dateOf(row.downAt.getTime()) : '',
    reviewedOn: row.reviewedOn ?? '',
    nextReviewOn: row.nextReviewOn ?? '',
    summary: down ? '' : row.summary,
    sources: down ? [] : row.sources.map((source) => ({ ...source })),
    body: down ? [] : row.body.map(blockDto),
    film: down || row.film === null ? null : filmDto(row.film),
    items: items.map(({ itemCode, name, intro, salePriceFen }) => ({
      ...{ itemCode, name, intro },
      price: toYuan(salePriceFen)
    })),
    products: products.map(productDto),
    next: next.map(cardDto),
    mine: mine && { saved: mine.saved, useful: mine.useful }
  }
}

export const pickedDto = ({ by, reportDate, canAgree, list }: picks.Picked): Picked => ({
  ...{ by, reportDate, canAgree },
  list: list.map(({ article, why }) => ({ article: cardDto(article), why }))
})
