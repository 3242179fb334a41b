/**
 * With REDIS_URL all servers count calls together in Redis, whatever their databases; without an answer of it each counts alone, and the
 * shop stays open. Skipped, and said so, where redis-server is not installed.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { vi } from 'vitest'
import { Metrics } from '../metrics/metrics'
import { createRedis, hasRedis, type PrivateRedis } from '../testing/private-redis'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'
import { openTestDatabase } from '../testing/test-database'

const AT_MOST = 20
/** As long as a server counts alone before it asks again, and a little. */
const ASKS_AGAIN_MS = 3_200

if (!hasRedis()) process.stderr.write('redis-server is not installed: limits in Redis are not tested\n')
const withRedis = hasRedis() ? describe : describe.skip

withRedis('limits in Redis', () => {
  let redis: PrivateRedis
  let one: TestApp
  let other: TestApp
  let metrics: Metrics
  let lines: string[]
  beforeAll(async () => {
    redis = await createRedis()
  })
  afterAll(() => redis.kill())

  async function serverAt(watched: boolean): Promise<TestApp> {
    const database = await openTestDatabase(null)
    const env = { RATE_LIMIT: '1', REDIS_URL: redis.url, LOG_LEVEL: 'info' }
    const logTo = { write: (line: string) => void lines.push(line) }
    if (!watched) return createTestApp({ database, env, logTo: { write: () => undefined } })
    metrics = new Metrics(database, () => TEST_NOW)
    return createTestApp({ database, env, logTo, watch: metrics })
  }
  beforeEach(async () => {
    lines = []
    one = await serverAt(true)
    other = await serverAt(false)
  })
  afterEach(async () => {
    redis.thaw()
    await one.close()
    await other.close()
    await redis.kill()
    await redis.start()
  })

  const codesAt = async (server: TestApp, first: number, times: number) => {
    const codes: number[] = []
    for (let i = first; i < first + times; i += 1) {
      codes.push((await server.call('auth.sendCode', { mobile: `1005${String(i).padStart(7, '0')}` })).status)
    }
    return codes
  }
  const refused = (codes: readonly number[]) => codes.filter((code) => code === 429).length
  const isAlone = async () => /^shop_limits_alone (\d)$/m.exec(await metrics.text())?.[1] === '1'
  const said = (about: RegExp) => lines.filter((line) => about.test(line)).length
  /** Nobody waits for a server's connection but this. */
  const connected = () => vi.waitFor(async () => expect(await redis.clients()).toBe(2))

  test('two servers have one limit together', async () => {
    await connected()
    expect(refused(await codesAt(one, 0, AT_MOST / 2))).toBe(0)
    expect(refused(await codesAt(other, 100, AT_MOST / 2))).toBe(0)
    expect(refused(await codesAt(one, 200, 1))).toBe(1)
    expect(refused(await codesAt(other, 300, 1))).toBe(1)
    expect([await isAlone(), said(/limits on calls/)]).toEqual([false, 0])
  })

  test('of calls that come at once no more pass than of those in turn', async () => {
    await connected()
    const codes = await Promise.all(
      Array.from({ length: 2 * AT_MOST }, (_, i) => codesAt(i % 2 === 0 ? one : other, 1000 * i, 1))
    )
    expect(refused(codes.flat())).toBe(AT_MOST)
  })

  test('what is counted carries no address, and its keys are told from those of others', async () => {
    await connected()
    await codesAt(one, 0, 1)
    expect(await redis.keys()).toEqual([expect.stringMatching(/^shop-limit:[\w-]{24}$/)])
  })

  test('Redis is killed: calls go on, the limit holds at each server, it is said once; when it is back they count together', async () => {
    await connected()
    await codesAt(one, 0, 5)
    await redis.kill()
    expect(refused(await codesAt(one, 100, AT_MOST + 1))).toBe(1)
    expect([await isAlone(), said(/by this server alone/)]).toEqual([true, 1])
    await pause(ASKS_AGAIN_MS)
    expect(refused(await codesAt(one, 200, 1))).toBe(1)
    expect([await isAlone(), said(/by this server alone/)]).toEqual([true, 1])
    await redis.start()
    await pause(ASKS_AGAIN_MS)
    expect(refused(await codesAt(one, 300, 1))).toBe(0)
    expect([await isAlone(), said(/together again/)]).toEqual([false, 1])
    expect((await redis.keys()).length).toBe(1)
  }, 30_000)

  test('who is refused from memory does not say that Redis is back', async () => {
    await connected()
    expect(refused(await codesAt(one, 0, AT_MOST + 2))).toBe(2)
    await redis.kill()
    await one.call('auth.login', { mobile: '10050000000', code: '000000' })
    expect(await isAlone()).toBe(true)
    await pause(ASKS_AGAIN_MS)
    expect(refused(await codesAt(one, 100, 1))).toBe(1)
    expect([await isAlone(), said(/together again/)]).toEqual([true, 0])
  }, 30_000)

  test('Redis hangs: one call waits half a second, those after it do not', async () => {
    await connected()
    redis.freeze()
    const started = performance.now()
    expect(refused(await codesAt(one, 0, 10))).toBe(0)
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(await isAlone()).toBe(true)
  })
})

test('a server starts and answers without the Redis it was told of', async () => {
  const env = { RATE_LIMIT: '1', REDIS_URL: 'redis://127.0.0.1:1/0' }
  const server = await createTestApp({ env, seed: false })
  const codes: number[] = []
  for (let i = 0; i <= AT_MOST; i += 1)
    codes.push((await server.call('auth.sendCode', { mobile: `1006${String(i).padStart(7, '0')}` })).status)
  expect(codes.map((code) => code === 429)).toEqual([...Array<boolean>(AT_MOST).fill(false), true])
  await server.close()
})
