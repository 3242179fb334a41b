/** Clinics, days and times of a vaccination (§7 vaccine calls), in our own words and fen. */
import { branchesBy, toDay, type PricedDay } from './booking'
import type { Call } from './call'
import type { CancelSignal } from './cancel'
import { toSlot, type slotsOf } from './slots'

export const listVaccine = branchesBy((call, { orderNum: orderNumber = '', ...asked }, signal) =>
  call('vaccine.list', { ...asked, orderNumber }, { signal })
)

/** The days of one clinic (mode 'single'). */
export const vaccineClinicDays = async (
  call: Call,
  { branchId: orgCode, ...wanted }: { branchId: string; productCode: string; startDate: string },
  signal: CancelSignal
): Promise<readonly PricedDay[]> =>
  (await call('vaccine.days', { orgCode, ...wanted }, { signal })).map(toDay)

export const vaccineTimes: typeof slotsOf = async (call, { branchId: orgCode, productCode, date }, signal) =>
  (await call('vaccine.times', { orgCode, productCode, date }, { signal })).map(toSlot)
