import { vi } from 'vitest'
import { createTaskQueue, yieldToMain } from './tasks'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const tasks = () => vi.advanceTimersByTimeAsync(0)
/** As many as a promise that follows another one takes, without a timer. */
const microtasks = async () => {
  for (let tick = 0; tick < 5; tick += 1) await Promise.resolve()
}

test('the first goes at once, those behind it each in a later task, in order', async () => {
  const turn = createTaskQueue()
  const gone: number[] = []
  for (const who of [1, 2, 3]) void turn().then(() => gone.push(who))
  await microtasks()
  expect(gone).toEqual([1])
  vi.advanceTimersToNextTimer()
  await microtasks()
  expect(gone).toEqual([1, 2])
  vi.advanceTimersToNextTimer()
  await microtasks()
  expect(gone).toEqual([1, 2, 3])
})

test('once nobody waits, the next goes at once again and no timer is left', async () => {
  const turn = createTaskQueue()
  const gone: number[] = []
  void turn().then(() => gone.push(1))
  await tasks()
  expect(vi.getTimerCount()).toBe(0)
  void turn().then(() => gone.push(2))
  await microtasks()
  expect(gone).toEqual([1, 2])
})

test('who yields continues in a later task', async () => {
  let continued = false
  void yieldToMain().then(() => (continued = true))
  await microtasks()
  expect(continued).toBe(false)
  await tasks()
  expect(continued).toBe(true)
})
