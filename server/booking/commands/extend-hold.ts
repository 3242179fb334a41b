import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { MAX_HOLD_EXTENSIONS, SLOT_HOLD_MS } from '@/domain/order/timers'
import { BOOKING_TEXTS } from '../texts'
import { holds } from '../../db/schema'
import { transact } from '../../db/transact'
import type { RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { liveHold } from '../queries/live-hold'
import { slotsKeptTooLong } from '../../stock/queries/kept-too-long'
import { HOLD_STATE, holdOwner, ownHold, type SlotHold } from '../../stock/queries/own-hold'
import { ownerTurn } from './owner-turn'

/**
 * Gives a live hold another 600 s, as often as `MAX_HOLD_EXTENSIONS` says and within what its owner may keep the slot in all.
 * Refuses: 404 another's hold, 27201 with alternatives one that ran out, 0 one that was kept for so long. Expire holds first.
 */
export async function extendHold(context: RequestContext, holdId: string): Promise<SlotHold> {
  const now = context.now()
  const owner = holdOwner(context)
  const { slot } = await ownHold(context, holdId)
  const hold = await transact(context.db, async (tx) => {
    await ownerTurn(tx, owner)
    if ((await slotsKeptTooLong(tx, owner, now)).has(slot.id)) return undefined
    const [longer] = await tx
      .update(holds)
      .set({
        expiresAt: sql`${holds.expiresAt} + make_interval(secs => ${SLOT_HOLD_MS / 1000})`,
        extensions: sql`${holds.extensions} + 1`
      })
      .where(
        and(
          eq(holds.id, holdId),
          eq(holds.state, HOLD_STATE.held),
          gt(holds.expiresAt, now),
          lt(holds.extensions, MAX_HOLD_EXTENSIONS)
        )
      )
      .returning()
    return longer
  })
  if (hold) return { hold, slot }
  await liveHold(context, holdId)
  throw new Refusal(ErrorCode.business, BOOKING_TEXTS.holdExtended)
}
