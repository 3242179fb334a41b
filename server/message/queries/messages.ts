import { and, count, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { MessageList, Unread } from '@/contract/message/dto'
import type { ParsedInput } from '@/contract/schemas'
import type { Db } from '../../db/client'
import { messages, orders } from '../../db/schema'

const PAGE_SIZE = 20

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
  { page, category }: ParsedInput<'message.list'>,
  now: Date
): Promise<MessageList> {
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
        at: at.getTime(),
        isRead: readAt !== null
      })),
    hasMore: found.length > PAGE_SIZE,
    unread: await unreadOf(db, userId),
    serverTime: now.getTime()
  }
}
