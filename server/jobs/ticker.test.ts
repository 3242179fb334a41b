import type { Config } from '../config'
import type { Db } from '../db/client'
import { runAll, startTicker, type Job, type JobContext } from './ticker'

const errors: unknown[] = []
const context: JobContext = {
  db: {} as Db,
  config: {} as Config,
  now: () => new Date(0),
  log: { info: () => undefined, warn: () => undefined, error: (entry: unknown) => void errors.push(entry) }
}
const job = (name: string, run: () => Promise<void>): Job => ({ name, everyMs: 100, run })

beforeEach(() => {
  jest.useFakeTimers()
  errors.length = 0
})
afterEach(() => jest.useRealTimers())

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
  await jest.advanceTimersByTimeAsync(350)
  expect(started).toBe(1)
  finish()
  await jest.advanceTimersByTimeAsync(100)
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
  await jest.advanceTimersByTimeAsync(100)
  let stopped = false
  const stopping = ticker.stop().then(() => (stopped = true))
  await jest.advanceTimersByTimeAsync(300)
  expect(stopped).toBe(false)
  finish()
  await stopping
  expect(started).toBe(1)
})
