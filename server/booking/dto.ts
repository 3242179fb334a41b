import type { Hold } from '@/contract/booking/dto/hold'
import { MAX_HOLD_EXTENSIONS } from '@/domain/order/timers'
import type { SlotHold } from '../stock/queries/own-hold'

/** A hold as its owner sees it, with the server's clock: the screen counts its minutes. */
export const holdDto = ({ hold, slot }: SlotHold, now: Date): Hold => ({
  holdId: hold.id,
  expiresAt: hold.expiresAt.getTime(),
  serverTime: now.getTime(),
  orgCode: slot.orgCode,
  productCode: hold.productCode,
  date: slot.date,
  slotId: slot.slotId,
  timespan: slot.timespan,
  extensionsLeft: Math.max(0, MAX_HOLD_EXTENSIONS - hold.extensions)
})
