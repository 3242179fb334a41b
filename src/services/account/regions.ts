/** Provinces, cities and districts (§7 /geo). */
import type { Region as WireRegion } from '@/contract/auth/dto/auth'
import { joinRegion } from '@/domain/address/region'
import { nextRegion } from '@/domain/address/recognise'
import type { Call } from '../http/call'

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

const LEVELS = 3

/** The region that an address begins with, by province, city and district, and what follows; null when one of them is not there. */
export async function findRegion(
  call: Call,
  address: string
): Promise<{ readonly region: string; readonly rest: string } | null> {
  const path: { readonly code: string; readonly name: string }[] = []
  let rest = address
  for (let level = 0; level < LEVELS; level += 1) {
    const parent = path[level - 1] ?? null
    const regions = await listRegions(call, parent, level)
    const names = regions.map(({ name }) => name)
    const next = nextRegion(rest, names)
    // A municipality is its own city, which is written once.
    const name = next?.name ?? names.find((one) => one === parent?.name)
    const region = regions.find((one) => one.name === name)
    if (!region) return null
    path.push(region)
    rest = next?.rest ?? rest
  }
  return { region: joinRegion(path.map(({ name }) => name)), rest }
}
