import { announcer } from './index'

const said = (role: string) => document.querySelector(`[role="${role}"]`)?.textContent

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the live regions stand before the first notice, beside the app, and stay', () => {
  announcer.say('', 'polite')
  const regions = Array.from(document.querySelectorAll('body > [data-live]'))
  expect(regions.map((region) => [region.getAttribute('role'), region.textContent])).toEqual([
    ['status', ''],
    ['alert', '']
  ])
  announcer.say('已加入购物车', 'polite')
  jest.runAllTimers()
  expect(Array.from(document.querySelectorAll('body > [data-live]'))).toEqual(regions)
  expect(said('status')).toBe('已加入购物车')
})

test('news are polite, failures an alert, and the newest stands alone', () => {
  announcer.say('已收藏', 'polite')
  announcer.say('网络错误', 'alert')
  jest.runAllTimers()
  expect([said('status'), said('alert')]).toEqual(['', '网络错误'])
  announcer.say('', 'polite')
  jest.runAllTimers()
  expect([said('status'), said('alert')]).toEqual(['', ''])
})

test('the same notice twice is said twice: the region is empty in between', () => {
  announcer.say('已保存', 'polite')
  jest.runAllTimers()
  announcer.say('已保存', 'polite')
  expect(said('status')).toBe('')
  jest.runAllTimers()
  expect(said('status')).toBe('已保存')
})
