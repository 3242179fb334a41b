/** What is measured comes in as devices send it: twice, late, wrong in parts, from two tabs, too much. */
import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { AnalyticsBatchInput, AnalyticsEvent } from '@/contract/analytics/dto'
import { catalogue } from '@/contract/catalogue'
import { ErrorCode } from '@/contract/errors'
import { DAY_MS, HOUR_MS } from '@/domain/date'
import { routes } from '@/routes/table'
import { analyticsEvents, analyticsLosses } from '../db/schema'
import { cleanUp } from '../jobs/clean-up'
import { runAll } from '../jobs/ticker'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'

const DEVICE = '8a51b3d0-4c2e-4f7a-9d1b-2f6c3e5a7b90'
const PHONE = '13800138000'

const lines: string[] = []
let server: TestApp
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) }
  server = await createTestApp({ seed: false, env: { LOG_LEVEL: 'info' }, logTo })
})
beforeEach(async () => {
  lines.length = 0
  server.clock.set(TEST_NOW)
  for (const table of [analyticsEvents, analyticsLosses]) await server.database.db.delete(table)
})
afterAll(() => server.close())

const now = () => server.clock.now().getTime()
const common = () => ({ id: randomUUID(), at: now(), page: routes.home.path, door: 'browser' }) as const
const view = (more: Partial<Extract<AnalyticsEvent, { type: 'page_view' }>> = {}): AnalyticsEvent => ({
  ...common(),
  type: 'page_view',
  ...more
})
const batch = (events: readonly unknown[], more: Partial<AnalyticsBatchInput> = {}): AnalyticsBatchInput => ({
  ...{ project: 'tjb', channel: 'H5', env: 'test', device: DEVICE, dropped: 0 },
  events: [...events],
  ...more
})
const send = (input: AnalyticsBatchInput) => server.call('analytics.send', input)
const kept = () => server.database.db.select().from(analyticsEvents).orderBy(asc(analyticsEvents.at))
const lost = () => server.database.db.select().from(analyticsLosses)
const post = (payload: string, type: string, url = '/api/analytics/events') =>
  server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

