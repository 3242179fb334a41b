import { vi } from 'vitest'

const natives = {
  at: Object.getOwnPropertyDescriptor(Array.prototype, 'at'),
  findLast: Object.getOwnPropertyDescriptor(Array.prototype, 'findLast'),
  hasOwn: Object.getOwnPropertyDescriptor(Object, 'hasOwn'),
  fromEntries: Object.getOwnPropertyDescriptor(Object, 'fromEntries'),
  replaceAll: Object.getOwnPropertyDescriptor(String.prototype, 'replaceAll'),
  allSettled: Object.getOwnPropertyDescriptor(Promise, 'allSettled')
}

afterEach(() => {
  const put = (target: object, name: keyof typeof natives) =>
    Object.defineProperty(target, name, natives[name] as PropertyDescriptor)
  put(Array.prototype, 'at')
  put(Array.prototype, 'findLast')
  put(Object, 'hasOwn')
  put(Object, 'fromEntries')
  put(String.prototype, 'replaceAll')
  put(Promise, 'allSettled')
})

test('an old webview gets what the code calls', async () => {
  for (const [target, name] of [
    [Array.prototype, 'at'],
    [Array.prototype, 'findLast'],
    [Object, 'hasOwn'],
    [Object, 'fromEntries'],
    [String.prototype, 'replaceAll'],
    [Promise, 'allSettled']
  ] as const) {
    Reflect.deleteProperty(target, name)
  }
  vi.resetModules()
  await import('./polyfills')
  expect([[1, 2, 3].at(-1), [1, 2, 3].at(0), [1].at(5)]).toEqual([3, 1, undefined])
  expect([1, 2, 3].findLast((value) => value < 3)).toBe(2)
  expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({ a: 1 }, 'toString')]).toEqual([true, false])
  expect(Object.fromEntries([['a', 1]])).toEqual({ a: 1 })
  expect('a-b-c'.replaceAll('-', '+')).toBe('a+b+c')
  await expect(
    Promise.allSettled([Promise.resolve(1), Promise.reject(new Error('no'))])
  ).resolves.toMatchObject([{ status: 'fulfilled', value: 1 }, { status: 'rejected' }])
})
