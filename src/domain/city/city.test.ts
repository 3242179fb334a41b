import { filterCities, groupCities, markCurrentCity, type City } from './city'

const city = (cityCode: string, cityName: string, initial: string, hot = false): City => ({
  cityCode,
  cityName,
  initial,
  hot,
  isLocation: 0
})
const cities = [
  city('289', '上海', 'S', true),
  city('131', '北京', 'B', true),
  city('340', '深圳', 'S'),
  city('900', '某地', '#'),
  city('75', '成都', 'C')
]

test('R3.28 only the current city carries isLocation 1', () => {
  const marked = markCurrentCity(markCurrentCity(cities, '289'), '131')
  expect(marked.filter((row) => row.isLocation === 1).map((row) => row.cityCode)).toEqual(['131'])
})

test('R3.29 R2.172 groups with their headings: hot, A to Z, then the rest', () => {
  const groups = groupCities(cities)
  expect(
    groups.map((group) => [group.classifyName, group.cityList.map((row) => row.cityName).join()])
  ).toEqual([
    ['热门城市', '上海,北京'],
    ['B', '北京'],
    ['C', '成都'],
    ['S', '上海,深圳'],
    ['#', '某地']
  ])
})

test('R2.172 without hot cities there is no hot group', () => {
  expect(groupCities([city('75', '成都', 'C')]).map((group) => group.classifyName)).toEqual(['C'])
})

test.each([
  ['part of the name', '海', ['上海']],
  ['the pinyin initial in either case', 's', ['上海', '深圳']],
  ['blank keeps all', ' ', ['上海', '北京', '深圳', '某地', '成都']],
  ['nothing', '火星', []]
])('cities found by %s', (_name, typed, names) => {
  expect(filterCities(cities, typed).map((row) => row.cityName)).toEqual(names)
})

test.each([
  ['initials', 'bj', ['北京']],
  ['initials in capitals', 'CD', ['成都']],
  ['the whole pinyin', 'chengdu', ['成都']],
  ['its beginning', 'chen', ['成都']],
  ['syllables apart', 'cheng du', ['成都']],
  ['the middle of it', 'jing', []]
])('cities found by pinyin: %s', (_name, typed, names) => {
  const spelt = [
    { ...city('131', '北京', 'B'), pinyin: 'bei jing' },
    { ...city('75', '成都', 'C'), pinyin: 'cheng du' },
    { ...city('132', '重庆', 'C'), pinyin: 'chong qing' }
  ]
  expect(filterCities(spelt, typed).map((row) => row.cityName)).toEqual(names)
})
