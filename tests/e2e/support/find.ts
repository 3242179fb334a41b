import type { Locator } from 'playwright-core'

interface Scope {
  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator
  getByLabel(text: string | RegExp, options?: { exact?: boolean }): Locator
}

/** What is labelled or reads so and is on screen: hidden pages of the stack do not count. */
export function named(scope: Scope, what: string | RegExp): Locator {
  const exact = { exact: true }
  return scope.getByLabel(what, exact).or(scope.getByText(what, exact)).filter({ visible: true }).last()
}

/** Any visible text that contains it. */
export function read(scope: Scope, what: string | RegExp): Locator {
  return scope.getByText(what).or(scope.getByLabel(what)).filter({ visible: true }).first()
}
