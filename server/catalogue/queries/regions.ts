import { areaList } from '@vant/area-data'
import { badInput } from '../../http/refusal'
import { CATALOGUE_TEXTS } from '../texts'

/** A province, a city or a district. */
export interface Region {
  readonly code: string
  readonly name: string
}

interface RegionNames {
  readonly province: string
  readonly city: string
  readonly area: string
}

/** Codes of six digits: the first two name the province, the first four the city. */
const listOf = (source: Record<string, string>, prefix: string): Region[] =>
  Object.entries(source)
    .filter(([code]) => code.startsWith(prefix))
    .map(([code, name]) => ({ code, name }))

const PROVINCES = listOf(areaList.province_list, '')

export const provinces = (): Region[] => PROVINCES

/** Refuses an unknown province with 20001. */
export function citiesOf(provinceId: string): Region[] {
  if (!(provinceId in areaList.province_list))
    throw badInput(CATALOGUE_TEXTS.provinceWrong, { field: 'provinceId' })
  return listOf(areaList.city_list, provinceId.slice(0, 2))
}

/** Refuses an unknown city with 20001. */
export function regionsOf(cityId: string): Region[] {
  if (!(cityId in areaList.city_list)) throw badInput(CATALOGUE_TEXTS.cityWrong, { field: 'cityId' })
  return listOf(areaList.county_list, cityId.slice(0, 4))
}

/** The province of a city by their names, 天津 or 天津市; '' of one that is not known. */
export function provinceOf(city: string): string {
  const [code = ''] =
    Object.entries(areaList.city_list).find(([, name]) => name === city || name === `${city}市`) ?? []
  return PROVINCES.find((one) => one.code.slice(0, 2) === code.slice(0, 2))?.name ?? ''
}

const named = ({ province, city, area }: RegionNames): string => [province, city, area].join('/')

/** Names of all districts, as `named` has them: an order of goods asks for one of some thousands. */
const DISTRICTS = new Set(
  Object.entries(areaList.county_list).map(([code, area]) => {
    const province = areaList.province_list[`${code.slice(0, 2)}0000`] ?? ''
    const city = areaList.city_list[`${code.slice(0, 4)}00`] ?? ''
    return named({ province, city, area })
  })
)

/** Whether there is such a district in such a city of such a province, by name. */
export const isRegion = (region: RegionNames): boolean => DISTRICTS.has(named(region))
