import { eq } from 'drizzle-orm'
import { endsInReport, seatFamilyOf } from '@/domain/kinds/traits'
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '@/domain/subscription/kinds'
import type { Config } from '../../config'
import { subscriptions, type orders } from '../../db/schema'
import type { Db } from '../../db/client'
import { canSend } from '../sender'

type OrderRow = typeof orders.$inferSelect

interface Offered {
  readonly kind: SubscriptionKind
  readonly templateId: string
}

/** What WeChat could tell of an order: the day before of a visit, that the report is there of what ends in one. */
function fits({ kind, orderType: category }: OrderRow, wanted: SubscriptionKind): boolean {
  if (wanted === 'visit') return seatFamilyOf({ kind, category }) !== null
  return wanted === 'change' || endsInReport({ kind, category })
}

/** What the owner of an order can be asked; nothing a second time. */
export async function subscriptionOffer(
  db: Db,
  config: Pick<Config, 'wxTemplates' | 'demo' | 'providers'>,
  order: OrderRow
): Promise<Offered[]> {
  const { wxTemplates } = config
  if (!canSend(config)) return []
  if ((await db.$count(subscriptions, eq(subscriptions.orderNum, order.orderNum))) > 0) return []
  return SUBSCRIPTION_KINDS.flatMap((kind) => {
    const templateId = wxTemplates[kind]
    return templateId !== undefined && fits(order, kind) ? [{ kind, templateId }] : []
  })
}
