import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { AddressTag } from '@/domain/address/tags'
import { sealedIn } from '../sealed-column'
import { users } from './account'
import { instant } from './columns'

const ofAddresses = sealedIn('addresses')
const ofSuggestions = sealedIn('suggestions')

/** Where a user has parcels sent. */
export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: ofAddresses.text('name').notNull(),
    mobile: ofAddresses.text('mobile').notNull(),
    /** Names of province, city and county joined by '-'. */
    region: text('region').notNull(),
    detail: ofAddresses.text('detail').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** 家, 公司 … ; '' none. */
    tag: text('tag').$type<AddressTag>().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull()
  },
  (t) => [index('addresses_user').on(t.userId)]
)

/** What users and guests suggest. */
export const suggestions = pgTable(
  'suggestions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id),
    /** Where it came from: limits the suggestions of guests. */
    network: text('network').notNull(),
    kind: text('kind').notNull(),
    text: ofSuggestions.text('text').notNull(),
    contact: ofSuggestions.text('contact').notNull(),
    at: instant('at').notNull()
  },
  (t) => [index('suggestions_user').on(t.userId), index('suggestions_network').on(t.network, t.at)]
)
