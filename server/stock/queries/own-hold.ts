import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { STOCK_TEXTS } from '../texts'
import { holds, slots } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import type { SlotRow } from './stock'

export type HoldRow = typeof holds.$inferSelect

/** Seats that are kept, and where and when. */
export interface SlotHold {
  readonly hold: HoldRow
  readonly slot: SlotRow
}

export const HOLD_STATE = {
  held: 'held',
  booked: 'booked',
  released: 'released',
  expired: 'expired'
} as const

export interface HoldOwner {
  userId: string | null
  deviceToken: string | null
}

/** The user, or before login the device. Refuses with 20001 when the caller is neither. */
export function holdOwner({ user, deviceToken }: Pick<RequestContext, 'user' | 'deviceToken'>): HoldOwner {
  if (user === null && deviceToken === null) throw badInput(STOCK_TEXTS.deviceMissing)
  return { userId: user?.id ?? null, deviceToken }
}

/** Rows that belong to the owner: a user's own, and those of the device that nobody has adopted. */
export function ownedBy({ userId, deviceToken }: HoldOwner): SQL | undefined {
  const byDevice =
    deviceToken === null ? undefined : and(isNull(holds.userId), eq(holds.deviceToken, deviceToken))
  return userId === null ? byDevice : or(eq(holds.userId, userId), byDevice)
}

/** A hold of the caller with its slot, in any state. Refuses with 404, also for somebody else's. */
export async function ownHold(context: RequestContext, holdId: string): Promise<SlotHold> {
  const [row] = await context.db
    .select({ hold: holds, slot: slots })
    .from(holds)
    .innerJoin(slots, eq(slots.id, holds.slotRowId))
    .where(and(eq(holds.id, holdId), ownedBy(holdOwner(context))))
  if (!row) throw new Refusal(ErrorCode.notFound, STOCK_TEXTS.holdMissing)
  return row
}

export const isLive = (hold: Pick<HoldRow, 'state' | 'expiresAt'>, now: Date): boolean =>
  hold.state === HOLD_STATE.held && hold.expiresAt > now
