import type { Tx } from '../../db/transact'
import { orderEvents } from '../../db/schema'
import { putInOutbox } from '../../outbox/put'
import { NOTIFIED, type OrderEvent } from './order-event'

/** Writes it down, in the transaction that makes it true. */
export async function recordEvent(
  tx: Tx,
  orderNum: string,
  event: OrderEvent,
  at: Date,
  detail: Readonly<Record<string, unknown>> = {}
): Promise<void> {
  await recordEvents(tx, [{ orderNum }], event, at, detail)
}

/** The same of all orders that are paid together. */
export async function recordEvents(
  tx: Tx,
  of: readonly { readonly orderNum: string }[],
  event: OrderEvent,
  at: Date,
  detail: Readonly<Record<string, unknown>> = {}
): Promise<void> {
  if (of.length === 0) return
  const written = await tx
    .insert(orderEvents)
    .values(of.map(({ orderNum }) => ({ orderNum, event, detail, at })))
    .returning({ id: orderEvents.id, orderNum: orderEvents.orderNum })
  if (!NOTIFIED.includes(event)) return
  await putInOutbox(
    tx,
    written.map(({ id, orderNum }) => ({
      topic: 'order',
      key: `order-event:${id}`,
      payload: { orderNum, event, at: at.toISOString(), ...detail }
    })),
    at
  )
}
