import { act } from 'react'
import { Text, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import * as v from 'valibot'
import { createWorld, type World } from '@/../tests/support/world'
import { analyticsBatchInput, analyticsEvent, type AnalyticsSettings } from '@/contract/analytics/dto'
import { VIEW_THROTTLE_MS } from '@/domain/analytics/page-view'
import { measuredScreen } from '@/platform/measured-screen'
import { network } from '@/platform/network'
import { page } from '@/routes/page'
import type { RouteRow } from '@/routes/row'
import { routes, type RouteName } from '@/routes/table'
import { storage } from '@/platform/storage'
import { agreed } from '@/stores/agreed'
import { beginMeasuring } from './begin'
import { BEGIN_AFTER_MS } from './begin-after'
import { watchMeasuring } from '.'

/** Everything that names a person, an order or a card. */
const PERSONAL = {
  phone: '13812345678',
  name: '陈予安',
  document: '99010119880314011X',
  order: 'CA202611280042',
  card: '6217001234567890'
}

const sentTo: string[] = []
const bodies: string[] = []
const asked: { url: string; headers: object }[] = []
let settings: AnalyticsSettings
let random = 0

beforeEach(() => {
  sentTo.length = bodies.length = asked.length = random = 0
  settings = { origin: '', env: 'test', statisticsScript: null }
  localStorage.clear()
  document.head.querySelectorAll('script').forEach((script) => script.remove())
  Reflect.set(
    window,
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
  Reflect.set(window.navigator, 'sendBeacon', (url: string, body: string) => {
    sentTo.push(url)
    return bodies.push(body) > 0
  })
  const { getRandomValues } = window.crypto
  jest.spyOn(window.crypto, 'getRandomValues').mockImplementation((values) => {
    random += 1
    return getRandomValues.call(window.crypto, values)
  })
  jest.spyOn(network, 'online').mockReturnValue(true)
  jest.spyOn(Taro, 'request').mockImplementation((({ url, header = {} }: Taro.request.Option) => {
    asked.push({ url, headers: header })
    const data = JSON.stringify({ code: 1, message: '', results: settings })
    return Promise.resolve({ statusCode: 200, data, header: {} })
  }) as typeof Taro.request)
})

const worlds: World[] = []
afterEach(() => {
  localStorage.clear()
  for (const { root } of worlds.splice(0)) act(() => root.settings.readMeasuring())
})

/** Of a guest; what is kept is the phone's own storage, as where events are kept. */
function start(): World {
  const world = createWorld({ session: null, storage })
  worlds.push(world)
  return world
}

const ticks = () => act(() => new Promise<void>((done) => setTimeout(done, 20)))

/** Somebody has agreed, and the file is there. */
async function consented(): Promise<World> {
  const world = start()
  world.root.settings.setMeasuring(true)
  beginMeasuring(world.root, 'browser')
  await ticks()
  // Of the page of the test before.
  sentTo.length = bodies.length = 0
  return world
}

/** The product goes behind, which sends what waits, and comes back. */
async function behind() {
  for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(type))
  await ticks()
}

const batches = () => bodies.map((body): unknown => JSON.parse(body))
const events = () =>
  bodies.flatMap((body) => (JSON.parse(body) as { events: { type: string; page: string }[] }).events)
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('measured'))
const device = () => (JSON.parse(localStorage.getItem('measured') ?? '{}') as { device?: string }).device
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

function Content() {
  return (
    <View id="part" data-part="buy">
      <Text>{Object.values(PERSONAL).join(' ')}</Text>
    </View>
  )
}

async function visit(world: World, name: RouteName, params: Record<string, string> = {}) {
  const mounted = await world.open(name, page(name, Content), params)
  await ticks()
  return mounted
}

test('the file that measures is fetched once somebody has agreed, and after the page is usable', async () => {
  const world = start()
  watchMeasuring(world.root, 'browser')
  await ticks()
  expect([asked, random]).toEqual([[], 0])
  const agreedAt = Date.now()
  world.root.settings.setMeasuring(true)
  while (random === 0 && Date.now() - agreedAt < 20_000) await ticks()
  expect(random).toBe(1)
  expect(Date.now() - agreedAt).toBeGreaterThanOrEqual(BEGIN_AFTER_MS - 10)
})

test('before anybody has agreed nothing is collected, sent, kept or made by chance', async () => {
  const world = start()
  beginMeasuring(world.root, 'browser')
  const mounted = await visit(world, 'help')
  await mounted.tap('#part')
  await behind()
  expect([sentTo, asked, random, keys()]).toEqual([[], [], 0, []])
  mounted.leave()
})

