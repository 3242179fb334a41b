import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SubscriptionKind } from '@/domain/subscription/kinds'
import { users } from './account'
import { instant } from './columns'
import { orders } from './ordering/order'

/** What the owner of an order was asked by the mini-program: whether WeChat may send this once. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    orderNum: text('order_num')
      .notNull()
      .references(() => orders.orderNum),
    kind: text('kind').$type<SubscriptionKind>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Of WeChat, as the shop had it then. */
    templateId: text('template_id').notNull(),
    accepted: boolean('accepted').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** WeChat sends one message for each yes. */
    sentAt: instant('sent_at'),
    /** A server is at it since then; it writes down before what only WeChat can know after. */
    sendingAt: instant('sending_at'),
    /** Why it was not sent, by WeChat's code and words or ours: it is not tried again. */
    refused: text('refused'),
    /** What was sent. */
    title: text('title')
  },
  (t) => [primaryKey({ columns: [t.orderNum, t.kind] }), index('subscriptions_user').on(t.userId)]
)
