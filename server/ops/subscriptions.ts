import { and, desc, eq, isNotNull, or, type SQL } from 'drizzle-orm'
import { formatDateTime } from '@/domain/date'
import { subscriptions } from '../db/schema'
import type { Command } from './command'

const MOST = 200

/** What became of what its reader said yes to. */
function endOf({ sentAt, refused }: typeof subscriptions.$inferSelect): string {
  if (sentAt !== null) return '已发送'
  return refused === null ? '还没到发送的时候' : '没有发出'
}

const list: Command = {
  name: 'subscriptions list',
  takes: '[--order 订单号] [--all]',
  about:
    '微信订阅消息：发出的和没发出的，带微信给的原因，新的在前，最多 200 条；--all 也列出还在等的和没有订阅的',
  changes: false,
  options: { order: { type: 'string' }, all: { type: 'boolean', default: false } },
  run: async ({ db }, { options: { order, all } }) => {
    const which: SQL | undefined = and(
      order === undefined ? undefined : eq(subscriptions.orderNum, order),
      all === undefined ? or(isNotNull(subscriptions.sentAt), isNotNull(subscriptions.refused)) : undefined
    )
    const found = await db
      .select()
      .from(subscriptions)
      .where(which)
      .orderBy(desc(subscriptions.askedAt), subscriptions.orderNum, subscriptions.kind)
      .limit(MOST)
    return {
      ok: true,
      rows: found.map((row) => ({
        ...{ order: row.orderNum, message: row.kind, template: row.templateId },
        ended: row.accepted ? endOf(row) : '没有订阅',
        title: row.title ?? '',
        at: row.sentAt ? formatDateTime(row.sentAt.getTime()) : '',
        reason: row.refused ?? ''
      }))
    }
  }
}

export const subscriptionCommands: readonly Command[] = [list]
