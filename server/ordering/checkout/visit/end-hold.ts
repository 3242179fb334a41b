import { and, eq } from 'drizzle-orm'
import { holds } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { HOLD_STATE } from '../../../stock/queries/own-hold'
import type { EndedHold } from '../../reservations'

/**
 * Ends a hold that an order or a change of it names: one that serves becomes the order's, also when its time has just run out, as
 * nobody else has the seat; any other goes back with the step that takes the seats. null when it had ended before.
 */
export async function endHold(
  tx: Tx,
  { id, serves }: { readonly id: string; readonly serves: boolean },
  orderNum: string
): Promise<EndedHold | null> {
  const [ended] = await tx
    .update(holds)
    .set(serves ? { state: HOLD_STATE.booked, orderNum } : { state: HOLD_STATE.released })
    .where(and(eq(holds.id, id), eq(holds.state, HOLD_STATE.held)))
    .returning({ id: holds.id, slotRowId: holds.slotRowId, persons: holds.persons })
  return ended ? { ...ended, serves } : null
}
