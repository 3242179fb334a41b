/** Provinces, cities and districts (§7 /geo). */
import type { Region as WireRegion } from '@/contract/dto/auth'
import type { Call } from './call'

const toRegion = ({ areaid, areaname }: WireRegion) => ({ code: areaid, name: areaname })

/** Provinces, then the cities of one, then the districts of one. */
export async function listRegions(
  call: Call,
  parent: { readonly code: string } | null,
  level: number
): Promise<readonly { readonly code: string; readonly name: string }[]> {
  if (!parent || level === 0) return (await call('geo.provinces', {})).map(toRegion)
  if (level === 1) return (await call('geo.cities', { provinceId: parent.code })).map(toRegion)
  return (await call('geo.regions', { cityId: parent.code })).map(toRegion)
}
