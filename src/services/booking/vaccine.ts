/** Clinics, days and times of a vaccination (§7 vaccine calls), in our own words and fen. */
import type { OrderedVisit } from '@/domain/draft/draft'
import { branchesBy, toDay, type PricedDay } from './booking'
import type { Call } from '../http/call'
import { toSlot, type slotsOf } from './slots'

/** Clinics for the first dose with all of them; of an order those for one of its doses, on the days on which it may be given. */
export const listForDose = (dose?: OrderedVisit) =>
  branchesBy((call, { orderNum: _again, ...asked }) =>
    call(
      'vaccine.list',
      dose ? { ...asked, orderNumber: dose.orderNum, visitNo: dose.no } : { ...asked, orderNumber: '' }
    )
  )

/** The days of one clinic (mode 'single'). */
export const vaccineClinicDays = async (
  call: Call,
  { branchId: orgCode, ...wanted }: { branchId: string; productCode: string; startDate: string }
): Promise<readonly PricedDay[]> => (await call('vaccine.days', { orgCode, ...wanted })).map(toDay)

export const vaccineTimes: typeof slotsOf = async (call, { branchId: orgCode, productCode, date }) =>
  (await call('vaccine.times', { orgCode, productCode, date })).map(toSlot)
