import * as v from 'valibot'
import { vi } from 'vitest'
import { measuring, START } from '@/../tests/support/measuring'
import { memoryStorage } from '@/../tests/support/storage'
import { analyticsBatchInput, type AnalyticsEvent } from '@/contract/analytics/dto'
import type { Queue } from '@/domain/analytics/queue'
import type { TextStorage } from '@/platform/storage/types'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(START)
})
afterEach(() => vi.useRealTimers())

const DETAIL = { id: 'page-2', page: '/selling/:type/:id', kind: 'checkup' } as const
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** What the phone keeps, and how much of it there is. */
function watched(most = Infinity) {
  const { local } = memoryStorage()
  const values = new Map<string, string>()
  const size = () => [...values].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  const storage: TextStorage = {
    ...local,
    get: (key) => values.get(key) ?? null,
    remove: (key) => void values.delete(key),
    set(key, value) {
      values.delete(key)
      if (size() + key.length + value.length > most) return false
      values.set(key, value)
      return true
    }
  }
  return { storage, values, size }
}

async function offline(clicks: number, storage: TextStorage) {
  const world = await measuring({ storage, online: false })
  world.collector.shown(DETAIL)
  for (let click = 0; click < clicks; click += 1) world.screen.clicked('add-to-cart:health-selection')
  await later(2_000)
  return world
}

test('10000 events without network take less than 2 MB, and none is lost when it is back', async () => {
  const { storage, size } = watched()
  const world = await offline(9_999, storage)
  expect(size()).toBeLessThan(2 * 1024 * 1024)
  expect(world.batches).toEqual([])
  world.go(true)
  const events = await world.events()
  expect([events.length, new Set(events.map(({ id }) => id)).size]).toEqual([10_000, 10_000])
  expect(world.batches.every(({ dropped }) => dropped === 0)).toBe(true)
  expect(Math.max(...world.batches.map((batch) => JSON.stringify(batch).length))).toBeLessThan(64 * 1024)
  for (const batch of [world.batches[0], world.batches.at(-1)])
    expect(v.safeParse(analyticsBatchInput, batch).issues).toBeUndefined()
})

test('beyond 2 MB the oldest are dropped, and the server hears how many', async () => {
  const { storage, size } = watched()
  const world = await offline(19_999, storage)
  expect(size()).toBeLessThanOrEqual(2 * 1024 * 1024)
  world.go(true)
  const events = await world.events()
  const [first] = world.batches
  expect(first?.dropped).toBe(20_000 - events.length)
  expect(first?.dropped).toBeGreaterThan(0)
  expect(world.batches.slice(1).every(({ dropped }) => dropped === 0)).toBe(true)
  // The page view was the oldest.
  expect(events.every(({ type }) => type === 'click')).toBe(true)
})

test('a phone that has less room keeps the newest', async () => {
  const { storage, size } = watched(60_000)
  const world = await offline(1_999, storage)
  expect(size()).toBeLessThanOrEqual(60_000)
  world.go(true)
  const events = await world.events()
  expect(events.length).toBeGreaterThan(300)
  expect(world.batches[0]?.dropped).toBe(2_000 - events.length)
})

test('what was not sent is there after a restart, with the same ids and from the same device', async () => {
  const { storage } = watched()
  const before = await offline(150, storage)
  before.screen.away()
  const kept = JSON.parse(storage.get('measured') ?? '') as Queue
  const after = await measuring({ storage })
  const events = await after.events()
  expect(events).toHaveLength(152)
  expect(new Set(after.batches.map(({ device }) => device))).toEqual(new Set([kept.device]))
  expect(events[0]?.id).toBe(kept.segments[0]?.id)
  expect(JSON.parse(storage.get('measured') ?? '')).toMatchObject({ segments: [] })
})

test('a mini-program that is killed without a word has lost two seconds at most', async () => {
  const { storage } = watched()
  const world = await measuring({ storage, online: false })
  world.collector.shown(DETAIL)
  await later(2_000)
  world.screen.clicked('buy')
  const events = await (await measuring({ storage })).events()
  expect(events.map(({ type }) => type)).toEqual(['page_view'])
})

test('what did not arrive is sent again, once, a minute later', async () => {
  const world = await measuring()
  world.answer(Promise.resolve(false))
  world.collector.shown(DETAIL)
  await later(10_000)
  expect(world.batches).toEqual([])
  world.answer(true)
  await later(60_000)
  const views = () =>
    world.batches
      .flatMap(({ events }) => events as AnalyticsEvent[])
      .filter(({ type }) => type === 'page_view')
  expect(views()).toHaveLength(1)
  await later(600_000)
  expect(views()).toHaveLength(1)
})

test('without an answer about measuring nothing is sent, and nothing is lost', async () => {
  const { storage, values } = watched()
  const world = await measuring({ storage, settings: null })
  world.collector.shown(DETAIL)
  await later(120_000)
  expect(world.batches).toEqual([])
  expect([...values.keys()].some((key) => key.startsWith('measured:'))).toBe(true)
})

test('R9.42 a batch names the environment that the server told', async () => {
  const world = await measuring({
    settings: { origin: 'https://measure.test', env: 'prod', statisticsScript: null }
  })
  world.collector.shown(DETAIL)
  await world.events()
  expect(world.batches[0]).toMatchObject({
    project: 'tjb',
    channel: 'H5',
    env: 'prod',
    sentAt: START,
    dropped: 0
  })
})

test('the end empties the queue and throws the number of the device away; the next one is another', async () => {
  const { storage, values } = watched()
  const world = await offline(250, storage)
  const { device } = JSON.parse(storage.get('measured') ?? '') as Queue
  world.collector.end(false)
  expect([...values.keys()]).toEqual([])
  await measuring({ storage })
  expect((JSON.parse(storage.get('measured') ?? '') as Queue).device).not.toBe(device)
})

test('who logs out without a no has what is open sent once; who said no has not', async () => {
  for (const last of [true, false]) {
    const world = await measuring()
    await world.events()
    world.collector.shown(DETAIL)
    world.collector.end(last)
    expect(world.batches).toHaveLength(last ? 1 : 0)
  }
})

test('a queue that another tab took away ends the one that stands here', async () => {
  const { storage, values } = watched()
  const world = await measuring({ storage })
  await world.events()
  world.collector.shown(DETAIL)
  values.clear()
  await later(20_000)
  expect([world.batches, [...values.keys()]]).toEqual([[], []])
})

test('where nothing can be kept, what is open goes from memory', async () => {
  const world = await measuring({ storage: watched(0).storage })
  world.collector.shown(DETAIL)
  expect(await world.events()).toHaveLength(1)
})
