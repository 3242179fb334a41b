import type { ShopFace } from '../../../settings/shop-profile'
import { and, eq } from 'drizzle-orm'
import type { paymentTerm } from '@/domain/order/terms'
import type { Db } from '../../../db/client'
import { orderChanges } from '../../../db/schema'
import type { OrderPart } from '../../fulfilment/queries/order-part'
import { partOf } from '../../fulfilment/queries/parts'
import type { TimelineStep } from '../../fulfilment/timeline-step'
import { lastPayment, toldMoney, type PaidTerm } from '../../order/queries/order-money'
import { wholeOrder } from '../../order/queries/order-parts'
import type { OrderRow, WholeOrder } from '../../order/whole-order'
import { owedAfter } from '../../payments/queries/balance'
import { paidTogether, paymentsOf } from '../../payments/queries/paid-together'
import { timelineOf } from '../timeline'
import { orderHistory } from './order-history'
import type { ListedOrder } from './order-list'
import { placeOf } from './order-place'

type Plan = typeof orderChanges.$inferSelect.plan

/** An order with its way, and what is told of it by how it is fulfilled. */
export interface DetailedOrder extends ListedOrder {
  readonly part: OrderPart
  /** Where and when the visit will be once its change is paid. */
  readonly planned: Pick<Plan, 'date' | 'timespan' | 'orgName'> | null
  /** All orders of its payment that are still shown; empty when it is paid alone. */
  readonly together: readonly WholeOrder[]
  /** What was paid last, with all that was paid by the same payment; null before. */
  readonly lastPayment: ReturnType<typeof paymentTerm> | null
  readonly payments: readonly PaidTerm[]
  readonly timeline: TimelineStep[]
}

async function plannedVisit(db: Db, order: WholeOrder): Promise<Plan | null> {
  if (owedAfter(order)?.purpose !== 'change') return null
  const [change] = await db
    .select({ plan: orderChanges.plan })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderNum, order.orderNum), eq(orderChanges.state, 'proposed')))
  return change?.plan ?? null
}

export async function orderDetail(
  db: Db,
  row: OrderRow,
  now: Date,
  { phone, invoices }: ShopFace
): Promise<DetailedOrder> {
  const order = await wholeOrder(db, row)
  const place = await placeOf(db, order)
  const payment = (await paymentsOf(db, [order]))(order)
  return {
    ...{ order, payment, invoices, tel: place.branch?.tel || phone },
    ...(await toldMoney(db, order)),
    part: await partOf(db, order, place, now),
    planned: await plannedVisit(db, order),
    together: payment.orders > 1 ? await paidTogether(db, order) : [],
    lastPayment: await lastPayment(db, order),
    timeline: timelineOf(order, await orderHistory(db, order.orderNum), place.reportWorkdays)
  }
}
