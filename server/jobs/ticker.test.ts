import { vi } from 'vitest'
import type { Config } from '../config'
import type { Db } from '../db/client'
import type { Gateway } from '../money/gateway'
import { runAll, startTicker, type Job, type JobContext } from './ticker'

const errors: unknown[] = []
const context: JobContext = {
  db: {} as Db,
  gateway: {} as Gateway,
  config: {} as Config,
  now: () => new Date(0),
  log: { info: () => undefined, warn: () => undefined, error: (entry: unknown) => void errors.push(entry) }
}
const job = (name: string, run: () => Promise<void>): Job => ({ name, everyMs: 100, run })

beforeEach(() => {
  vi.useFakeTimers()
  errors.length = 0
})
afterEach(() => vi.useRealTimers())

test('at start every job runs once, in order, and one that fails does not stop the next', async () => {
  const ran: string[] = []
  await runAll(
    [
      job('a', async () => void ran.push('a')),
      job('b', () => Promise.reject(new Error('b'))),
      job('c', async () => void ran.push('c'))
    ],
    context
  )
  expect(ran).toEqual(['a', 'c'])
  expect(errors).toMatchObject([{ job: 'b' }])
})

test('a job does not overlap itself', async () => {
  let started = 0
  let finish = () => undefined as void
  const ticker = startTicker(
    [job('slow', () => new Promise((done) => ((started += 1), (finish = done))))],
    context
  )
  await vi.advanceTimersByTimeAsync(350)
  expect(started).toBe(1)
  finish()
  await vi.advanceTimersByTimeAsync(100)
  expect(started).toBe(2)
  finish()
  await ticker.stop()
})

test('stopping waits for what is running and starts nothing more', async () => {
  let started = 0
  let finish = () => undefined as void
  const ticker = startTicker(
    [job('slow', () => new Promise((done) => ((started += 1), (finish = done))))],
    context
  )
  await vi.advanceTimersByTimeAsync(100)
  let stopped = false
  const stopping = ticker.stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(300)
  expect(stopped).toBe(false)
  finish()
  await stopping
  expect(started).toBe(1)
})

describe('a job of many pieces', () => {
  beforeEach(() => vi.useRealTimers())

  /** Has no end of its own. */
  const backlog = (done: () => void): Job => ({
    name: 'backlog',
    everyMs: 60_000,
    async *run() {
      for (;;) {
        await Promise.resolve()
        done()
        yield
      }
    }
  })

  test('gives others their turn after each piece, and ends after the piece in which a stop is asked', async () => {
    let pieces = 0
    const ticker = startTicker([backlog(() => (pieces += 1))], context)
    while (pieces < 2) await new Promise((next) => setImmediate(next))
    const before = pieces
    await ticker.stop()
    expect(pieces).toBeLessThanOrEqual(before + 1)
  })

  test('rests for as long as each piece took: calls have half of the time', async () => {
    let pieces = 0
    const slow: Job = {
      name: 'slow',
      everyMs: 60_000,
      async *run() {
        for (;;) {
          await new Promise((done) => setTimeout(done, 20))
          pieces += 1
          yield
        }
      }
    }
    const began = performance.now()
    const ticker = startTicker([slow], context)
    await new Promise((done) => setTimeout(done, 400))
    const most = (performance.now() - began) / 38 + 1
    await ticker.stop()
    expect(pieces).toBeGreaterThan(1)
    expect(pieces).toBeLessThanOrEqual(most)
  })

  test('leaves jobs behind it to their own rhythm', async () => {
    let ran = () => undefined as void
    const other = new Promise<void>((done) => (ran = done))
    const ticker = startTicker(
      [backlog(() => undefined), { ...job('other', async () => ran()), everyMs: 1 }],
      context
    )
    await other
    await ticker.stop()
  })
})
