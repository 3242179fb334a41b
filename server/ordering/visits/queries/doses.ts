import { eq } from 'drizzle-orm'
import { doseDays, doseWindow, type DoseWindow } from '@/domain/kinds/doses'
import type { ChangeKind } from '@/domain/order/change'
import { focusVisit } from '@/domain/order/parts'
import { doseScheduleOf } from '../../../catalogue/queries/dose-schedule'
import type { Db } from '../../../db/client'
import { products } from '../../../db/schema'
import type { OrderRow, WholeOrder } from '../../order/whole-order'

import { fulfilmentOf } from '../../fulfilment'

/** On which day after the first each dose of an order is given; null of an order that has none. */
export async function doseScheduleOfOrder(
  db: Db,
  order: Pick<OrderRow, 'kind' | 'orderType' | 'productCode'>
): Promise<readonly number[] | null> {
  if (!fulfilmentOf(order).visits.inDoses) return null
  const [product] = await db
    .select({ extra: products.extra })
    .from(products)
    .where(eq(products.productCode, order.productCode))
  return product ? doseScheduleOf(product) : null
}

type Visit = WholeOrder['visits'][number]

const UNBOOKED: readonly Visit['state'][] = ['toBook', 'noShow', 'failed']

/** The visit of that number; without one what is to be booked next, where that is meant, else what wants attention first. */
export function nextVisit(
  visits: readonly Visit[],
  wantedNo: number | undefined,
  as: ChangeKind | undefined
): Visit | null {
  if (wantedNo !== undefined) return visits.find(({ no }) => no === wantedNo) ?? null
  const unbooked = as === 'book' ? visits.find(({ state }) => UNBOOKED.includes(state)) : undefined
  return unbooked ?? focusVisit(visits)
}

/** Days between which a visit has to be; null of a dose while the one before it has no day. */
export async function visitWindow(
  db: Db,
  order: WholeOrder,
  { no, notBefore, notAfter }: Visit
): Promise<DoseWindow | null> {
  const schedule = await doseScheduleOfOrder(db, order)
  if (schedule === null) return { from: notBefore, to: notAfter }
  return doseWindow(doseDays(order.visits), no, schedule)
}
