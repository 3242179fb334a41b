import { vi } from 'vitest'
import { EmptyCityTimer } from './empty-city'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('R9.14 counts three seconds down and ends once', () => {
  const ended = vi.fn()
  const timer = new EmptyCityTimer(ended)
  timer.start()
  const seen = [timer.secondsLeft]
  for (let second = 0; second < 2; second += 1) {
    vi.advanceTimersByTime(1000)
    seen.push(timer.secondsLeft)
  }
  expect(seen).toEqual([3, 2, 1])
  vi.advanceTimersByTime(999)
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(timer.secondsLeft).toBeNull()
  vi.advanceTimersByTime(5000)
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a stopped timer never ends, and a second start begins anew', () => {
  const ended = vi.fn()
  const timer = new EmptyCityTimer(ended)
  timer.start()
  vi.advanceTimersByTime(2500)
  timer.start()
  vi.advanceTimersByTime(2500)
  expect(ended).not.toHaveBeenCalled()
  timer.stop()
  vi.advanceTimersByTime(5000)
  expect(ended).not.toHaveBeenCalled()
})
