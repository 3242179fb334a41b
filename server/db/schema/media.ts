import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns'

/** Pictures of the shop, which all servers share. */
export const media = pgTable('media', {
  /** As sheets name it: `banner.png` of `/media/banner.png`. */
  name: text('name').primaryKey(),
  /** SHA-256 of the operator's file, in hex. */
  hash: text('hash').notNull(),
  /** `image/jpeg`. */
  type: text('type').notNull(),
  /** In pixels. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** The file made smaller, without what the camera wrote into it. */
  content: bytes('content').notNull(),
  importedAt: instant('imported_at').notNull()
})