describe('events', () => {
  const place = () => ({ ...common(), page: '/selling/:type/:id' })
  test.each<[string, () => AnalyticsEvent, Record<string, unknown>]>([
    ['a page view', () => view({ kind: 'gene-home' }), { kind: 'gene-home', part: null, facts: {} }],
    [
      'a page that is left',
      () => ({ ...place(), type: 'page_leave', stay: 61.5, beat: true }),
      { page: '/selling/:type/:id', facts: { stay: 61.5, beat: true } }
    ],
    [
      'a click',
      () => ({ ...place(), type: 'click', part: 'buy', kind: 'checkup' }),
      { part: 'buy', kind: 'checkup' }
    ],
    [
      'an exposure',
      () => ({ ...place(), type: 'exposure', part: 'banner-1', areaRate: 0.2, stay: 1, repeated: false }),
      { part: 'banner-1', facts: { areaRate: 0.2, stay: 1, repeated: false } }
    ],
    [
      'a tap on home',
      () => ({ ...common(), type: 'heat_map', x: 187.5, y: 1200 }),
      { facts: { x: 187.5, y: 1200 } }
    ]
  ])('R7.150 %s is kept as it was sent', async (_about, event, expected) => {
    const sent = event()
    expect((await send(batch([sent]))).results).toEqual({ accepted: 1, refused: 0 })
    expect(await kept()).toEqual([
      expect.objectContaining({
        ...{ id: sent.id, type: sent.type, at: server.clock.now(), door: 'browser' },
        ...{ env: 'test', channel: 'H5', device: DEVICE },
        ...expected
      })
    ])
  })

  test.each<[string, (event: Record<string, unknown>) => unknown]>([
    ['a type that there is not', (event) => ({ ...event, type: 'scroll' })],
    ['no type', ({ type: _type, ...event }) => event],
    ['a key of its own', (event) => ({ ...event, phone: PHONE })],
    ['a page of no row', (event) => ({ ...event, page: '/selling/checkup/CK1003' })],
    ['an alias of a page', (event) => ({ ...event, page: '/choose-city' })],
    ['a page with a query', (event) => ({ ...event, page: '/?phone=1' })],
    ['a door that there is not', (event) => ({ ...event, door: 'window' })],
    ['a kind that there is not', (event) => ({ ...event, kind: 'lottery' })],
    ['an id that is none', (event) => ({ ...event, id: PHONE })],
    ['a time as text', (event) => ({ ...event, at: '2026-05-20' })],
    ['a time before all', (event) => ({ ...event, at: -1 })],
    ['a part that is a telephone', (event) => ({ ...event, type: 'click', part: `tel-${PHONE}` })],
    ['a part that is a name', (event) => ({ ...event, type: 'click', part: '陈予安' })],
    ['a stay without end', (event) => ({ ...event, type: 'page_leave', stay: 432_001, beat: false })],
    ['a heartbeat as a number', (event) => ({ ...event, type: 'page_leave', stay: 60, beat: 1 })],
    [
      'an area above 1',
      (event) => ({ ...event, type: 'exposure', part: 'a', areaRate: 1.1, stay: 1, repeated: false })
    ],
    [
      'a stay below 0',
      (event) => ({ ...event, type: 'exposure', part: 'a', areaRate: 0.5, stay: -1, repeated: false })
    ],
    [
      'repeated as text',
      (event) => ({ ...event, type: 'exposure', part: 'a', areaRate: 0.5, stay: 1, repeated: 'no' })
    ],
    ['a tap beside the layout', (event) => ({ ...event, type: 'heat_map', x: 376, y: 1 })],
    [
      'a tap on another page than home',
      (event) => ({ ...event, type: 'heat_map', page: '/shop', x: 1, y: 1 })
    ],
    ['from the future', (event) => ({ ...event, at: now() + HOUR_MS })],
    ['older than ninety days', (event) => ({ ...event, at: now() - 91 * DAY_MS })],
    ['nothing', () => null],
    ['a list', () => [PHONE]]
  ])('one with %s is refused, counted and logged; the others are kept', async (_about, wrong) => {
    const answer = await send(batch([view(), wrong({ ...view() }), view()]))
    expect(answer).toMatchObject({ code: ErrorCode.ok, results: { accepted: 2, refused: 1 } })
    expect(await kept()).toHaveLength(2)
    expect(await lost()).toEqual([{ day: '2026-05-20', env: 'test', channel: 'H5', dropped: 0, refused: 1 }])
    const told = lines.filter((line) => line.includes('measured events were refused'))
    expect(told).toHaveLength(1)
    for (const word of [PHONE, '陈予安', 'CK1003', 'phone']) expect(told.join()).not.toContain(word)
  })
})

test.each([
  ['another project', { project: 'other' }],
  ['another channel', { channel: 'APP' }],
  ['another environment', { env: 'uat' }],
  ['a device that is no uuid', { device: PHONE }],
  ['no event', { events: [] }],
  ['101 events', { events: Array.from({ length: 101 }, () => ({})) }],
  ['events that are none', { events: 'all' }],
  ['less than none dropped', { dropped: -1 }],
  ['half of one dropped', { dropped: 0.5 }]
])('a batch with %s is refused whole', async (_about, wrong) => {
  const { code } = await server.callRaw('analytics.send', { ...batch([view()]), ...wrong })
  expect(code).toBe(ErrorCode.badParameter)
  expect(await kept()).toEqual([])
})

test('100 events are one batch', async () => {
  const events = Array.from({ length: 100 }, () => view())
  expect((await send(batch(events))).results).toEqual({ accepted: 100, refused: 0 })
  expect(await kept()).toHaveLength(100)
})

test('a batch comes by a beacon too: JSON as text, for project tjb and channel H5, without a session', async () => {
  const text = JSON.stringify(batch([view()]))
  for (const type of ['text/plain;charset=UTF-8', 'text/plain', 'application/json']) {
    const answer = await post(text, type)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { code: 1, message: 'success', results: { accepted: 1, refused: 0 } }
    ])
  }
  expect(await kept()).toHaveLength(1)
  expect(
    (await post(JSON.stringify(batch([view()])), 'text/plain', '/wxappapi/analytics/events')).statusCode
  ).toBe(200)
  expect(await kept()).toHaveLength(2)
})

test.each([
  ['no JSON', 'hello', 400],
  ['half of it', '{"project":"tjb","events":[', 400],
  ['nothing', '', 200],
  ['a list', '[]', 200],
  ['a prototype', '{"__proto__":{"events":[]}}', 400],
  ['a megabyte', JSON.stringify({ events: ['a'.repeat(1024 * 1024)] }), 413],
  ['more than a beacon', JSON.stringify({ events: ['a'.repeat(64 * 1024)] }), 413]
])('a beacon of %s is refused', async (_about, text, status) => {
  const answer = await post(text, 'text/plain')
  expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([status, ErrorCode.badParameter])
})

