import type { Region as RegionDto } from '@/contract/auth/dto/auth'
import type { City, CityGroup as CityGroupDto } from '@/contract/content/dto'
import type { CityGroup } from '@/domain/city/city'
import type { CityRow } from './queries/cities'
import type { Region } from './queries/regions'

const cityDto = ({ initial: _initial, hot, ...city }: CityRow): City => ({ ...city, hot: hot ? 1 : 0 })

export const cityGroupDto = ({ classifyName, cityList }: CityGroup<CityRow>): CityGroupDto => ({
  classifyName,
  cityList: cityList.map(cityDto)
})

/** The city where somebody is, none when it is unknown. */
export const hereDto = (city: CityRow | null): City[] =>
  city === null ? [] : [{ ...cityDto(city), isLocation: 1 }]

export const regionDto = ({ code, name }: Region): RegionDto => ({ areaid: code, areaname: name })
