import { vi } from 'vitest'
import { CallError, ErrorCode } from '@/contract/errors'
import { LoadableRequest, toFailed, toLoading, valueOf, type Loadable } from './loadable'

function deferred<T>() {
  let resolve!: (value: T) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

test('an answer that arrives after a newer one is dropped', async () => {
  const request = new LoadableRequest<string>()
  const older = deferred<string>()
  const newer = deferred<string>()
  const first = request.run(() => older.promise)
  const second = request.run(() => newer.promise)
  newer.resolve('newer')
  expect(await second).toBe('newer')
  older.resolve('older')
  expect(await first).toBeUndefined()
  expect(request.loadable).toEqual({ state: 'ready', value: 'newer' })
})

test('a late failure does not replace a newer value', async () => {
  const request = new LoadableRequest<string>()
  const older = deferred<string>()
  const first = request.run(() => older.promise)
  await request.run(async () => 'newer')
  older.reject(new CallError(503, 'late'))
  await first
  expect(request.loadable).toEqual({ state: 'ready', value: 'newer' })
})

test('a caller that cancelled gets its last good value back, not the answer', async () => {
  const request = new LoadableRequest<string>()
  await request.run(async () => 'good')
  const slow = deferred<string>()
  const signal = { aborted: false }
  const running = request.run(() => slow.promise, { signal })
  expect(request.loadable).toEqual({ state: 'loading', previous: 'good' })
  signal.aborted = true
  slow.resolve('unwanted')
  expect(await running).toBeUndefined()
  expect(request.loadable).toEqual({ state: 'ready', value: 'good' })
})

test('an aborted signal starts no call', async () => {
  const request = new LoadableRequest<string>()
  const fn = vi.fn(async () => 'x')
  await request.run(fn, { signal: { aborted: true } })
  expect(fn).not.toHaveBeenCalled()
  expect(request.loadable.state).toBe('idle')
})

test('a call cancelled by transport is no failure', async () => {
  const request = new LoadableRequest<string>()
  await request.run(async () => {
    throw new CallError(ErrorCode.cancelled, '')
  })
  expect(request.loadable).toEqual({ state: 'idle' })
})

test('a failure keeps code, message and the value on screen', async () => {
  const request = new LoadableRequest<string>()
  await request.run(async () => 'good')
  await request.run(async () => {
    throw new CallError(27005, '商品已下架')
  })
  expect(request.loadable).toEqual({
    state: 'failed',
    code: 27005,
    message: '商品已下架',
    previous: 'good'
  })
  expect(request.value).toBe('good')
})

test('R8.21 an error without own text is 网络错误', async () => {
  const request = new LoadableRequest<string>()
  await request.run(async () => {
    throw new TypeError('x is undefined')
  })
  expect(request.loadable).toEqual({ state: 'failed', code: ErrorCode.network, message: '网络错误' })
})

test('fresh forgets the shown value; set and reset drop the running call', async () => {
  const request = new LoadableRequest<string>()
  await request.run(async () => 'old city')
  const slow = deferred<string>()
  const running = request.run(() => slow.promise, { fresh: true })
  expect(request.loadable).toEqual({ state: 'loading' })
  request.set('edited')
  slow.resolve('late')
  await running
  expect(request.loadable).toEqual({ state: 'ready', value: 'edited' })
  request.reset()
  expect(request.loadable).toEqual({ state: 'idle' })
})

test('pure helpers keep the value that is on screen', () => {
  const ready: Loadable<number> = { state: 'ready', value: 2 }
  const failed = toFailed(toLoading(ready), new CallError(1, 'no'))
  expect(valueOf(failed)).toBe(2)
  expect(failed).toEqual({ state: 'failed', code: 1, message: 'no', previous: 2 })
})
