import { vi } from 'vitest'
import { DEFAULT_CITY } from '@/domain/constants'
import { memoryStorage } from '../../tests/support/storage'
import type { City } from '@/services/catalogue/city'
import { LocationStore, type LocationDeps } from './location'

const SHANGHAI: City = {
  cityCode: '289',
  cityName: '上海',
  providerCode: '0021',
  current: false,
  branchCount: 3,
  lat: 31.23,
  lon: 121.47
}

const HANGZHOU: City = { ...SHANGHAI, cityCode: '179', cityName: '杭州' }

function world(over: Partial<LocationDeps> = {}) {
  const storage = over.storage ?? memoryStorage()
  const deps: LocationDeps = {
    storage,
    now: () => 0,
    locate: async () => ({ lat: 31.2, lon: 121.4 }),
    convert: async () => SHANGHAI,
    mapsScript: async () => null,
    first: DEFAULT_CITY,
    ...over
  }
  return { storage, store: new LocationStore(deps), again: () => new LocationStore(deps) }
}

test('R3.1 R3.2 R4.75 a first start stands in Beijing: 131, 0010, 39.91 north, 116.41 east', () => {
  const { place } = world().store
  expect([place.city, place.cityCode, place.iKangCityCode]).toEqual(['北京', '131', '0010'])
  expect([place.latitude.toFixed(2), place.longitude.toFixed(2)]).toEqual(['39.91', '116.41'])
})

test('the first start of a shop that is not in Beijing stands in its city, and an empty city is left for that', () => {
  const first = { city: '杭州', cityCode: '179', iKangCityCode: '0571', latitude: 30.27, longitude: 120.16 }
  const { store } = world({ first })
  expect(store.place).toEqual(first)
  store.choose(SHANGHAI)
  store.resetToDefault()
  expect(store.place).toEqual(first)
})

test('a chosen city is remembered by the next start', () => {
  const { store, again } = world()
  store.choose(SHANGHAI)
  expect(again().place).toMatchObject({ city: '上海', cityCode: '289', iKangCityCode: '0021' })
})

test('R3.63 R4.75 location: a tab keeps its city over a reload, whatever another one chose meanwhile', () => {
  const { storage, store, again } = world()
  expect(storage.session.get('location')).toContain('"cityCode":"131"')
  const other = world({ storage: { ...storage, session: memoryStorage().session } })
  other.store.choose(SHANGHAI)
  expect([again().cityCode, other.again().cityCode]).toEqual(['131', '289'])
  store.choose(HANGZHOU)
  expect(again().cityCode).toBe('179')
})

test('R4.76 a position is resolved to its city', async () => {
  const convert = vi.fn(async () => SHANGHAI)
  const { store } = world({ convert })
  await expect(store.find()).resolves.toEqual(SHANGHAI)
  expect(convert).toHaveBeenCalledWith({ lat: 31.2, lon: 121.4 })
  expect(store.position).toEqual({ lat: 31.2, lon: 121.4 })
})

test('R4.76 a place that is known by its name alone is resolved too, and gives no distances', async () => {
  const convert = vi.fn(async () => SHANGHAI)
  const { store } = world({ locate: async () => ({ cityName: '上海市' }), convert })
  await expect(store.relocate()).resolves.toBe(true)
  expect(convert).toHaveBeenCalledWith({ cityName: '上海市' })
  expect([store.located, store.position, store.known(1.2)]).toEqual([SHANGHAI, null, null])
})

test('R4.77 the located city is offered once, also over a reload', () => {
  const { store, again } = world()
  expect([store.takePrompt(SHANGHAI), store.takePrompt(SHANGHAI)]).toEqual([true, false])
  expect(again().takePrompt(HANGZHOU)).toBe(false)
})

test('R4.77 a later session offers another city, but not the one that was declined', () => {
  const { storage, store } = world()
  store.takePrompt(SHANGHAI)
  const later = () => world({ storage: { ...storage, session: memoryStorage().session } }).store
  expect([later().takePrompt(SHANGHAI), later().takePrompt(HANGZHOU)]).toEqual([false, true])
})

test.each(['refused', 'denied'] as const)(
  'R4.78 a location that was %s is not asked for again by itself, in later sessions either; a tap asks',
  async (end) => {
    const locate = vi.fn<LocationDeps['locate']>(async () => end)
    const { storage, store } = world({ locate })
    await store.find()
    const later = () => world({ locate, storage: { ...storage, session: memoryStorage().session } }).store
    await expect(later().find()).resolves.toBeNull()
    expect(locate).toHaveBeenCalledTimes(1)
    await expect(later().relocate()).resolves.toBe(end === 'refused')
    locate.mockResolvedValue({ lat: 31.2, lon: 121.4 })
    await expect(later().relocate()).resolves.toBe(true)
    await expect(later().find()).resolves.toEqual(SHANGHAI)
  }
)

test.each([
  ['a position of a city of ours', { lat: 31.2, lon: 121.4 }, SHANGHAI, null],
  ['a position elsewhere', { lat: 31.2, lon: 121.4 }, null, 'unknown'],
  ['none in time', null, SHANGHAI, 'unknown'],
  ['no permission', 'refused', SHANGHAI, 'refused'],
  ['no permission until the settings are changed', 'denied', SHANGHAI, 'refused']
] as const)('%s: why nobody was located is known', async (_name, found, city, missed) => {
  const { store } = world({ locate: async () => found, convert: async () => city })
  await store.relocate()
  expect(store.missed).toBe(missed)
})

test('R4.78 a location that did not come is asked for again in a later session', async () => {
  const locate = vi.fn(async () => null)
  const { storage, store } = world({ locate })
  await store.find()
  await world({ locate, storage: { ...storage, session: memoryStorage().session } }).store.find()
  expect(locate).toHaveBeenCalledTimes(2)
})

test('R7.148 R9.17 the position is asked for with a limit of 10 seconds', async () => {
  const locate = vi.fn(async () => null)
  await world({ locate }).store.find()
  expect(locate).toHaveBeenCalledWith(10_000, expect.any(Function))
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
