import { asc, countDistinct, desc, eq, sql } from 'drizzle-orm'
import { DEFAULT_CITY } from '@/domain/constants'
import type { Place } from '@/domain/city/first-city'
import type { Db } from '../db/client'
import { branches, cities } from '../db/schema'

/**
 * The city in which somebody meets the shop who has chosen none: null where it has a branch in the default one (R9.7), or none at all; else
 * the one of its cities with most branches, hot ones first.
 */
export async function shopCity(db: Db): Promise<Place | null> {
  const [first] = await db
    .select({
      city: cities.cityName,
      cityCode: cities.cityCode,
      iKangCityCode: cities.providerCode,
      latitude: cities.lat,
      longitude: cities.lon
    })
    .from(cities)
    .innerJoin(branches, eq(branches.cityCode, cities.cityCode))
    .groupBy(cities.cityCode)
    .orderBy(
      desc(sql`${cities.cityCode} = ${DEFAULT_CITY.cityCode}`),
      desc(cities.hot),
      desc(countDistinct(branches.orgCode)),
      asc(cities.cityCode)
    )
    .limit(1)
  return !first || first.cityCode === DEFAULT_CITY.cityCode ? null : first
}
