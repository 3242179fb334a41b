import { and, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { SUBSCRIPTION_KINDS } from '@/domain/subscription/kinds'
import { subscriptions, users } from '../../db/schema'
import type { Consumer } from '../../outbox/work-off'
import type { SubscriptionSender } from '../sender'

const told = v.object({
  orderNum: v.string(),
  kind: v.picklist(SUBSCRIPTION_KINDS),
  title: v.string()
})

/** Sends what the owner of an order said yes to, once; what nobody asked for, and whoever has no WeChat account here, gets nothing. */
export const sendSubscribedBy =
  (sender: SubscriptionSender | null): Consumer =>
  async (tx, { payload }, now) => {
    if (!sender) return
    const { orderNum, kind, title } = v.parse(told, payload)
    const one = and(eq(subscriptions.orderNum, orderNum), eq(subscriptions.kind, kind))
    const [found] = await tx
      .select({ templateId: subscriptions.templateId, openid: users.openid })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(and(one, eq(subscriptions.accepted, true), isNull(subscriptions.sentAt)))
      .for('update', { of: subscriptions })
    if (!found?.openid) return
    const { openid, templateId } = found
    await sender.send({ openid, templateId, orderNum, kind, title })
    await tx.update(subscriptions).set({ sentAt: now }).where(one)
  }
