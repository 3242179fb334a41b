/** Branches and days of a test of its own calls (§7 /watson), in our own words and fen. */
import { branchesBy, toDay, type PricedDay } from './booking'
import type { Call } from '../http/call'

export const listWatson = branchesBy((call, asked) => call('watson.list', asked))

/** The days of a city (mode 'all'). */
export const watsonCityDays = async (
  call: Call,
  wanted: { productCode: string; cityCode: string }
): Promise<readonly PricedDay[]> => (await call('watson.calendar', wanted)).map(toDay)

/** The days of one branch (mode 'single'). */
export const watsonBranchDays = async (
  call: Call,
  { branchId: orgCode, ...wanted }: { branchId: string; productCode: string; startDate: string }
): Promise<readonly PricedDay[]> => (await call('watson.calendar', { orgCode, ...wanted })).map(toDay)
