/** A city of the picker (§3). */
export interface City {
  cityCode: string
  cityName: string
  /** First letter of the pinyin, 'A' to 'Z'. */
  initial: string
  hot: boolean
  /** 1 means selected or current. */
  isLocation: 0 | 1
}

/** A group of the index list; its heading is classifyName (§3). */
export interface CityGroup {
  classifyName: string
  cityList: readonly City[]
}

/** Heading of the cities that come first. */
export const HOT_GROUP = '热门城市'
/** Heading of cities without a letter. */
export const OTHER_GROUP = '#'

/** City rows come in two spellings (§3); a row without code or name is dropped. */
export function normalizeCity(row: {
  cityCode?: string | number | null
  areaid?: string | number | null
  cityName?: string | null
  areaname?: string | null
  initial?: string | null
  hot?: number | boolean | null
  isLocation?: number | string | null
}): City | null {
  const cityCode = String(row.cityCode ?? row.areaid ?? '').trim()
  const cityName = (row.cityName ?? row.areaname ?? '').trim()
  if (cityCode === '' || cityName === '') return null
  const letter = (row.initial ?? '').trim().charAt(0).toUpperCase()
  return {
    cityCode,
    cityName,
    initial: /^[A-Z]$/.test(letter) ? letter : OTHER_GROUP,
    hot: Boolean(row.hot),
    isLocation: Number(row.isLocation) === 1 ? 1 : 0
  }
}

/** Marks the chosen city with isLocation 1 and every other with 0 (§3). */
export function markCurrentCity(cities: readonly City[], cityCode: string): readonly City[] {
  return cities.map((city) => ({ ...city, isLocation: city.cityCode === cityCode ? 1 : 0 }))
}

/** Hot cities first, then A to Z, then those without a letter; the given order holds inside a group (§2). */
export function groupCities(cities: readonly City[]): readonly CityGroup[] {
  const letters = [...new Set(cities.map((city) => city.initial))].sort(byLetter)
  const groups = letters.map((letter) => ({
    classifyName: letter,
    cityList: cities.filter((city) => city.initial === letter)
  }))
  const hot = cities.filter((city) => city.hot)
  return hot.length === 0 ? groups : [{ classifyName: HOT_GROUP, cityList: hot }, ...groups]
}

function byLetter(a: string, b: string): number {
  if (a === OTHER_GROUP || b === OTHER_GROUP) return Number(a === OTHER_GROUP) - Number(b === OTHER_GROUP)
  return a < b ? -1 : 1
}

/** Labels of the index bar, one per group; the hot group shows as 热. */
export function cityIndex(groups: readonly CityGroup[]): readonly string[] {
  return groups.map((group) => (group.classifyName === HOT_GROUP ? '热' : group.classifyName))
}

/** Cities whose name contains the text or whose pinyin begins with the one letter typed; blank keeps all. */
export function filterCities(cities: readonly City[], typed: string): readonly City[] {
  const text = typed.trim()
  if (text === '') return cities
  return cities.filter((city) => city.cityName.includes(text) || city.initial === text.toUpperCase())
}
