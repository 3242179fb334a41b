import { EmptyCityTimer } from './empty-city'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('R9.14 counts three seconds down and ends once', () => {
  const ended = jest.fn()
  const timer = new EmptyCityTimer(ended)
  timer.start()
  const seen = [timer.secondsLeft]
  for (let second = 0; second < 2; second += 1) {
    jest.advanceTimersByTime(1000)
    seen.push(timer.secondsLeft)
  }
  expect(seen).toEqual([3, 2, 1])
  jest.advanceTimersByTime(999)
  expect(ended).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(timer.secondsLeft).toBeNull()
  jest.advanceTimersByTime(5000)
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a stopped timer never ends, and a second start begins anew', () => {
  const ended = jest.fn()
  const timer = new EmptyCityTimer(ended)
  timer.start()
  jest.advanceTimersByTime(2500)
  timer.start()
  jest.advanceTimersByTime(2500)
  expect(ended).not.toHaveBeenCalled()
  timer.stop()
  jest.advanceTimersByTime(5000)
  expect(ended).not.toHaveBeenCalled()
})
