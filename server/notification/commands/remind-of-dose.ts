import { addDays, instantAt } from '@/domain/date'
import type { Tx } from '../../db/transact'
import { putInOutbox } from '../../outbox/put'
import { fulfilmentOf } from '../../ordering/fulfilment'
import { goesOn } from '../../ordering/order/order-policy'
import type { WholeOrder } from '../../ordering/order/whole-order'

/** So many days before a dose may be given its user is told that it can be booked, at this hour. */
const DAYS_BEFORE = 7
const HOUR = '09:00'

/** A later dose has got the first day on which it may be given: its user is told in time. That of another day does not count any more. */
export async function remindOfDose(tx: Tx, order: WholeOrder): Promise<void> {
  const next = goesOn(order) ? fulfilmentOf(order).visits.due(order) : null
  if (!next) return
  const { no: doseNo, notBefore: day } = next
  const { orderNum } = order
  const dueAt = new Date(instantAt(addDays(day, -DAYS_BEFORE), HOUR))
  const payload = { orderNum, event: 'dose-due', at: dueAt.toISOString(), doseNo, day }
  await putInOutbox(tx, [{ topic: 'order', key: `dose:${orderNum}:${doseNo}:${day}`, payload }], dueAt)
}
