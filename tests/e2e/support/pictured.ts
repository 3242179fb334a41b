import type { Driver } from './driver'

/** What a person does; the rest looks, or ends the run. */
const STEPS = new Set<PropertyKey>([
  'open',
  'link',
  'tap',
  'press',
  'type',
  'see',
  'gone',
  'at',
  'back',
  'reload',
  'pay',
  'doubleTap'
] satisfies (keyof Driver)[])

let taken = 0

/** The driver; when one of its steps fails, a picture of the screen is taken, and the error names it. */
export function pictured<D extends Driver>(driver: D): D {
  const withPicture =
    (step: (...given: unknown[]) => Promise<void>) =>
    async (...given: unknown[]): Promise<void> => {
      try {
        await Reflect.apply(step, driver, given)
      } catch (error) {
        const picture = await driver.shot(`failed-${process.pid}-${(taken += 1)}`).catch(String)
        if (error instanceof Error) error.stack = `${error.stack ?? error.message}\n    picture: ${picture}`
        throw error
      }
    }
  return new Proxy(driver, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      return STEPS.has(name) && typeof value === 'function'
        ? withPicture(value as (...given: unknown[]) => Promise<void>)
        : value
    }
  })
}
