/** Clinics, days and times of a vaccination (§7 vaccine calls), in our own words and fen. */
import { branchesBy, toDay, type PricedDay } from './booking'
import type { Call } from './call'
import { toSlot, type slotsOf } from './slots'

export const listVaccine = branchesBy((call, { orderNum: orderNumber = '', ...asked }) =>
  call('vaccine.list', { ...asked, orderNumber })
)

/** The days of one clinic (mode 'single'). */
export const vaccineClinicDays = async (
  call: Call,
  { branchId: orgCode, ...wanted }: { branchId: string; productCode: string; startDate: string }
): Promise<readonly PricedDay[]> => (await call('vaccine.days', { orgCode, ...wanted })).map(toDay)

export const vaccineTimes: typeof slotsOf = async (call, { branchId: orgCode, productCode, date }) =>
  (await call('vaccine.times', { orgCode, productCode, date })).map(toSlot)
