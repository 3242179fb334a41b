import { scrollKeeper } from './index.h5'

/** jsdom draws nothing: a window that can be scrolled as far as its page is long. */
let long = 0
let top = 0

beforeEach(() => {
  jest.useFakeTimers()
  long = 5000
  top = 0
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/mine/order')
  Object.defineProperty(window, 'scrollY', { get: () => top, configurable: true })
  Object.assign(window, { scrollTo: (_x: number, y: number) => (top = Math.min(y, long)) })
})
afterEach(() => {
  window.dispatchEvent(new Event('keydown'))
  jest.useRealTimers()
})

function loaded(type: 'navigate' | 'reload' | 'back_forward') {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  scrollKeeper.watch()
}
async function leftAt(y: number) {
  loaded('navigate')
  top = y
  document.dispatchEvent(new Event('scroll'))
  await jest.advanceTimersByTimeAsync(300)
  top = 0
}

test.each(['reload', 'back_forward'] as const)(
  'a page that was killed comes back where it was: %s',
  async (type) => {
    await leftAt(1200)
    loaded(type)
    await jest.advanceTimersByTimeAsync(100)
    expect(top).toBe(1200)
  }
)

test('a list that grows page by page is waited for', async () => {
  await leftAt(1200)
  long = 400
  loaded('reload')
  await jest.advanceTimersByTimeAsync(100)
  expect(top).toBe(400)
  long = 5000
  await jest.advanceTimersByTimeAsync(100)
  expect(top).toBe(1200)
})

test('who moves it is not held', async () => {
  await leftAt(1200)
  loaded('reload')
  await jest.advanceTimersByTimeAsync(100)
  window.dispatchEvent(new Event('touchstart'))
  top = 300
  await jest.advanceTimersByTimeAsync(1000)
  expect(top).toBe(300)
})

test('it is not held for ever', async () => {
  await leftAt(1200)
  loaded('reload')
  await jest.advanceTimersByTimeAsync(6000)
  top = 0
  await jest.advanceTimersByTimeAsync(1000)
  expect(top).toBe(0)
})

test('a link to the page begins at its top, and so does another page', async () => {
  await leftAt(1200)
  loaded('navigate')
  await jest.advanceTimersByTimeAsync(1000)
  expect(top).toBe(0)
  window.history.replaceState(null, '', '/mine/coupon')
  loaded('reload')
  await jest.advanceTimersByTimeAsync(1000)
  expect(top).toBe(0)
})

test('content that is made anew stays where it was', async () => {
  top = 900
  scrollKeeper.stay()
  top = 0
  await jest.advanceTimersByTimeAsync(100)
  expect(top).toBe(900)
})
