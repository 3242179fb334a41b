/** Stores, days and times of a dental visit (§7 /dental, /common/dental), in our own words and fen. */
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { branchesBy, toDay, type BookingInfo, type PricedDay } from './booking'
import type { Call } from '../http/call'
import { toHold, type takeHold } from './hold'
import type { slotsOf } from './slots'

const list = branchesBy((call, asked) => call('dental.list', asked))

/** Stores of a city, and the cities that have any; both are asked at the same time. */
export async function listDental(call: Call, wanted: Parameters<typeof list>[1]): Promise<BookingInfo> {
  const cities = call('dental.cities', {
    a: wanted.productCode,
    b: wanted.days.cityCode,
    c: wanted.days.startDate
  })
  const [info, known] = await Promise.all([list(call, wanted), cities.catch(() => [])])
  return { ...info, cities: known.map(({ cityCode, cityName }) => ({ cityCode, cityName })) }
}

/** The days of a city (mode 'all'). */
export const dentalCityDays = async (
  call: Call,
  wanted: { productCode: string; cityCode: string }
): Promise<readonly PricedDay[]> => (await call('dental.days', wanted)).map(toDay)

/** The days of one store (mode 'single'). */
export const dentalStoreDays = async (
  call: Call,
  { branchId: orgId, ...wanted }: { branchId: string; productCode: string; startDate: string }
): Promise<readonly PricedDay[]> => (await call('dental.days', { orgId, ...wanted })).map(toDay)

export const dentalTimes: typeof slotsOf = async (call, { branchId: orgId, productCode, date, doctorId }) =>
  (
    await call('dental.schedule', { orgId, productCode, regDate: date, ...(doctorId ? { doctorId } : {}) })
  ).map(({ schedulingId: id, regTime: timespan, remnum: remaining, num: capacity }): Slot => ({
    ...{ id, timespan, remaining, capacity }
  }))

export const holdDental: typeof takeHold = async (call, wanted) => {
  const { branchId: orgId, productCode, date: regDate, slotId: schedulingId, doctorId } = wanted
  const whose = doctorId ? { doctorId } : {}
  return toHold(await call('dental.appointment', { orgId, productCode, regDate, schedulingId, ...whose }))
}
