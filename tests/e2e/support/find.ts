import type { Locator } from 'playwright-core'

interface Scope {
  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator
  getByLabel(text: string | RegExp, options?: { exact?: boolean }): Locator
}

/**
 * What is labelled so, else what reads so, and is on screen: hidden pages of the stack do not count. Waits for it.
 */
export async function named(scope: Scope, what: string | RegExp): Promise<Locator> {
  const exact = { exact: true }
  const labelled = scope.getByLabel(what, exact).filter({ visible: true })
  const reading = scope.getByText(what, exact).filter({ visible: true })
  for (;;) {
    await labelled.or(reading).first().waitFor()
    if ((await labelled.count()) > 0) return labelled.last()
    if ((await reading.count()) > 0) return reading.last()
    // A list that is loaded again took it away in between: which of the two it will be is not known yet.
  }
}

/** Any visible text that contains it. */
export function read(scope: Scope, what: string | RegExp): Locator {
  return scope.getByText(what).or(scope.getByLabel(what)).filter({ visible: true }).first()
}
