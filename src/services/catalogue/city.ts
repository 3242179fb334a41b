/** Cities with branches (§7). */
import type { City as WireCity } from '@/contract/content/dto'
import type { Call } from '../http/call'

export interface City {
  readonly cityCode: string
  readonly cityName: string
  /** In syllables, for search: 'cheng du'. */
  readonly pinyin?: string | undefined
  /** Code of the provider (iKangCityCode); Beijing is 0010. */
  readonly providerCode: string
  /** The one in force (R3.28). */
  readonly current: boolean
  /** Branches that take bookings; 0 shows 暂无分院. */
  readonly branchCount: number
  readonly lat: number
  readonly lon: number
}

/** What a city is chosen by. */
export type ChosenCity = Pick<City, 'cityCode' | 'cityName' | 'providerCode' | 'lat' | 'lon'>

/** 热门 first, then letters (§3 City group). */
export interface CityGroup {
  readonly heading: string
  readonly cities: readonly City[]
}

const toCity = ({ isLocation, hot: _hot, ...city }: WireCity): City => ({
  ...city,
  current: isLocation === 1
})

/** @param currentCode the server marks this city as the current one */
export const listCities = async (call: Call, currentCode: string): Promise<readonly CityGroup[]> =>
  (await call('city.list', { cityCode: currentCode })).map(({ classifyName, cityList }) => ({
    heading: classifyName,
    cities: cityList.map(toCity)
  }))

/** The city of a position; undefined when it is none of ours. */
export async function cityAt(
  call: Call,
  found: { lat?: number; lon?: number; mapCityCode?: string; cityName?: string }
): Promise<City | undefined> {
  const [city] = await call('city.convert', found)
  return city && toCity(city)
}
