/** A dose of an order gets its day, or another one (§7 Vaccine create and reschedule), in our own words and fen. */
import type { ChangedVisit } from '@/contract/order/dto/change'
import { CallError, ErrorCode, NETWORK_ERROR_TEXT } from '@/contract/errors'
import type { OrderedVisit } from '@/domain/draft/draft'
import type { Visit } from '@/domain/draft/parts'
import { ampmOf } from '@/domain/booking/slot/choose-slot'
import { toFen, toYuan } from '@/domain/money'
import type { Call } from '../http/call'

/** What became of the order. */
export interface ChangedDose {
  readonly orderType: number
  /** To be paid before it counts; 0: it counts. */
  readonly payFen: number
  /** How often the dose may still be moved. */
  readonly changesLeft: number
}

const toChanged = ([made]: readonly ChangedVisit[]): ChangedDose => {
  if (!made) throw new CallError(ErrorCode.badAnswer, NETWORK_ERROR_TEXT)
  const { orderType, payPrice, changesLeft } = made
  return { orderType, payFen: toFen(payPrice), changesLeft }
}

const seatOf = ({ date, timespan, slotId, hold }: Visit) => ({
  regDate: date,
  timeSpanId: slotId,
  startTimeSpan: timespan,
  holdId: hold?.id ?? ''
})

/** @throws CallError as `moveDose` */
export const bookDose = async (
  call: Call,
  { orderNum: originOrderNumber, no: visitNo }: OrderedVisit,
  visit: Visit,
  idempotencyKey: string
): Promise<ChangedDose> => {
  const { id: orgCode, name: orgName } = visit.branch
  const input = { originOrderNumber, visitNo, orgCode, orgName, ...seatOf(visit) }
  return toChanged(await call('order.bookVaccine', input, { idempotencyKey }))
}

/**
 * @param agreedFen what the customer agreed to pay more, below 0 less
 * @throws CallError, 27002 and 27201 with other times, 27004 with what it costs more
 */
export const moveDose = async (
  call: Call,
  { orderNum, no: visitNo }: OrderedVisit,
  visit: Visit,
  idempotencyKey: string,
  agreedFen: number
): Promise<ChangedDose> => {
  const input = {
    ...{ orderNum, visitNo, hospId: visit.branch.id, otherChannel: '', ampm: ampmOf(visit.timespan) },
    ...seatOf(visit),
    difference: toYuan(agreedFen)
  }
  return toChanged(await call('order.changeVaccine', input, { idempotencyKey }))
}
