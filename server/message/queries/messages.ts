import { and, count, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { messages, orders } from '../../db/schema'

const PAGE_SIZE = 20

type MessageRow = typeof messages.$inferSelect

/** How many are unread, in all and by what they are about. */
interface Unread {
  readonly all: number
  readonly order: number
  readonly report: number
  readonly activity: number
}

type Message = Pick<MessageRow, 'id' | 'category' | 'title' | 'text' | 'orderNum' | 'at'> & {
  /** Category of the product of the order that it is about; null of none. */
  readonly orderType: number | null
  readonly isRead: boolean
}

/** Some of a user's messages, and whether more come behind them. */
export interface MessagePage {
  readonly list: readonly Message[]
  readonly hasMore: boolean
  readonly unread: Unread
}

/** How many messages a user has not read, by what they are about. */
export async function unreadOf(db: Db, userId: string): Promise<Unread> {
  const rows = await db
    .select({ category: messages.category, count: count() })
    .from(messages)
    .where(and(eq(messages.userId, userId), isNull(messages.readAt)))
    .groupBy(messages.category)
  const of = (category: string): number => rows.find((row) => row.category === category)?.count ?? 0
  const [order, report, activity] = [of('order'), of('report'), of('activity')]
  return { all: order + report + activity, order, report, activity }
}

/** A page of a user's messages, the newest first. */
export async function messageList(
  db: Db,
  userId: string,
  { page, category }: { readonly page: number; readonly category?: MessageRow['category'] | undefined }
): Promise<MessagePage> {
  const found = await db
    .select({ ...getTableColumns(messages), orderType: orders.orderType })
    .from(messages)
    .leftJoin(orders, eq(orders.orderNum, messages.orderNum))
    .where(
      and(eq(messages.userId, userId), category === undefined ? undefined : eq(messages.category, category))
    )
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
  return {
    list: found
      .slice(0, PAGE_SIZE)
      .map(({ id, category: about, title, text, orderNum, orderType, at, readAt }) => ({
        id,
        category: about,
        title,
        text,
        orderNum,
        orderType,
        at,
        isRead: readAt !== null
      })),
    hasMore: found.length > PAGE_SIZE,
    unread: await unreadOf(db, userId)
  }
}
