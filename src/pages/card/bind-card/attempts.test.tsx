import { CallError, ErrorCode } from '@/contract/errors'
import { Attempts } from './attempts'

const NOW = Date.parse('2026-11-20T09:00:00+08:00')
const HALF_HOUR = 1_800_000

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

async function locked() {
  const toast = jest.fn()
  const attempts = new Attempts({ clock: { now: () => Date.now() }, feedback: { toast } } as never)
  const refused = new CallError(ErrorCode.cardRefused, '已锁定', {
    ...{ field: 'password', triesLeft: 0, lockedUntil: NOW + HALF_HOUR }
  })
  await expect(attempts.count(() => Promise.reject(refused))).rejects.toBe(refused)
  expect(attempts.locked).toBe(true)
  return { attempts, toast }
}

test('who wants to be reminded is told as it opens, not before', async () => {
  const { attempts, toast } = await locked()
  attempts.toggleReminder()
  jest.advanceTimersByTime(HALF_HOUR - 1)
  expect([attempts.reminds, toast.mock.calls]).toEqual([true, []])
  jest.advanceTimersByTime(1)
  expect([attempts.reminds, toast.mock.calls]).toEqual([false, [[{ text: '卡解锁了，可以再试' }]]])
})

test('who takes it back, or did not ask, is not', async () => {
  const { attempts, toast } = await locked()
  attempts.toggleReminder()
  attempts.toggleReminder()
  jest.advanceTimersByTime(HALF_HOUR)
  expect([attempts.reminds, toast.mock.calls]).toEqual([false, []])
})
