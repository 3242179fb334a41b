import { chunks } from './index.h5'

const texts = { title: '网络错误', text: '已填写的内容不会丢失', reload: '重新加载' }

/** What the browser reports when the import of a page is rejected and nobody handles it. */
function reject(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
const missingStyle = Object.assign(new Error('Loading CSS chunk 7 failed.'), {
  code: 'CSS_CHUNK_LOAD_FAILED'
})
const notice = () => document.getElementById('chunk-notice')

chunks.watch(texts)

let reload: jest.SpyInstance
beforeEach(() => {
  reload = jest.spyOn(chunks, 'reload').mockImplementation(() => undefined)
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00') })
  window.sessionStorage.clear()
  notice()?.remove()
})
afterEach(() => jest.useRealTimers())

test.each([
  ['a script', missing],
  ['a stylesheet', missingStyle]
])('%s of the product that does not come reloads once, then tells and offers 重新加载', (_name, error) => {
  reject(error)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(notice()).toBeNull()

  reject(error)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(notice()?.textContent).toBe('网络错误已填写的内容不会丢失重新加载')

  notice()?.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a minute later it reloads by itself again', () => {
  reject(missing)
  jest.advanceTimersByTime(60_000)
  reject(missing)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('offline it tells instead of reloading into the browser own error page', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reject(missing)
  expect(reload).not.toHaveBeenCalled()
  expect(notice()).not.toBeNull()
})

test('without a session store it never reloads by itself', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  reject(missing)
  expect(reload).not.toHaveBeenCalled()
  expect(notice()).not.toBeNull()
})

test('other rejections are none of its business', () => {
  reject(new Error('boom'))
  reject(undefined)
  expect(reload).not.toHaveBeenCalled()
  expect(notice()).toBeNull()
})
