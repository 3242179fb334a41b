import { createTurns } from './turns'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const microtasks = () => jest.advanceTimersByTimeAsync(0)

test('the first goes at once, those behind it each in a later task, in order', async () => {
  const turn = createTurns()
  const gone: number[] = []
  for (const who of [1, 2, 3]) void turn().then(() => gone.push(who))
  await Promise.resolve()
  expect(gone).toEqual([1])
  jest.advanceTimersToNextTimer()
  await Promise.resolve()
  expect(gone).toEqual([1, 2])
  jest.advanceTimersToNextTimer()
  await Promise.resolve()
  expect(gone).toEqual([1, 2, 3])
})

test('once nobody waits, the next goes at once again and no timer is left', async () => {
  const turn = createTurns()
  const gone: number[] = []
  void turn().then(() => gone.push(1))
  await microtasks()
  expect(jest.getTimerCount()).toBe(0)
  void turn().then(() => gone.push(2))
  await Promise.resolve()
  expect(gone).toEqual([1, 2])
})
