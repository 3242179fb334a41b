import { asc, eq } from 'drizzle-orm'
import { doseDays, dosesFrom } from '@/domain/kinds/doses'
import { orders, orderVisits } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { doseScheduleOfOrder } from '../../visits/queries/doses'

/** A dose has got its day: those after it may be given so much later than it. */
export async function moveLaterDoses(tx: Tx, orderNum: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNum, orderNum))
  const schedule = order && (await doseScheduleOfOrder(tx, order))
  if (!schedule) return
  const visits = await tx
    .select()
    .from(orderVisits)
    .where(eq(orderVisits.orderNum, orderNum))
    .orderBy(asc(orderVisits.no))
  const from = dosesFrom(doseDays(visits), schedule)
  for (const { id, no, notBefore } of visits) {
    const day = from[no - 1] ?? null
    if (day !== notBefore) await tx.update(orderVisits).set({ notBefore: day }).where(eq(orderVisits.id, id))
  }
}
