import { ServerClock } from './clock'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

function memory() {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => kept.set(key, value).has(key),
    remove: (key: string) => void kept.delete(key)
  }
}

test.each([
  ['ahead by a day', DAY_MS],
  ['behind by a day', -DAY_MS]
])('a phone %s knows the server’s time at its next start, before any answer', (_name, ahead) => {
  const kept = memory()
  const server = Date.parse('2026-11-21T08:00:00+08:00')
  const device = () => server + ahead
  new ServerClock(device, kept).learn(server)
  expect(new ServerClock(device, kept).now()).toBe(server)
})

test('a clock that was put right is believed with the first answer', () => {
  const kept = memory()
  new ServerClock(() => DAY_MS, kept).set(0)
  const clock = new ServerClock(() => HOUR_MS, kept)
  clock.learn(HOUR_MS)
  expect(clock.now()).toBe(HOUR_MS)
  expect(new ServerClock(() => HOUR_MS, kept).now()).toBe(HOUR_MS)
})

test('a damaged memory counts as none', () => {
  const kept = memory()
  kept.set('clock-offset', 'x')
  expect(new ServerClock(() => 5, kept).now()).toBe(5)
})
