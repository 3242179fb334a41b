/** A Tuesday morning: what is kept of its screens is the same on every day on which the tests run. */
export const KEPT_DAY = Date.parse('2027-03-02T10:00:00+08:00')

/** From now on it is `start` in this process, and time goes on from there; closed, it is today again. */
export async function beginAt(start: number): Promise<{ close(): Promise<void> }> {
  const Real = Date
  const ahead = start - Real.now()
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: unknown[]): Date =>
      Reflect.construct(target, given.length === 0 ? [Real.now() + ahead] : given),
    get: (target, name): unknown => (name === 'now' ? () => Real.now() + ahead : Reflect.get(target, name))
  })
  return {
    async close() {
      globalThis.Date = Real
    }
  }
}
