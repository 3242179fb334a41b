/**
 * A rolling upgrade as README tells it, under people who look and order: servers of the release before, then the schema, then one server after
 * the other; and the way back, on the new schema. No call fails.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { useDataKeys } from './db/data-keys'
import { prepareDatabase } from './db/migrate'
import { ROOT } from './folders'
import { createCaller } from './testing/caller'
import { Fleet } from './testing/fleet'
import { wrongBooks } from './testing/money'
import { RECIPIENT } from './testing/ordering'
import { wrongOrders } from './testing/orders'
import { processDatabase } from './testing/process-database'
import { addressOf, startServer, type Running } from './testing/processes'
import { releaseBefore, unpackRelease } from './testing/release-before'
import { wrongCounts } from './testing/stock'
import { TEST_DATA_KEY } from './testing/test-database'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 })

const PEOPLE = 4
/** How long people go on between two steps, in ms. */
const STEP_MS = 4_000

const before = releaseBefore()
const possible =
  process.env['UPGRADE'] === 'to the end' && Boolean(process.env['TEST_DATABASE_URL']) && before !== null
if (!possible && process.env['UPGRADE'] === 'to the end') {
  process.stderr.write(
    '\nSKIPPED: a rolling upgrade needs PostgreSQL and a release before this one (RELEASE_BEFORE=<commit>, or a tag v…)\n\n'
  )
}

;(possible ? test : test.skip)('from the release before to this one and back, no call fails', async () => {
  const storage = processDatabase('upgrade')
  await storage.create()
  const old = unpackRelease(before ?? '')
  const env = {
    ...storage.env,
    ...{ PORT: '0', DEMO: '1', RATE_LIMIT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'development' },
    DATA_KEY: TEST_DATA_KEY.toString('base64')
  }
  const fleet = new Fleet()
  const running = new Map<string, Running>()
  const start = async (root: string) => {
    const one = startServer(env, ['--no-build'], root)
    const address = await addressOf(one)
    running.set(address, one)
    fleet.add(address)
    return address
  }
  const stop = async (address: string) => {
    const one = running.get(address)
    running.delete(address)
    one?.child.kill('SIGTERM')
    expect([await one?.ended, one?.output().includes('unexpected error')]).toEqual([0, false])
    fleet.drop(address)
  }

  const { call } = createCaller(() => new Date(), fleet.send)
  const failed: string[] = []
  let calls = 0
  let ordered = 0
  let ended = false
  const must = async <T extends { code: number; message: string }>(
    what: string,
    answer: Promise<T>
  ): Promise<T> => {
    calls += 1
    const told = await answer.catch((error: Error) => ({ code: -1, message: error.message }) as T)
    if (told.code !== ErrorCode.ok) failed.push(`${what}: ${told.code} ${told.message}`)
    return told
  }
  const person = async (session: Session, who: number) => {
    for (let n = 0; !ended; n += 1) {
      await must('search', call('product.search', { keyword: '体检' }))
      const goods = { ...RECIPIENT, productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 }
      const placed = await must(
        'order',
        call('order.completeGoods', goods, { session, idempotencyKey: `upgrade-${who}-${n}` })
      )
      if (placed.code !== ErrorCode.ok) continue
      ordered += 1
      const { orderNum } = placed.results[0]!
      await must('orders', call('order.list', { x: 1 }, { session }))
      await must('cancel', call('order.cancel', { id: orderNum }, { session }))
      await pause(30)
    }
  }

  try {
    const [first, second] = [await start(old.root), await start(old.root)]
    const sessions: Session[] = []
    for (let who = 0; who < PEOPLE; who += 1) {
      const mobile = `1390000${String(who).padStart(4, '0')}`
      const sent = await call('auth.sendCode', { mobile }, { device: `device-of-upgrade-${who}` })
      const { results } = await call(
        'auth.login',
        { mobile, code: sent.results.demoCode ?? '' },
        { device: `device-of-upgrade-${who}` }
      )
      sessions.push(results)
    }
    const people = Promise.all(sessions.map(person))
    people.catch(() => undefined)
    const steps: string[] = []
    const step = async (name: string, work: () => Promise<unknown>) => {
      const [callsBefore, failedBefore] = [calls, failed.length]
      await work()
      await pause(STEP_MS)
      steps.push(`${name}: ${calls - callsBefore} calls, ${failed.length - failedBefore} failed`)
    }
    await step('the release before', () => Promise.resolve())
    await step('its servers on the new schema', () =>
      storage.inside((database) => {
        useDataKeys([TEST_DATA_KEY])
        return prepareDatabase(database, { now: new Date(), demo: true })
      })
    )
    let [third, fourth] = ['', '']
    await step('one of each', async () => {
      third = await start(ROOT)
      await stop(first)
    })
    await step('this release', async () => {
      fourth = await start(ROOT)
      await stop(second)
    })
    await step('back: one of each', async () => {
      await start(old.root)
      await stop(third)
    })
    await step('back: the release before', async () => {
      await start(old.root)
      await stop(fourth)
    })
    ended = true
    await people
    process.stdout.write(`upgrade from ${before}: ${steps.join('; ')}; ${ordered} orders\n`)
    expect([failed, ordered > 0]).toEqual([[], true])
    await storage.inside(async ({ db }) => {
      expect([...(await wrongBooks(db)), ...(await wrongCounts(db)), ...(await wrongOrders(db))]).toEqual([])
    })
  } finally {
    ended = true
    for (const { child } of running.values()) child.kill('SIGKILL')
    old.remove()
    await storage.remove()
  }
})
