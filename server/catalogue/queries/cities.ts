import { asc, sql } from 'drizzle-orm'
import { distanceKm, type Point } from '@/domain/booking/distance'
import { groupCities, markCurrentCity, type City } from '@/domain/city/city'
import { CATALOGUE_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { branches, cities } from '../../db/schema'
import { badInput } from '../../http/refusal'
import { servesOpenKind } from './branch-list'

/** Who is farther than this from every city we know is in none of them. */
const NEAR_KM = 100

/** A city with the number of its branches that take bookings. */
export interface CityRow extends City {
  readonly providerCode: string
  readonly branchCount: number
  readonly lat: number
  readonly lon: number
}

/** What is known of where somebody is: the code that the maps service gives the city, its name, or a position. */
export interface PlaceAsked {
  readonly mapCityCode: string | undefined
  readonly cityName: string | undefined
  readonly at: Point | null
}

/** Every city; one without any branch is kept (暂无分院). */
async function allCities(db: Db): Promise<CityRow[]> {
  const counts = await db
    .select({ cityCode: branches.cityCode, n: sql<number>`count(*)::int` })
    .from(branches)
    .where(servesOpenKind)
    .groupBy(branches.cityCode)
  const branchCount = new Map(counts.map(({ cityCode, n }) => [cityCode, n]))
  const rows = await db.select().from(cities).orderBy(asc(cities.initial), asc(cities.cityCode))
  return rows.map((row) => ({ ...row, isLocation: 0, branchCount: branchCount.get(row.cityCode) ?? 0 }))
}

/** Cities in groups, hot ones first; the current city carries isLocation 1 (§3). */
export async function cityGroups(db: Db, cityCode: string | undefined) {
  return groupCities(markCurrentCity(await allCities(db), cityCode ?? ''))
}

/**
 * The city of the maps service's code, or whose name the given one begins with ('北京市朝阳区…'), else the nearest one to a
 * position within 100 km; null when there is none. Refuses with 20001 when nothing came.
 */
export async function cityAt(db: Db, { mapCityCode, cityName, at }: PlaceAsked): Promise<CityRow | null> {
  if (mapCityCode === undefined && cityName === undefined && at === null)
    throw badInput(CATALOGUE_TEXTS.placeMissing)
  const known = await allCities(db)
  const named =
    known.find((city) => city.cityCode === mapCityCode) ??
    known.find((city) => cityName?.startsWith(city.cityName))
  if (named) return named
  if (at === null) return null
  const [nearest] = known
    .map((city) => ({ city, km: distanceKm(at, { latitude: city.lat, longitude: city.lon }) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
  return nearest?.city ?? null
}
