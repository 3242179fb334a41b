import type { BrowserContext } from 'playwright-core'

/** Something on a page that moved by itself; `value` as browsers count it for CLS. */
export interface Shift {
  readonly path: string
  readonly value: number
  readonly what: string
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Tells every shift of the layout that no touch or key came before, on each document of the context. */
export async function watchShifts(context: BrowserContext, tell: (shift: Shift) => void): Promise<void> {
  await context.exposeBinding('tellShift', (_source, shift: Shift) => tell(shift))
  await context.addInitScript(() => {
    const { tellShift } = window as Window & { tellShift?: (shift: object) => void }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        // No named function in here: the loader of the tests would add a helper that the page does not have.
        const what = entry.sources.map(({ node }) =>
          node instanceof Element
            ? `${node.tagName.toLowerCase()}.${node.className} ${(node.textContent ?? '').slice(0, 20)}`
            : (node?.textContent ?? '').slice(0, 20)
        )
        tellShift?.({
          path: location.pathname,
          value: entry.value,
          what: `${entry.value.toFixed(4)} ${what.join(', ')}`
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