test('R7.149 events go by beacon to the server of the environment, with project tjb and channel H5', async () => {
  settings = { origin: 'https://measure.test', env: 'test', statisticsScript: null }
  const world = await consented()
  const mounted = await visit(world, 'userAgreement')
  await act(() => new Promise<void>((done) => setTimeout(done, VIEW_THROTTLE_MS)))
  await mounted.tap('#part')
  await behind()
  expect(sentTo).toEqual(['https://measure.test/api/analytics/events'])
  const [batch] = batches()
  expect(batch).toMatchObject({ project: 'tjb', channel: 'H5', env: 'test' })
  expect(v.safeParse(analyticsBatchInput, batch).issues).toBeUndefined()
  const here = events().filter(({ page: path }) => path === '/userAgreement')
  expect(here.map(({ type }) => type)).toEqual(['page_view', 'click', 'page_leave'])
  mounted.leave()
})

test('the calls of measuring carry no session and no number of the phone', async () => {
  await consented()
  expect(asked).toEqual([{ url: '/api/analytics/settings', headers: {} }])
})

test.each([
  ['test', 'https://count.test/s.js', []],
  ['prod', null, []],
  ['prod', 'https://count.test/s.js', ['https://count.test/s.js']]
] as const)(
  'R9.44 R9.42 in the environment %s a third party’s script %s is loaded so, after a yes: %j',
  async (env, statisticsScript, loaded) => {
    settings = { origin: '', env, statisticsScript }
    const world = start()
    beginMeasuring(world.root, 'browser')
    await ticks()
    expect(scripts()).toEqual([])
    world.root.settings.setMeasuring(true)
    await ticks()
    expect(scripts()).toEqual(loaded)
  }
)

test('who says no ends it at once: what waits is gone, and the next yes is another device', async () => {
  const world = await consented()
  const mounted = await visit(world, 'help')
  const before = device()
  expect(before).toEqual(expect.any(String))
  localStorage.setItem('measured:kept', '[]')
  localStorage.setItem(
    'measured',
    JSON.stringify({ device: before, dropped: 0, segments: [{ id: 'kept', count: 1, bytes: 2 }] })
  )
  jest.spyOn(measuredScreen, 'endStatistics').mockReturnValue()
  world.root.settings.setMeasuring(false)
  await mounted.tap('#part')
  await behind()
  expect([sentTo, keys()]).toEqual([[], ['measured-not']])
  world.root.settings.setMeasuring(true)
  await ticks()
  expect(device()).toEqual(expect.any(String))
  expect(device()).not.toBe(before)
  mounted.leave()
})

test('a no stays when somebody logs in and accepts the agreements, and when they leave', () => {
  const { root } = createWorld({ storage })
  root.settings.setMeasuring(false)
  root.session.leave()
  expect(root.settings.measuring).toBe(false)
  agreed(root)
  expect(root.settings.measuring).toBe(false)
})

test('a yes goes with its person, who is asked again at the next login', () => {
  const { root } = createWorld({ storage })
  agreed(root)
  expect(root.settings.measuring).toBe(true)
  root.session.leave()
  expect([root.settings.measuring, keys()]).toEqual([undefined, []])
})

test('another tab that says no ends this one', async () => {
  const world = await consented()
  const mounted = await visit(world, 'help')
  localStorage.removeItem('measured')
  localStorage.setItem('measured-not', '{}')
  jest.spyOn(measuredScreen, 'endStatistics').mockReturnValue()
  window.dispatchEvent(new Event('storage'))
  expect(world.root.settings.measuring).toBe(false)
  await mounted.tap('#part')
  await behind()
  expect(sentTo).toEqual([])
  mounted.leave()
})

test('of a walk through every page nothing is told that names a person, an order or a card', async () => {
  const world = await consented()
  const values = Object.values(PERSONAL)
  const names = Object.keys(routes) as RouteName[]
  const seen: string[] = []
  for (const [at, name] of names.entries()) {
    const row: RouteRow = routes[name]
    const own = (row.params ?? []).map((param, index) => [
      param.replace('?', ''),
      values[(at + index) % values.length] ?? ''
    ])
    const mounted = await visit(world, name, Object.fromEntries(own))
    if (document.querySelector('#part')) {
      await mounted.tap('#part')
      seen.push(row.path)
    }
    mounted.leave()
  }
  await behind()
  const told = bodies.join('\n')
  for (const value of values) expect(told).not.toContain(value)
  // Pages of one person show a guest no part.
  expect(seen.length).toBeGreaterThan(30)
  const clicks = events().filter(({ type }) => type === 'click')
  expect(clicks.map(({ page: path }) => path)).toEqual(seen)
  for (const event of events()) expect(v.safeParse(analyticsEvent, event).issues).toBeUndefined()
})
