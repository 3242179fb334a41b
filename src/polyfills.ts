/**
 * What iOS 12.2 and Chrome 69 lack of what this code and its libraries call. By hand, because core-js by usage is larger
 * than all pages of a visit together.
 */
type Fill = (target: object, name: string, value: (...args: never[]) => unknown) => void

const fill: Fill = (target, name, value) => {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  const whole = Math.trunc(index) || 0
  return this[whole < 0 ? this.length + whole : whole]
}

fill(Array.prototype, 'at', at)
fill(String.prototype, 'at', at)

fill(Array.prototype, 'findLast', function findLast<
  T
>(this: T[], test: (value: T | undefined, index: number) => boolean) {
  for (let index = this.length - 1; index >= 0; index -= 1) {
    if (test(this[index], index)) return this[index]
  }
  return undefined
})

fill(Object, 'fromEntries', (entries: Iterable<[PropertyKey, unknown]>) => {
  const result: Record<PropertyKey, unknown> = {}
  for (const [key, value] of entries) result[key] = value
  return result
})

// Sealing asks this of the options that it gets.
fill(Object, 'hasOwn', (owner: object, name: PropertyKey) =>
  Object.prototype.hasOwnProperty.call(owner, name)
)

fill(String.prototype, 'replaceAll', function replaceAll(this: string, find: string, by: string) {
  return this.split(find).join(by)
})

fill(Promise, 'allSettled', (promises: Iterable<unknown>) =>
  Promise.all(
    Array.from(promises, (promise) =>
      Promise.resolve(promise).then(
        (value) => ({ status: 'fulfilled', value }),
        (reason: unknown) => ({ status: 'rejected', reason })
      )
    )
  )
)

export {}
