import Taro from '@tarojs/taro'
import type { Door } from './types'

let door: Door
beforeAll(async () => {
  // As a build for a shop has it.
  Object.assign(globalThis, { DEMO: false })
  door = (await import('./index.weapp')).currentDoor()
})

const credential = () => door.login.credential()
afterEach(() => jest.useRealTimers())

test.each([
  ['a code', async () => ({ code: 'c-1' }), 'c-1'],
  ['no code', async () => ({ code: '' }), null],
  ['a refusal', () => Promise.reject(new Error('login:fail')), null]
])('WeChat’s login answers %s', async (_name, answer, code) => {
  jest.spyOn(Taro, 'login').mockImplementationOnce(answer as typeof Taro.login)
  await expect(credential()).resolves.toBe(code)
})

test('one that is never answered is refused after eight seconds', async () => {
  jest.useFakeTimers()
  jest.spyOn(Taro, 'login').mockReturnValueOnce(new Promise(() => undefined))
  let end: unknown = 'open'
  void credential().then((code) => (end = code))
  await jest.advanceTimersByTimeAsync(7999)
  expect(end).toBe('open')
  await jest.advanceTimersByTimeAsync(1)
  expect(end).toBeNull()
})
