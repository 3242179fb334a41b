import * as v from 'valibot'
import { TOPIC_IDS } from '@/domain/article/topics'
import { int, yuan } from '../common/dto'
import { productCard } from '../product/dto'

/** Articles on health, with and without a film. */

const topic = v.picklist(TOPIC_IDS, '栏目不正确')
const id = int('文章', 1, 999_999_999)

/** What of them a list shows: the newest, those with a film, what is talked about, the most read, or what the user keeps. */
export const articleListInput = v.object({
  of: v.optional(v.picklist(['newest', 'films', 'hot', 'mostRead', 'saved'], '列表不正确'), 'newest'),
  topic: v.optional(topic),
  pageNo: v.optional(int('页码', 1, 500), 1),
  pageSize: v.optional(int('条数', 1, 50), 20)
})

const articleCard = v.object({
  id: v.number(),
  title: v.string(),
  summary: v.string(),
  topic,
  author: v.string(),
  reviewer: v.string(),
  publishDate: v.string(),
  readCount: v.number(),
  /** To read it. */
  minutes: v.number(),
  /** Of its film; 0 without one. */
  seconds: v.number(),
  imgUrl: v.string()
})
export const articlePage = v.object({ list: v.array(articleCard), hasMore: v.boolean() })

const span = v.object({
  text: v.string(),
  strong: v.optional(v.boolean()),
  em: v.optional(v.boolean()),
  /** Public path of a page of the storefront. */
  to: v.optional(v.string())
})
const spans = v.array(span)
const block = v.variant('kind', [
  v.object({ kind: v.literal('text'), spans }),
  v.object({ kind: v.literal('heading'), level: v.picklist([2, 3]), text: v.string() }),
  v.object({ kind: v.literal('list'), ordered: v.boolean(), items: v.array(spans) }),
  v.object({ kind: v.literal('note'), paragraphs: v.array(spans) }),
  v.object({ kind: v.literal('picture'), src: v.string(), alt: v.string() })
])

export const articleInput = v.object({ id })
/** `down`: it was taken down; nothing of what it said is told, only its title and why. */
export const article = v.object({
  id: v.number(),
  state: v.picklist(['shown', 'down']),
  title: v.string(),
  /** Why and when it was taken down; '' while it stands. */
  downReason: v.string(),
  downOn: v.string(),
  topic,
  author: v.string(),
  reviewer: v.string(),
  publishDate: v.string(),
  /** Both '' of articles from before they were noted. */
  reviewedOn: v.string(),
  nextReviewOn: v.string(),
  /** The day of the next review has passed. */
  reviewDue: v.boolean(),
  sources: v.array(v.object({ title: v.string(), by: v.string(), year: v.number() })),
  summary: v.string(),
  minutes: v.number(),
  readCount: v.number(),
  /** To how many it was of use. */
  usefulCount: v.number(),
  imgUrl: v.string(),
  body: v.array(block),
  film: v.nullable(
    v.object({
      src: v.string(),
      seconds: v.number(),
      sound: v.boolean(),
      /** In seconds from the beginning. */
      cues: v.array(v.object({ from: v.number(), to: v.number(), text: v.string() })),
      chapters: v.array(v.object({ at: v.number(), title: v.string() }))
    })
  ),
  /** Check items that it explains and that can be added to a checkup. */
  items: v.array(v.object({ itemCode: v.string(), name: v.string(), intro: v.string(), price: yuan })),
  products: v.array(productCard),
  /** What to read next. */
  next: v.array(articleCard),
  /** Null for a guest. */
  mine: v.nullable(v.object({ saved: v.boolean(), useful: v.boolean() }))
})

export const markInput = v.object({
  id,
  kind: v.picklist(['saved', 'useful'], '操作不正确'),
  on: v.boolean()
})
export const mark = v.object({ saved: v.boolean(), useful: v.boolean(), usefulCount: v.number() })

/** Of each device one reading a day counts. */
export const openedResults = v.object({ readCount: v.number() })

/** What is put first: by the latest report of who agreed to that, else what the editors chose. */
export const picked = v.object({
  by: v.picklist(['report', 'editors']),
  /** Of which report; '' by the editors. */
  reportDate: v.string(),
  /** There is a report of one's own, and no agreement. */
  canAgree: v.boolean(),
  list: v.array(v.object({ article: articleCard, why: v.string() }))
})
export const agreeInput = v.object({ agreed: v.boolean() })

export type ArticleListInput = v.InferInput<typeof articleListInput>
export type ArticleCard = v.InferOutput<typeof articleCard>
export type ArticlePage = v.InferOutput<typeof articlePage>
export type ArticleInput = v.InferInput<typeof articleInput>
export type Article = v.InferOutput<typeof article>
export type MarkInput = v.InferInput<typeof markInput>
export type Mark = v.InferOutput<typeof mark>
export type Opened = v.InferOutput<typeof openedResults>
export type Picked = v.InferOutput<typeof picked>
export type AgreeInput = v.InferInput<typeof agreeInput>