test('no other call takes text for JSON', async () => {
  const { path } = catalogue['auth.sendCode']
  const text = JSON.stringify({ mobile: PHONE })
  expect((await post(text, 'text/plain', `/api${path}`)).json<{ code: number }>().code).not.toBe(ErrorCode.ok)
})

test('neither the address nor the browser, the session or a cookie of who sends it is kept', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/analytics/events',
    remoteAddress: '203.0.113.77',
    headers: {
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 (tell-tale)',
      devicetoken: 'device-token-of-holds',
      token: 'a-session',
      cookie: 'access_token=a-session'
    },
    payload: JSON.stringify(batch([view()]))
  })
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
  const stored = JSON.stringify([await kept(), await lost()])
  for (const word of ['203.0.113.77', 'tell-tale', 'device-token', 'a-session'])
    expect(stored).not.toContain(word)
})

describe('what comes more than once', () => {
  test('a batch that comes twice is kept once, and so is what it lost', async () => {
    const twice = batch([view(), view()], { dropped: 7 })
    for (const _time of [1, 2]) expect((await send(twice)).results).toEqual({ accepted: 2, refused: 0 })
    expect(await kept()).toHaveLength(2)
    expect(await lost()).toEqual([expect.objectContaining({ dropped: 7, refused: 0 })])
  })

  test('batches of two tabs share a device and some events', async () => {
    const [first, shared, last] = [view(), view(), view()]
    await send(batch([first, shared], { dropped: 1 }))
    await send(batch([shared, last], { dropped: 2 }))
    expect((await kept()).map(({ id }) => id).sort()).toEqual([first.id, shared.id, last.id].sort())
    expect(await lost()).toEqual([expect.objectContaining({ dropped: 3 })])
  })

  test('the same event twice in one batch is one', async () => {
    const event = view()
    expect((await send(batch([event, event]))).results).toEqual({ accepted: 2, refused: 0 })
    expect(await kept()).toHaveLength(1)
  })

  test('twelve at once, half of them in another order, are one', async () => {
    const events = Array.from({ length: 40 }, () => view())
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(batch(index % 2 === 0 ? events : events.toReversed(), { dropped: 5 }))
      )
    )
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, () => ErrorCode.ok))
    expect(await kept()).toHaveLength(40)
    expect(await lost()).toEqual([expect.objectContaining({ dropped: 5 })])
  })

  test('an event that says something else the second time stays what it was', async () => {
    const event = view()
    await send(batch([event]))
    await send(batch([{ ...event, page: '/shop' }], { device: randomUUID() }))
    expect(await kept()).toEqual([expect.objectContaining({ page: '/', device: DEVICE })])
  })
})

test('a device whose clock is a day ahead is understood, its events stand where they happened', async () => {
  const ahead = now() + DAY_MS
  await send(batch([view({ at: ahead - HOUR_MS }), view({ at: ahead })], { sentAt: ahead }))
  expect((await kept()).map(({ at }) => now() - at.getTime())).toEqual([HOUR_MS, 0])
})

test('events go after ninety days, and what is said of lost ones too', async () => {
  await send(batch([view(), view({ at: now() - 80 * DAY_MS })], { dropped: 1 }))
  const run = () =>
    runAll([cleanUp], {
      ...{ db: server.database.db, gateway: server.gateway, now: server.clock.now },
      ...{ config: server.config, log: server.app.log }
    })
  server.clock.advance(10 * DAY_MS)
  await run()
  expect(await kept()).toHaveLength(2)
  server.clock.advance(1)
  await run()
  expect(await kept()).toHaveLength(1)
  expect(await lost()).toHaveLength(1)
  server.clock.advance(81 * DAY_MS)
  await run()
  expect([await kept(), await lost()]).toEqual([[], []])
})

test('an address may send 600 batches a minute, which many behind one share', async () => {
  const limited = await createTestApp({ seed: false, env: { RATE_LIMIT: '1' } })
  const request = { method: 'POST', url: '/api/analytics/events', payload: batch([view()]) } as const
  const codes: number[] = []
  for (let sent = 0; sent < 601; sent += 1) codes.push((await limited.app.inject(request)).statusCode)
  await limited.close()
  expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([600, 429])
})
