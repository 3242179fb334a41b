import { cityLine, cityOfLine } from './first-city'

const HANGZHOU = { city: '杭州', cityCode: '179', iKangCityCode: '0571', latitude: 30.27, longitude: 120.16 }

test('a city goes into its line and comes out of it', () => {
  expect(cityOfLine(cityLine(HANGZHOU))).toEqual(HANGZHOU)
})

test.each([
  ['nothing', ''],
  ['no name', ',179,0571,30.27,120.16'],
  ['no code', '杭州,,0571,30.27,120.16'],
  ['no latitude', '杭州,179,0571,,120.16'],
  ['no longitude', '杭州,179,0571,30.27']
])('a line without it names no city: %s', (_what, line) => {
  expect(cityOfLine(line)).toBeNull()
})
