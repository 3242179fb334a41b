import { cityIndex, filterCities, groupCities, markCurrentCity, normalizeCity, type City } from './city'
import { defaultLocation, shouldPromptCitySwitch } from './location'

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

test('R3.27 both spellings give the same city', () => {
  const expected = { cityCode: '131', cityName: '北京', initial: 'B', hot: true, isLocation: 1 }
  expect(normalizeCity({ cityCode: 131, cityName: '北京', initial: 'b', hot: 1, isLocation: '1' })).toEqual(
    expected
  )
  expect(normalizeCity({ areaid: '131', areaname: '北京', initial: 'B', hot: true, isLocation: 1 })).toEqual(
    expected
  )
})

test.each([
  ['no code', { cityName: '北京' }],
  ['no name', { cityCode: '131', cityName: ' ' }]
])('R3.27 a row with %s is dropped', (_name, row) => {
  expect(normalizeCity(row)).toBeNull()
})

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
  expect(cityIndex(groups)).toEqual(['热', 'B', 'C', 'S', '#'])
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

test('R3.2 R9.7 the default location is Beijing', () => {
  expect(defaultLocation()).toEqual({
    city: '北京',
    cityCode: '131',
    iKangCityCode: '0010',
    latitude: 39.91,
    longitude: 116.41
  })
})

test.each([
  ['another city', { currentCode: '131', locatedCode: '289', asked: false }, true],
  ['asked before', { currentCode: '131', locatedCode: '289', asked: true }, false],
  ['the same city', { currentCode: '131', locatedCode: '131', asked: false }, false],
  ['not located', { currentCode: '131', locatedCode: null, asked: false }, false]
])('R4.77 the one-time prompt to switch: %s', (_name, input, expected) => {
  expect(shouldPromptCitySwitch(input)).toBe(expected)
})
