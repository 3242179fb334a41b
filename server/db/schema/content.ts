import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Link } from '@/contract/content/dto'
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
    hiddenOnChannels: jsonb('hidden_on_channels').$type<number[]>().notNull()
  },
  (t) => [index('modules_place').on(t.place, t.sort)]
)

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
    endAt: instant('end_at').notNull()
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

export const news = pgTable(
  'news',
  {
    id: integer('id').primaryKey(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    category: text('category').notNull(),
    author: text('author').notNull(),
    reviewer: text('reviewer').notNull(),
    publishDate: date('publish_date', { mode: 'string' }).notNull(),
    readCount: integer('read_count').notNull().default(0),
    video: boolean('video').notNull().default(false),
    cover: text('cover').notNull().default(''),
    body: jsonb('body').$type<string[]>().notNull()
  },
  (t) => [index('news_category').on(t.category, t.publishDate)]
)
