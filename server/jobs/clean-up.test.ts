import { loginKeys, nonces, sessions } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'
import { cleanUp } from './clean-up'
import { runAll } from './ticker'

const DAY_MS = 86_400_000

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const run = () =>
  runAll([cleanUp], {
    db: server.database.db,
    gateway: server.gateway,
    now: server.clock.now,
    config: server.config,
    log: server.app.log
  })

test('what has run out goes, what lives stays', async () => {
  const { db } = server.database
  const at = (ms: number) => new Date(server.clock.now().getTime() + ms)
  await db.insert(nonces).values([
    { scope: 's', nonce: 'over', expiresAt: at(-1) },
    { scope: 's', nonce: 'live', expiresAt: at(1) }
  ])
  await db.insert(loginKeys).values([
    { kid: 'over', secret: 'x', createdAt: at(-2), expiresAt: at(-1) },
    { kid: 'live', secret: 'x', createdAt: at(-2), expiresAt: at(1) }
  ])
  await run()
  expect((await db.select().from(nonces)).map((row) => row.nonce)).toEqual(['live'])
  expect((await db.select().from(loginKeys)).map((row) => row.kid)).toEqual(['live'])
})

test('a session goes when nothing can refresh it any more, with its retired credentials', async () => {
  const { db } = server.database
  const old = await server.login('10000000001')
  await server.call('auth.refresh', { refreshToken: old.refreshToken })
  server.clock.advance(29 * DAY_MS)
  await server.login('10000000006')
  server.clock.advance(DAY_MS + 1)
  await run()
  const left = await db.select({ userId: sessions.userId }).from(sessions)
  expect(left).toEqual([{ userId: 'u1002' }])
  expect(await db.query.retiredCredentials.findMany()).toEqual([])
})
