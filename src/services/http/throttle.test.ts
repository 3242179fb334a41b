import { singleFlight, throttle } from './throttle'

test('R9.4 within 300 ms a second tap is dropped, after them it counts', () => {
  let now = 1000
  const seen: string[] = []
  const tap = throttle(
    (text: string) => void seen.push(text),
    undefined,
    () => now
  )
  tap('first')
  now = 1299
  tap('too soon')
  now = 1300
  tap('second')
  expect(seen).toEqual(['first', 'second'])
})

test('a second tap that had to wait for a long run is dropped too', () => {
  let now = 1000
  const seen: string[] = []
  const tap = throttle(
    (text: string) => {
      seen.push(text)
      now += 800
    },
    undefined,
    () => now
  )
  tap('first')
  tap('waited')
  expect(seen).toEqual(['first'])
})

test('what waits for an answer is counted from that, and a fault does not block it', async () => {
  let now = 1000
  let answer = (): void => undefined
  let runs = 0
  const tap = throttle(
    () => {
      runs += 1
      return runs === 2 ? Promise.reject(new Error('away')) : new Promise<void>((done) => (answer = done))
    },
    undefined,
    () => now
  )
  tap()
  now = 5000
  tap()
  answer()
  await Promise.resolve()
  now = 5299
  tap()
  expect(runs).toBe(1)
  now = 5300
  tap()
  await Promise.resolve()
  now = 5600
  tap()
  expect(runs).toBe(3)
})

test('while one run is out every further call gets its promise; afterwards a new one starts', async () => {
  let runs = 0
  const load = singleFlight(async () => (runs += 1))
  expect(await Promise.all([load(), load(), load()])).toEqual([1, 1, 1])
  expect(await load()).toBe(2)
})
