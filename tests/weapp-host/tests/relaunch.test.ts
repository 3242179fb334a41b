import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { type Host, launch, success } from '../src/index'
import { NATIVE_DIST, shows, startServer, type TestServer } from './support'

const PAGE = 'pages/memory/index'

test.describe('relaunch', () => {
  let host: Host
  let server: TestServer
  let vibrations = 0

  test.beforeAll(async () => {
    server = await startServer(() => ({}))
    host = await launch(NATIVE_DIST, {
      page: PAGE,
      domains: { 'https://api.example.com': server.origin },
      wx: { vibrateShort: () => vibrations++ }
    })
  })
  test.afterAll(async () => {
    await host?.close()
    server?.close()
  })

  test('storage and user files survive, page state and the query do not', async () => {
    await host.relaunch({ page: `${PAGE}?from=before` })
    await shows(host, '#note', 'no file')
    await host.tap('#save')
    await host.tap('#save')
    await host.navigate('/pages/second/index')
    await host.relaunch({ page: PAGE, keepStorage: true })
    assert.deepEqual(host.routes, [PAGE])
    await shows(host, '#count', '2')
    await shows(host, '#note', 'kept')
    assert.deepEqual(host.query, {})
  })
  test('it opens a deep link, and the first page without one', async () => {
    await host.relaunch()
    assert.deepEqual(host.routes, ['pages/index/index'])
    await host.relaunch({ page: `${PAGE}?from=card`, scene: 1007 })
    await shows(host, '#from', 'card')
    assert.match(host.logs.at(-1) ?? '', /"scene":1007/)
  })
  test('without keepStorage it starts like a new installation', async () => {
    await host.tap('#save')
    await host.relaunch({ page: PAGE, keepStorage: false })
    await shows(host, '#count', '0')
    await shows(host, '#note', 'no file')
    assert.deepEqual(host.storage, {})
  })
  test('the killed mini-program gets no callback and does nothing any more', async () => {
    await host.relaunch({ page: PAGE })
    const logged = host.logs.length
    await host.tap('#repeat', { idle: false })
    const deadline = Date.now() + 10_000
    while (server.bodies.length < 3 && Date.now() < deadline) await host.page.waitForTimeout(20)
    assert.ok(server.bodies.length >= 3)
    host.slow(1200)
    await host.page.waitForTimeout(500)
    const before = { requests: server.bodies.length, vibrations }
    await host.relaunch({ page: PAGE })
    await host.page.waitForTimeout(1500)
    host.slow(0)
    assert.ok(before.vibrations > 0)
    assert.deepEqual({ requests: server.bodies.length, vibrations }, before)
    assert.match(host.logs.slice(logged).join('\n'), /^log: launch .*$/)
    assert.deepEqual(host.errors, [])
  })
  test('an open dialog goes with the mini-program', async () => {
    await host.tap('#ask')
    await host.page.locator('#dialog .confirm').waitFor()
    await host.relaunch({ page: PAGE })
    assert.equal(await host.page.locator('#dialog').isVisible(), false)
    await host.tap('#save')
    assert.doesNotMatch(host.logs.join(), /answered/)
    assert.deepEqual(host.errors, [])
  })
  test('scripts, the network fault and the record stay', async () => {
    host.script('login', success({ code: 'scripted' }))
    host.offline()
    await host.tap('#fail')
    const calls = host.apiCalls().length
    await host.relaunch({ page: PAGE })
    assert.match(host.errors.join(), /before the kill/)
    await host.tap('#request')
    assert.equal(host.network.at(-1)?.error, 'net::ERR_INTERNET_DISCONNECTED')
    host.offline(false)
    await host.tap('#login')
    await shows(host, '#from', 'scripted')
    assert.deepEqual(
      host
        .apiCalls()
        .slice(calls)
        .map(({ api }) => api),
      ['request', 'login']
    )
  })
})
