import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** What the shop says of itself, by `ShopSetting`; what is not there is not shown. */
export const shopSettings = pgTable('shop_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull()
})

/** Texts that customers agree to, as they are in force. */
export const agreements = pgTable('agreements', {
  key: text('key').primaryKey(),
  title: text('title').notNull(),
  /** Since when. */
  updatedOn: date('updated_on', { mode: 'string' }).notNull(),
  sections: jsonb('sections').$type<{ heading: string; paragraphs: string[] }[]>().notNull()
})

/** What an operator may see besides what all see, by the account of their machine. */
export const opsRights = pgTable(
  'ops_rights',
  {
    account: text('account').notNull(),
    right: text('right').notNull(),
    /** Who gave it. */
    grantedBy: text('granted_by').notNull(),
    grantedAt: instant('granted_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.account, t.right] })]
)
