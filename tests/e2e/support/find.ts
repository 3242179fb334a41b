import type { Locator, Page } from 'playwright-core'

/** A part that is gone before it is read is none of the tree, ms. */
const GONE_MS = 1_000

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
    if ((await reading.count()) > 0) {
      // The area of one of several may lie over its own words.
      const one = reading.last().locator('xpath=ancestor::*[@role="radio"][1]')
      return (await one.count()) > 0 ? one : reading.last()
    }
    // A list that is loaded again took it away in between: which of the two it will be is not known yet.
  }
}

/** Any visible text that contains it. */
export function read(scope: Scope, what: string | RegExp): Locator {
  return scope.getByText(what).or(scope.getByLabel(what)).filter({ visible: true }).first()
}

/** What a reader can reach: an open sheet leaves the page behind it out (`inert`), which Playwright's trees do not know. */
export const reachable = (page: Page) => page.locator('body > :not([inert], script, style, noscript)')

export async function treeOf(page: Page): Promise<string> {
  // What the live regions said last depends on the moment; `heard` has it.
  const parts = await reachable(page).and(page.locator(':not([data-live])')).all()
  // A toast may have gone meanwhile.
  const trees = await Promise.all(
    parts.map((part) => part.ariaSnapshot({ timeout: GONE_MS }).catch(() => ''))
  )
  return trees.filter((tree) => tree.trim() !== '').join('\n')
}
