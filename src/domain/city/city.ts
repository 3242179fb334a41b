/** A city of the picker (§3). */
export interface City {
  cityCode: string
  cityName: string
  /** First letter of the pinyin, 'A' to 'Z'. */
  initial: string
  /** In syllables: 'cheng du'. */
  pinyin?: string | undefined
  hot: boolean
  /** 1 means selected or current. */
  isLocation: 0 | 1
}

/** A group of the index list; its heading is classifyName (§3). */
export interface CityGroup<Row extends City = City> {
  classifyName: string
  cityList: readonly Row[]
}

/** Heading of the cities that come first. */
const HOT_GROUP = '热门城市'
/** Heading of cities without a letter. */
export const OTHER_GROUP = '#'

/** Marks the chosen city with isLocation 1 and every other with 0 (§3). */
export function markCurrentCity<Row extends City>(cities: readonly Row[], cityCode: string): readonly Row[] {
  return cities.map((city) => ({ ...city, isLocation: city.cityCode === cityCode ? 1 : 0 }))
}

/** Hot cities first, then A to Z, then those without a letter; the given order holds inside a group (§2). */
export function groupCities<Row extends City>(cities: readonly Row[]): readonly CityGroup<Row>[] {
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

/** Cities whose name contains the text, or whose pinyin or its initials begin with it (cheng, chengdu, cd); blank keeps all. */
export function filterCities(cities: readonly City[], typed: string): readonly City[] {
  const text = typed.trim()
  if (text === '') return cities
  return cities.filter((city) => city.cityName.includes(text) || startsPinyin(city, text))
}

function startsPinyin({ initial, pinyin = '' }: City, text: string): boolean {
  const letters = text.toLowerCase().replaceAll(' ', '')
  const syllables = pinyin.toLowerCase().split(' ')
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  return [initial.toLowerCase(), syllables.join(''), initials].some((spelling) =>
    spelling.startsWith(letters)
  )
}
