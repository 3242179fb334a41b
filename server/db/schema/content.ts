import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Link } from '@/contract/content/dto'
import type { Chapter, Cue } from '@/domain/article/captions'
import type { TopicId } from '@/domain/article/topics'
import type { Tree } from '@/domain/article/tree'
import { users } from './account'
import { instant } from './columns'

export const hotWords = pgTable('hot_words', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  image: text('image').notNull().default(''),
  sort: integer('sort').notNull()
})

/** Blocks of the home page and of module pages. `data` is what the block's type needs. */
export const modules = pgTable(
  'modules',
  {
    moduleId: integer('module_id').primaryKey(),
    moduleType: integer('module_type').notNull(),
    title: text('title').notNull(),
    /** Where it is shown: home, shop, mine… */
    place: text('place').notNull(),
    sort: integer('sort').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    hiddenOnChannels: jsonb('hidden_on_channels').$type<number[]>().notNull(),
    /** Codes of the cities in which it is shown; empty: in all. */
    cities: jsonb('cities').$type<string[]>().notNull().default([])
  },
  (t) => [index('modules_place').on(t.place, t.sort)]
)

/** Home as an operator would have it, for who has the link, until it runs out. */
export const homePreviews = pgTable('home_previews', {
  /** SHA-256 of the key in the link. */
  keyHash: text('key_hash').primaryKey(),
  blocks: jsonb('blocks').$type<readonly (typeof modules.$inferSelect)[]>().notNull(),
  expiresAt: instant('expires_at').notNull()
})

/** Blocks of home that a device put away; the owner is `d:<device token>`. */
export const moduleHides = pgTable(
  'module_hides',
  {
    owner: text('owner').notNull(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.moduleId),
    at: instant('at').notNull()
  },
  (t) => [primaryKey({ columns: [t.owner, t.moduleId] })]
)

export const banners = pgTable(
  'banners',
  {
    id: integer('id').primaryKey(),
    place: text('place').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    image: text('image').notNull(),
    /** Ground of the picture: mint, sky, apricot, rose or sand. */
    tone: text('tone').notNull(),
    /** A route of the storefront, as in the route table; null leads nowhere. */
    link: jsonb('link').$type<Link>(),
    sort: integer('sort').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    hiddenOnChannels: jsonb('hidden_on_channels').$type<number[]>().notNull().default([]),
    /** Codes of the cities in which it is shown; empty: in all. */
    cities: jsonb('cities').$type<string[]>().notNull().default([])
  },
  (t) => [index('banners_place').on(t.place, t.sort)]
)

export const popWindows = pgTable('pop_windows', {
  id: integer('id').primaryKey(),
  place: text('place').notNull(),
  title: text('title').notNull(),
  image: text('image').notNull().default(''),
  link: jsonb('link').$type<Link>(),
  text: text('text').notNull().default(''),
  buttonText: text('button_text').notNull(),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull()
})

/** A film of an article; its captions and chapters in seconds. */
export interface Film {
  readonly src: string
  readonly seconds: number
  /** Without it nothing is lost to who does not hear. */
  readonly sound: boolean
  readonly cues: readonly Cue[]
  readonly chapters: readonly Chapter[]
}

interface ArticleSource {
  readonly title: string
  /** Who published it; '' not told. */
  readonly by: string
  /** Year; 0 not told. */
  readonly year: number
}

/** Articles on health. One that was taken down keeps its row, so that its page can say so. */
export const news = pgTable(
  'news',
  {
    id: integer('id').primaryKey(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    category: text('category').$type<TopicId>().notNull(),
    author: text('author').notNull(),
    reviewer: text('reviewer').notNull(),
    /** It is not shown before. */
    publishDate: date('publish_date', { mode: 'string' }).notNull(),
    /** Both null of articles from before they were noted. */
    reviewedOn: date('reviewed_on', { mode: 'string' }),
    nextReviewOn: date('next_review_on', { mode: 'string' }),
    sources: jsonb('sources').$type<readonly ArticleSource[]>().notNull().default([]),
    readCount: integer('read_count').notNull().default(0),
    cover: text('cover').notNull().default(''),
    body: jsonb('body').$type<Tree>().notNull(),
    film: jsonb('film').$type<Film>(),
    /** Check items that it explains: by them it is recommended, and leads to them. */
    itemCodes: jsonb('item_codes').$type<readonly string[]>().notNull().default([]),
    productCodes: jsonb('product_codes').$type<readonly string[]>().notNull().default([]),
    /** Among what is talked about now. */
    hot: boolean('hot').notNull().default(false),
    /** Place among what the editors chose; null not chosen. */
    pick: integer('pick'),
    /** Why it was taken down; null: it stands. */
    downReason: text('down_reason'),
    downAt: instant('down_at')
  },
  (t) => [
    index('news_category').on(t.category, t.publishDate),
    check('news_down', sql`(${t.downReason} is null) = (${t.downAt} is null)`)
  ]
)

/** What a user keeps to read again, and what was of use to them. */
export const articleMarks = pgTable(
  'article_marks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    articleId: integer('article_id')
      .notNull()
      .references(() => news.id),
    kind: text('kind').$type<'saved' | 'useful'>().notNull(),
    at: instant('at').notNull()
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.articleId] })]
)

/** Of each device one reading a day counts. The key is a hash that tells neither; it goes the day after. */
export const articleReads = pgTable(
  'article_reads',
  {
    key: text('key').primaryKey(),
    day: date('day', { mode: 'string' }).notNull()
  },
  (t) => [index('article_reads_day').on(t.day)]
)
