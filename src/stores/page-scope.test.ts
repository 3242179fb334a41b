import { vi } from 'vitest'
import type { Call } from '@/services/http/call'
import { LoadableRequest } from './loadable'
import { PageScope } from './page-scope'

/** A page over a client whose answers wait, with the signals that its calls were handed. */
function page() {
  const signals: { readonly aborted: boolean }[] = []
  const stopped: string[] = []
  let answer: (value: never) => void = () => undefined
  const call: Call = (name, _input, options) => {
    const { signal } = options ?? {}
    if (signal) signals.push(signal)
    signal?.onAbort?.(() => stopped.push(name))
    return new Promise((done) => (answer = done))
  }
  const scope = new PageScope({ call })
  scope.enter()
  return { scope, signals, stopped, answer: () => answer(['CK1003'] as never) }
}

const suggest = (scope: PageScope) => () => scope.call('product.suggest', { keyword: '肝', cityCode: '3101' })

test('a call ends with the page, and its answer changes nothing', async () => {
  const { scope, stopped, answer } = page()
  const request = new LoadableRequest<readonly string[]>()
  const running = scope.run(request, suggest(scope))
  expect(request.loading).toBe(true)
  scope.leave()
  expect(stopped).toEqual(['product.suggest'])
  answer()
  expect(await running).toBeUndefined()
  expect(request.loadable.state).toBe('idle')
  expect(scope.left).toBe(true)
})

test('what ends with the page ends once; another entry begins anew', async () => {
  const { scope, answer } = page()
  const ended = vi.fn()
  scope.onLeave(ended)
  expect(ended).not.toHaveBeenCalled()
  scope.leave()
  scope.leave()
  expect(ended).toHaveBeenCalledTimes(1)
  scope.enter()
  expect([scope.left, scope.shown]).toEqual([false, true])
  const request = new LoadableRequest<readonly string[]>()
  const running = scope.run(request, suggest(scope))
  answer()
  expect(await running).toEqual(['CK1003'])
})

test('a covered page is not left', () => {
  const { scope } = page()
  scope.setShown(false)
  expect([scope.shown, scope.left]).toEqual([false, false])
})
