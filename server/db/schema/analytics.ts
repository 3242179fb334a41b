import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ANALYTICS_CHANNELS, AnalyticsEnvironment, MeasuredDoor } from '@/domain/analytics/limits'
import type { ProductKind } from '@/domain/kinds'
import { instant } from './columns'

/** What was measured, for ninety days. Neither an account nor an address or what a browser calls itself stands in it. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: uuid('id').primaryKey(),
    type: text('type').notNull(),
    /** When it happened, by our clock. */
    at: instant('at').notNull(),
    env: text('env').$type<AnalyticsEnvironment>().notNull(),
    channel: text('channel').$type<(typeof ANALYTICS_CHANNELS)[number]>().notNull(),
    door: text('door').$type<MeasuredDoor>().notNull(),
    /** A path of the route table, as it stands there. */
    page: text('page').notNull(),
    kind: text('kind').$type<ProductKind>(),
    part: text('part'),
    /** What this type alone has: seconds, a share, a place. */
    facts: jsonb('facts').$type<Readonly<Record<string, number | boolean>>>().notNull(),
    /** A random number of measuring, not the session's. */
    device: uuid('device').notNull()
  },
  (t) => [index('analytics_events_at').on(t.at)]
)

/** What is missing of a day (Asia/Shanghai) in the events: devices had no room for it, or it was refused. */
export const analyticsLosses = pgTable(
  'analytics_losses',
  {
    day: text('day').notNull(),
    env: text('env').$type<AnalyticsEnvironment>().notNull(),
    channel: text('channel').$type<(typeof ANALYTICS_CHANNELS)[number]>().notNull(),
    dropped: bigint('dropped', { mode: 'number' }).notNull(),
    refused: bigint('refused', { mode: 'number' }).notNull()
  },
  (t) => [primaryKey({ columns: [t.day, t.env, t.channel] })]
)
