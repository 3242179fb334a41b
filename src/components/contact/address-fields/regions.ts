import type { Region, RegionLoader } from '@/components/ui/form/region-picker'
import type { Region as WireRegion } from '@/contract/dto/auth'
import type { Call } from '@/services/call'

const toRegion = ({ areaid, areaname }: WireRegion): Region => ({ code: areaid, name: areaname })

/** Provinces, then the cities of one, then the districts of one (§7 /geo). */
export function regionLoader(call: Call): RegionLoader {
  return async (parent, level) => {
    if (!parent || level === 0) return (await call('geo.provinces', {})).map(toRegion)
    if (level === 1) return (await call('geo.cities', { provinceId: parent.code })).map(toRegion)
    return (await call('geo.regions', { cityId: parent.code })).map(toRegion)
  }
}
