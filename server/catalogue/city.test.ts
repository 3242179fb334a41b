import { ErrorCode } from '@/contract/errors'
import { createTestApp, type TestApp } from '../testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('cities', () => {
  test('R7.136 R3.29 groups: hot first, then letters', async () => {
    const { results } = await server.call('city.list', {})
    const names = results.map((group) => group.classifyName)
    expect(names[0]).toBe('热门城市')
    expect(names.slice(1)).toEqual([...names.slice(1)].sort())
    expect(results[0]?.cityList).toHaveLength(8)
    expect(results.slice(1).flatMap((group) => group.cityList)).toHaveLength(20)
  })

  test('R3.27 R9.7 a city with its codes and the number of its branches', async () => {
    const { results } = await server.call('city.list', { cityCode: '289' })
    const all = results.slice(1).flatMap((group) => group.cityList)
    const find = (code: string) => all.find((city) => city.cityCode === code)
    expect(find('131')).toMatchObject({
      cityName: '北京',
      pinyin: 'bei jing',
      providerCode: '0010',
      branchCount: 6,
      isLocation: 0,
      hot: 1
    })
    expect(find('104')).toMatchObject({ cityName: '昆明', branchCount: 0 })
  })

  test('R3.28 only the current city carries isLocation 1, also in the hot group', async () => {
    const { results } = await server.call('city.list', { cityCode: '289' })
    const marked = results.flatMap((group) => group.cityList).filter((city) => city.isLocation === 1)
    expect(marked.map((city) => city.cityCode)).toEqual(['289', '289'])
  })

  test.each([
    ['its map code', { mapCityCode: '289' }, ['上海']],
    ['its map code rather than a position', { mapCityCode: '289', lat: 39.99, lon: 116.48 }, ['上海']],
    ['its name', { cityName: '上海市' }, ['上海']],
    ['an address in it', { cityName: '杭州市西湖区文三路1号' }, ['杭州']],
    ['a name we do not know', { cityName: '三亚市' }, []],
    ['a position nearby', { lat: 39.99, lon: 116.48 }, ['北京']],
    ['the nearer of two', { lat: 31.28, lon: 120.7 }, ['苏州']],
    ['a code we do not know and a position', { mapCityCode: '9999', lat: 30.6, lon: 104.1 }, ['成都']],
    ['a code we do not know', { mapCityCode: '9999' }, []],
    ['a position far from all', { lat: 43.8, lon: 87.6 }, []],
    ['half a position and a code we do not know', { mapCityCode: '9999', lat: 39.99 }, []]
  ])('R7.147 the city of %s', async (_name, input, names) => {
    expect((await server.call('city.convert', input)).results.map((city) => city.cityName)).toEqual(names)
  })

  test('R7.147 without a code and a position there is nothing to look up', async () => {
    expect(await server.call('city.convert', {})).toMatchObject({
      code: ErrorCode.badParameter,
      message: '请选择城市'
    })
  })
})
