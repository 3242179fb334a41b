import * as v from 'valibot'
import { vi } from 'vitest'
import { measuring, START, type Measuring } from '@/../tests/support/measuring'
import { analyticsBatchInput, analyticsEvent } from '@/contract/analytics/dto'
import { routes } from '@/routes/table'
import type { RouteRow } from '@/routes/row'
import type { View } from './visits'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(START)
})
afterEach(() => vi.useRealTimers())

const HOME: View = { id: 'page-1', page: '/', kind: null }
const DETAIL: View = { id: 'page-2', page: '/selling/:type/:id', kind: 'checkup' }
const CASHIER: View = { id: 'page-3', page: '/process/go-pay', kind: null }

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** What was told of this sort, without what every event has. */
async function told(world: Measuring, type: string) {
  const events = await world.events()
  return events
    .filter((event) => event.type === type)
    .map(({ id: _id, door: _door, type: _type, ...rest }) => rest)
}

const opened = async (view: View = DETAIL) => {
  const world = await measuring()
  world.collector.shown(view)
  return world
}

test('R7.153 each page that comes on top is a page view, with its path of the table and its kind', async () => {
  const world = await opened(HOME)
  await later(1_000)
  world.collector.shown(DETAIL)
  await later(1_000)
  world.collector.shown(HOME)
  expect(await told(world, 'page_view')).toEqual([
    { at: START, page: '/' },
    { at: START + 1_000, page: '/selling/:type/:id', kind: 'checkup' },
    { at: START + 2_000, page: '/' }
  ])
})

test('R9.6 of pages that follow each other within 500 ms the first goes at once and the last at the end', async () => {
  const world = await opened(HOME)
  await later(100)
  world.collector.shown(DETAIL)
  await later(100)
  world.collector.shown(CASHIER)
  await later(299)
  expect(await told(world, 'page_view')).toEqual([{ at: START, page: '/' }])
  await later(1)
  expect(await told(world, 'page_view')).toEqual([
    { at: START, page: '/' },
    { at: START + 200, page: '/process/go-pay' }
  ])
  expect(await told(world, 'page_leave')).toEqual([{ at: START + 100, page: '/', stay: 0.1, beat: false }])
})

test('a page that is drawn anew, or comes back to the front, is no other page', async () => {
  const world = await opened(HOME)
  await later(1_000)
  world.collector.shown(HOME)
  world.screen.away()
  world.screen.back()
  world.collector.shown(HOME)
  expect(await told(world, 'page_view')).toHaveLength(1)
})

test('leaving a page tells how long it was looked at, without the time that it lay behind', async () => {
  const world = await opened(HOME)
  await later(3_000)
  world.screen.away()
  await later(600_000)
  world.screen.back()
  await later(2_000)
  world.collector.shown(DETAIL)
  expect(await told(world, 'page_leave')).toEqual([
    { at: START + 3_000, page: '/', stay: 3, beat: false },
    { at: START + 605_000, page: '/', stay: 2, beat: false }
  ])
})

test('R9.38 a page that stays open says so every 60 s, and not while it lies behind', async () => {
  const world = await opened(HOME)
  await later(125_000)
  world.screen.away()
  await later(300_000)
  expect((await told(world, 'page_leave')).map((event) => [event, 'beat' in event && event.beat])).toEqual([
    [expect.objectContaining({ stay: 60, beat: true }), true],
    [expect.objectContaining({ stay: 120, beat: true }), true],
    [expect.objectContaining({ stay: 125, beat: false }), false]
  ])
})

test('R9.39 a page that stays open for longer than 432000 s is told as that, and says no more', async () => {
  const world = await opened(HOME)
  vi.setSystemTime(START + 500_000_000)
  await later(180_000)
  expect((await told(world, 'page_leave')).map((event) => 'stay' in event && event.stay)).toEqual([432_000])
})

test('R7.150 what is sent are page views, clicks and taps of the heat map, beside what pages show and how long', async () => {
  const world = await opened(HOME)
  const part = {}
  world.screen.clicked('home-rail:vaccine')
  world.tap({ x: 750, y: 1_500, width: 750 })
  world.screen.seen(part, 'home-rail:vaccine', 0.5)
  await later(1_500)
  world.collector.shown(DETAIL)
  const events = await world.events()
  expect(events.map(({ type }) => type)).toEqual([
    'page_view',
    'click',
    'heat_map',
    'exposure',
    'page_leave',
    'page_view'
  ])
  for (const event of events) expect(v.safeParse(analyticsEvent, event).issues).toBeUndefined()
  for (const batch of world.batches) expect(v.safeParse(analyticsBatchInput, batch).issues).toBeUndefined()
  expect(new Set(events.map(({ id }) => id)).size).toBe(6)
})

