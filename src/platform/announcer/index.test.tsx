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
  jest.advanceTimersByTime(50)
  expect(Array.from(document.querySelectorAll('body > [data-live]'))).toEqual(regions)
  expect(said('status')).toBe('已加入购物车')
})

test('news and failures have a voice each: what comes or goes in one leaves the other to be said', () => {
  announcer.say('网络错误', 'alert')
  announcer.say('已收藏', 'polite')
  announcer.say('', 'polite')
  jest.advanceTimersByTime(50)
  expect([said('status'), said('alert')]).toEqual(['', '网络错误'])
  announcer.say('已收藏', 'polite')
  announcer.say('库存不足', 'alert')
  jest.advanceTimersByTime(50)
  expect([said('status'), said('alert')]).toEqual(['已收藏', '库存不足'])
})

test('what has been said is no text of the page', () => {
  announcer.say('网络错误', 'alert')
  jest.advanceTimersByTime(5050)
  expect(said('alert')).toBe('')
})

test('the same notice twice is said twice: the region is empty in between', () => {
  announcer.say('已保存', 'polite')
  jest.advanceTimersByTime(50)
  announcer.say('已保存', 'polite')
  expect(said('status')).toBe('')
  jest.advanceTimersByTime(50)
  expect(said('status')).toBe('已保存')
})
