/** A visit of a paid order gets another day (§7), in our own words and fen. */
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { toYuan } from '@/domain/money'
import type { Call } from '../http/call'

interface WantedChange {
  readonly orderNum: string
  readonly branchId: string
  readonly date: string
  readonly slot: Pick<Slot, 'id' | 'timespan'>
  /** Whose time; '' that of nobody in particular. */
  readonly doctorId: string
  /** What was agreed that it costs more, below 0 less. */
  readonly differenceFen: number
}

/** What became of it. */
export interface ChangedVisit {
  readonly orderType: number
  /** It counts once this is paid. */
  readonly toPay: boolean
}

/**
 * @param idempotencyKey the same one repeats the request and not the change
 * @throws CallError, 27004 with the price as it is now, 27002, 27003 and 27201 when the time is gone
 */
export async function changeVisit(
  call: Call,
  { orderNum, branchId, date, slot, doctorId, differenceFen }: WantedChange,
  idempotencyKey: string
): Promise<ChangedVisit | undefined> {
  const input = {
    orderNum,
    hospitalId: branchId,
    regDate: date,
    timespanStr: slot.timespan,
    timeSpanId: slot.id,
    ...(doctorId ? { doctorId } : {}),
    difference: toYuan(differenceFen)
  }
  const [changed] = await call('order.changeVisit', input, { idempotencyKey })
  return changed && { orderType: changed.orderType, toPay: changed.payOrderNum !== '' }
}

/** A change that waits for its difference is not wanted any more. @throws CallError when it was paid this moment */
export const withdrawChange = async (call: Call, orderNum: string): Promise<void> => {
  await call('order.withdrawChange', { orderNum })
}