test('every page of the table has a path that an event may carry', () => {
  const event = { id: '00000000-0000-0000-0000-000000000000', at: 0, door: 'browser', type: 'page_view' }
  const paths = Object.values<RouteRow>(routes).map(({ path }) => path)
  expect(paths.filter((page) => !v.is(analyticsEvent, { ...event, page }))).toEqual([])
})

test('a click is of the kind that its part names, else of that of its page; what is no part, or before any page, is none', async () => {
  const world = await measuring()
  world.screen.clicked('buy')
  world.collector.shown(DETAIL)
  world.screen.clicked('13800138000')
  world.screen.clicked('buy')
  world.screen.clicked('product-card:vaccine')
  expect(await told(world, 'click')).toEqual([
    { at: START, page: '/selling/:type/:id', part: 'buy', kind: 'checkup' },
    { at: START, page: '/selling/:type/:id', part: 'product-card', kind: 'vaccine' }
  ])
})

test('R7.152 R7.151 taps are told on the home path alone, on a layout 375 wide', async () => {
  const world = await opened(DETAIL)
  expect(world.listensToTaps()).toBe(false)
  await later(1_000)
  world.collector.shown(HOME)
  world.tap({ x: 207, y: 828, width: 414 })
  await later(1_000)
  world.collector.shown(DETAIL)
  world.tap({ x: 1, y: 1, width: 414 })
  expect(await told(world, 'heat_map')).toEqual([{ at: START + 1_000, page: '/', x: 188, y: 750 }])
})

test('R9.40 taps are listened to for 2 s after home was left, and on if it is back before', async () => {
  const world = await opened(HOME)
  await later(1_000)
  world.collector.shown(DETAIL)
  await later(1_999)
  expect(world.listensToTaps()).toBe(true)
  world.collector.shown(HOME)
  await later(5_000)
  expect(world.listensToTaps()).toBe(true)
  world.collector.shown(DETAIL)
  await later(2_000)
  expect(world.listensToTaps()).toBe(false)
})

describe('exposure', () => {
  const seen = async (
    world: Measuring,
    ratios: readonly number[],
    attribute = 'banner',
    part: object = {}
  ) => {
    for (const ratio of ratios) {
      world.screen.seen(part, attribute, ratio)
      await later(1_000)
    }
    return told(world, 'exposure')
  }

  test('R9.37 a fifth of a part for a second is one exposure, also when it comes again', async () => {
    const world = await opened()
    expect(await seen(world, [0.2, 0, 0.9, 0, 0.4])).toEqual([
      { at: START + 1_000, page: DETAIL.page, part: 'banner', areaRate: 0.2, stay: 1, repeated: false }
    ])
  })

  test.each([
    ['less than a fifth', [0.19]],
    ['nothing', [0]]
  ])('%s is none', async (_about, ratios) => {
    expect(await seen(await opened(), ratios)).toEqual([])
  })

  test('a part that goes before its second is over was not seen, neither was one of a page that is left', async () => {
    const world = await opened()
    const [part, other] = [{}, {}]
    world.screen.seen(part, 'banner', 1)
    await later(999)
    world.screen.seen(part, 'banner', 0)
    world.screen.seen(other, 'rail', 1)
    world.collector.shown(HOME)
    await later(5_000)
    expect(await told(world, 'exposure')).toEqual([])
  })

  test('an attribute asks for more, for longer and for each time', async () => {
    const world = await opened()
    expect(await seen(world, [0.4, 0], 'banner 0.5')).toEqual([])
    expect(await seen(world, [0.5, 0, 0.6], 'banner 0.5 1 true')).toMatchObject([
      { areaRate: 0.5, repeated: false },
      { areaRate: 0.6, repeated: true }
    ])
  })

  test('R5.55 R5.56 values that no exposure has are logged once and ignored: the defaults count', async () => {
    const world = await opened()
    const part = {}
    expect(await seen(world, [0.3, 0, 0.3], 'banner 7 -2 often', part)).toEqual([
      { at: START + 1_000, page: DETAIL.page, part: 'banner', areaRate: 0.3, stay: 1, repeated: false }
    ])
    expect(world.logged).toEqual(['data-part="banner 7 -2 often": areaRate, stay, repeated ignored'])
  })

  test('R5.55 R5.56 a share that a host reports wrongly is logged and never sent', async () => {
    const world = await opened()
    expect(await seen(world, [1.7])).toEqual([])
    expect(world.logged).toEqual(['banner: areaRate ignored'])
  })
})

test('who says no ends all of it: nothing is listened to, and nothing is told afterwards', async () => {
  const world = await opened(HOME)
  world.screen.seen({}, 'banner', 1)
  world.collector.end(false)
  await later(600_000)
  world.collector.flush()
  await later(0)
  expect(world.batches).toEqual([])
  expect(world.listensToTaps()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
