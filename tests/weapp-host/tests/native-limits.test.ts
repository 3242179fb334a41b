import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { type Host, launch, type LaunchOptions, phones } from '../src/index'
import { NATIVE_DIST, shows, startServer } from './support'

const LIMITS = 'pages/limits/index'

async function onLimits(options: LaunchOptions, run: (host: Host) => Promise<void>): Promise<void> {
  const host = await launch(NATIVE_DIST, { page: LIMITS, ...options })
  try {
    await run(host)
  } finally {
    await host.close()
  }
}

const told = async (host: Host, id: string): Promise<unknown> => {
  await host.tap(`#${id}`)
  await shows(host, '#log', '[')
  return JSON.parse(await host.$('#log').innerText())
}

test.describe('promises', () => {
  const order = (options: LaunchOptions, expected: string[]) =>
    onLimits(options, async (host) => {
      assert.deepEqual(await told(host, 'order'), ['executor', 'end', ...expected])
      assert.deepEqual(host.errors, [])
    })
  test('of the engine come before every timer', () => order({}, ['then', 'timer']))
  test('of timers wait for those that were set before', () =>
    order({ promises: 'timers' }, ['timer', 'then']))
  for (const promises of ['native', 'timers'] as const)
    test(`do what the language says (${promises})`, () =>
      onLimits({ promises }, async (host) => {
        const expected = ['no', [1, 2, 3], 'first', 'kept', 'thrown', 'itself']
        assert.deepEqual(await told(host, 'promises'), expected)
        assert.deepEqual(host.errors, [])
      }))
})

test.describe('requests', () => {
  /** A server that answers nothing until it is let go. */
  async function withSlow(options: LaunchOptions, run: (host: Host, server: Held) => Promise<void>) {
    let open: () => void = () => undefined
    const opened = new Promise<void>((resolve) => (open = resolve))
    const server = await startServer(() => opened)
    const held = { open, arrived: () => server.bodies.length }
    const domains = { 'https://api.example.com': server.origin }
    await onLimits({ domains, ...options }, (host) => run(host, held)).finally(() => server.close())
  }
  interface Held {
    open(): void
    arrived(): number
  }
  const until = async (host: Host, holds: () => boolean) => {
    const deadline = Date.now() + 10_000
    while (!holds() && Date.now() < deadline) await host.page.waitForTimeout(20)
    assert.ok(holds())
  }
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

  test('ten are sent at once, the eleventh waits, for longer than its own patience', () =>
    withSlow({}, async (host, server) => {
      host.slow(2500)
      await host.tap('#many', { idle: false })
      await until(host, () => server.arrived() === 10)
      server.open()
      await shows(host, '#log', '11')
      const ends = JSON.parse(await host.$('#log').innerText()) as number[]
      assert.deepEqual(
        [...ends].sort((a, b) => a - b),
        all
      )
      assert.deepEqual(
        [...ends.slice(10)].sort((a, b) => a - b),
        [10, 11]
      )
    }))
  test('one that waits can be aborted', () =>
    withSlow({}, async (host, server) => {
      await host.tap('#leaveLine', { idle: false })
      await until(host, () => server.arrived() === 10)
      server.open()
      await shows(host, '#log', '["request:fail abort"')
      assert.equal(server.arrived(), 11)
    }))
  test('five seconds in the background end them, and the timers; in front both go on', () =>
    withSlow({}, async (host, server) => {
      await host.tap('#ask', { idle: false })
      await until(host, () => server.arrived() === 1)
      await host.setForeground(false)
      await until(host, () => host.logs.includes('log: request:fail interrupted'))
      await host.tap('#tick', { idle: false })
      await host.tap('#ask', { idle: false })
      await until(host, () => host.logs.filter((line) => line.endsWith('interrupted')).length === 2)
      assert.equal(server.arrived(), 1)
      assert.deepEqual([await host.$('#ticks').innerText(), host.logs.includes('log: late')], ['0', false])
      server.open()
      await host.setForeground(true)
      await until(host, () => host.logs.includes('log: late'))
      await shows(host, '#ticks', '3')
      await host.tap('#ask', { idle: false })
      await until(host, () => host.logs.includes('log: answered'))
    }))
  test('a short way to the background ends nothing', () =>
    withSlow({}, async (host, server) => {
      await host.tap('#ask', { idle: false })
      await until(host, () => server.arrived() === 1)
      await host.page.evaluate(() => undefined)
      const away = host.setForeground(false)
      server.open()
      await away
      await host.setForeground(true)
      await until(host, () => host.logs.includes('log: answered'))
      await host.suspend()
      await host.enter(`${LIMITS}?name=poster`)
      await host.tap('#ask')
      assert.equal(host.logs.filter((line) => line === 'log: answered').length, 2)
    }))
})

