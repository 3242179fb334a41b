import type { City } from '@/contract/dto/content'
import { memoryStorage } from '../../tests/support/storage'
import { LocationStore, type LocationDeps } from './location'

const SHANGHAI: City = {
  cityCode: '289',
  cityName: '上海',
  providerCode: '0021',
  isLocation: 0,
  hot: 1,
  branchCount: 3,
  lat: 31.23,
  lon: 121.47
}

function world(over: Partial<LocationDeps> = {}) {
  const storage = over.storage ?? memoryStorage()
  const deps: LocationDeps = {
    storage,
    now: () => 0,
    locate: async () => ({ lat: 31.2, lon: 121.4 }),
    convert: async () => SHANGHAI,
    ...over
  }
  return { storage, store: new LocationStore(deps), again: () => new LocationStore(deps) }
}

test('R3.1 R3.2 R4.75 a first start stands in Beijing: 131, 0010, 39.91 north, 116.41 east', () => {
  const { place } = world().store
  expect([place.city, place.cityCode, place.iKangCityCode]).toEqual(['北京', '131', '0010'])
  expect([place.latitude.toFixed(2), place.longitude.toFixed(2)]).toEqual(['39.91', '116.41'])
})

test('a chosen city is remembered by the next start', () => {
  const { store, again } = world()
  store.choose(SHANGHAI)
  expect(again().place).toMatchObject({ city: '上海', cityCode: '289', iKangCityCode: '0021' })
})

test('R4.76 a position is resolved to its city', async () => {
  const convert = jest.fn(async () => SHANGHAI)
  const { store } = world({ convert })
  await expect(store.find()).resolves.toEqual(SHANGHAI)
  expect(convert).toHaveBeenCalledWith({ lat: 31.2, lon: 121.4 })
  expect(store.position).toEqual({ lat: 31.2, lon: 121.4 })
})

test('R4.77 the located city is offered once, also over a reload', () => {
  const { store, again } = world()
  expect([store.takePrompt(), store.takePrompt(), again().takePrompt()]).toEqual([true, false, false])
})

test('R7.148 R9.17 the position is asked for with a limit of 10 seconds', async () => {
  const locate = jest.fn(async () => null)
  await world({ locate }).store.find()
  expect(locate).toHaveBeenCalledWith(10_000)
})

test('R4.78 R8.36 a failed location keeps Beijing silently and is flagged once', async () => {
  const { store } = world({ locate: async () => null })
  await expect(store.find()).resolves.toBeNull()
  expect([store.cityCode, store.locationTried]).toEqual(['131', true])
})

test('R8.36 a position in no city of ours keeps the city silently', async () => {
  const { store } = world({
    convert: async () => {
      throw new Error('none')
    }
  })
  await expect(store.find()).resolves.toBeNull()
  expect(store.cityCode).toBe('131')
})
