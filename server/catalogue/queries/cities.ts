import { asc, sql } from 'drizzle-orm'
import type { City, CityGroup } from '@/contract/content/dto'
import type { ParsedInput } from '@/contract/schemas'
import { distanceKm } from '@/domain/booking/distance'
import { groupCities, markCurrentCity } from '@/domain/city/city'
import { CATALOGUE_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { branches, cities } from '../../db/schema'
import { badInput } from '../../http/refusal'
import { servesOpenKind } from './branch-list'

/** Who is farther than this from every city we know is in none of them. */
const NEAR_KM = 100

interface KnownCity extends City {
  initial: string
}

/** Every city with the number of its branches that take bookings; one without any is kept (暂无分院). */
async function allCities(db: Db): Promise<KnownCity[]> {
  const counts = await db
    .select({ cityCode: branches.cityCode, n: sql<number>`count(*)::int` })
    .from(branches)
    .where(servesOpenKind)
    .groupBy(branches.cityCode)
  const branchCount = new Map(counts.map(({ cityCode, n }) => [cityCode, n]))
  const rows = await db.select().from(cities).orderBy(asc(cities.initial), asc(cities.cityCode))
  return rows.map((row) => ({
    ...row,
    hot: row.hot ? 1 : 0,
    isLocation: 0,
    branchCount: branchCount.get(row.cityCode) ?? 0
  }))
}

const toCity = ({ initial: _initial, ...city }: KnownCity): City => city

/** Cities in groups, hot ones first; the current city carries isLocation 1 (§3). */
export async function cityGroups(db: Db, cityCode: string | undefined): Promise<CityGroup[]> {
  const known = await allCities(db)
  const byCode = new Map(known.map((city) => [city.cityCode, city]))
  const marked = markCurrentCity(
    known.map((city) => ({ ...city, hot: city.hot === 1, isLocation: 0 })),
    cityCode ?? ''
  )
  return groupCities(marked).map(({ classifyName, cityList }) => ({
    classifyName,
    cityList: cityList.flatMap(({ cityCode: code, isLocation }) => {
      const city = byCode.get(code)
      return city ? [{ ...toCity(city), isLocation }] : []
    })
  }))
}

/**
 * The city of the maps service's code, else the nearest one to a position within 100 km; empty when there is none.
 * Refuses with 20001 when neither came.
 */
export async function convertCity(
  db: Db,
  { mapCityCode, lat, lon }: ParsedInput<'city.convert'>
): Promise<City[]> {
  const placed = lat !== undefined && lon !== undefined
  if (mapCityCode === undefined && !placed) throw badInput(CATALOGUE_TEXTS.placeMissing)
  const known = await allCities(db)
  const named = known.find((city) => city.cityCode === mapCityCode)
  if (named) return [{ ...toCity(named), isLocation: 1 }]
  if (!placed) return []
  const [nearest] = known
    .map((city) => ({
      city,
      km: distanceKm({ latitude: lat, longitude: lon }, { latitude: city.lat, longitude: city.lon })
    }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
  return nearest ? [{ ...toCity(nearest.city), isLocation: 1 }] : []
}