test.describe('phones', () => {
  const COMMON = { fontSizeScaleFactor: 1, known: ['getWindowInfo', 'getAppBaseInfo'] }
  const phone = (name: keyof typeof phones, expected: object) =>
    test(name, () =>
      onLimits(phones[name], async (host) => {
        await host.tap('#phone')
        await shows(host, '#log', '{')
        assert.deepEqual(JSON.parse(await host.$('#log').innerText()), expected)
        assert.deepEqual([host.errors, host.unknownApis], [[], []])
      })
    )
  const ALL = [...COMMON.known, 'onNeedPrivacyAuthorization', 'getFuzzyLocation']
  const SE = { SDKVersion: '3.8.0', platform: 'ios', screenWidth: 320, screenHeight: 568 }
  phone('iPhoneSE', { ...COMMON, ...SE, known: ALL })
  const OLD = { SDKVersion: '2.20.0', platform: 'android', screenWidth: 360, screenHeight: 780 }
  phone('oldAndroid', { ...OLD, known: [] })
  const FOLD = { SDKVersion: '3.8.0', platform: 'android', screenWidth: 717, screenHeight: 512 }
  phone('folding', { ...COMMON, ...FOLD, known: ALL })
})

test.describe('files', () => {
  const FULL = 'writeFileSync:fail the maximum size of the file storage limit is exceeded'
  const ELSEWHERE = 'writeFileSync:fail permission denied, open "wxfile://elsewhere"'
  test('the folder of a person holds 200 MB', () =>
    onLimits({}, async (host) =>
      assert.deepEqual(await told(host, 'files'), ['kept', 'kept', 'kept', ELSEWHERE])
    ))
  test('and 10 MB in older versions', () =>
    onLimits({ userFilesMb: 10 }, async (host) =>
      assert.deepEqual(await told(host, 'files'), ['kept', 'kept', FULL, ELSEWHERE])
    ))
})

test('what it was launched with stays beside what it was entered with last', () =>
  onLimits({ page: `${LIMITS}?name=card`, scene: 1007 }, async (host) => {
    await host.enter(`${LIMITS}?name=poster`, 1047)
    assert.deepEqual(await told(host, 'entered'), [
      [LIMITS, 'card', 1007],
      [LIMITS, 'poster', 1047]
    ])
  }))

test.describe('share cards', () => {
  const PICTURE = 'https://shop.example/share/a.png?v=3'
  const faultsOf = async (cards: { card?: object; timeline?: object }): Promise<string[]> => {
    const query = Object.entries(cards).map(
      ([name, card]) => `${name}=${encodeURIComponent(JSON.stringify(card))}`
    )
    let errors: string[] = []
    await onLimits({ page: `${LIMITS}?${query.join('&')}` }, async (host) => {
      if (cards.card) {
        await host.share()
        await host.tap('#share')
      }
      if (cards.timeline) await host.shareTimeline()
      ;({ errors } = host)
    })
    return [...new Set(errors)].map((text) => text.replace(`[share] ${LIMITS} `, ''))
  }
  test('in order', async () => {
    const card = { title: '体检', path: '/pages/second/index?from=a', imageUrl: PICTURE }
    const timeline = { title: '体检', query: 'from=a', imageUrl: PICTURE }
    assert.deepEqual(await faultsOf({ card, timeline }), [])
  })
  test('without title, to a page that is not there, with a picture that WeChat does not show', async () =>
    assert.deepEqual(
      await faultsOf({ card: { title: ' ', path: '/pages/gone/index', imageUrl: '/seed-img/a.svg' } }),
      [
        'onShareAppMessage: no title',
        'onShareAppMessage: path /pages/gone/index is no page of app.json',
        'onShareAppMessage: picture /seed-img/a.svg is no absolute address',
        'onShareAppMessage: picture /seed-img/a.svg is neither PNG nor JPG'
      ]
    ))
  test('the timeline takes a query and no path', async () =>
    assert.deepEqual(await faultsOf({ timeline: { title: '体检', path: '/a', query: '?from=a' } }), [
      'onShareTimeline: a path, which the timeline does not take',
      'onShareTimeline: query ?from=a is no query'
    ]))
  test('what a promise tells in time belongs to the card', () =>
    onLimits(
      {
        page: `${LIMITS}?card=${encodeURIComponent(JSON.stringify({ title: '早', later: { title: '晚' } }))}`
      },
      async (host) => assert.equal((await host.share())?.title, '晚')
    ))
})
