import type { PageFocusCapability } from './types'

const openers = new Map<string, HTMLElement>()
/** A browser shows its window again without another page having been open. */
let current: string | null = null

/** The first page needs no lead: what gives it comes after. */
const leading = () => import('./lead.h5')
const nothing = () => undefined

export const pageFocus: PageFocusCapability = {
  leads: true,
  leave(pageId) {
    const active = document.activeElement
    if (active instanceof HTMLElement && document.getElementById(pageId)?.contains(active))
      openers.set(pageId, active)
    else openers.delete(pageId)
  },
  arrive(pageId) {
    const first = current === null
    if (current === pageId) return
    current = pageId
    const opener = openers.get(pageId)
    openers.delete(pageId)
    // The browser itself tells of the page that it loads.
    if (!first) leading().then(({ lead }) => lead(pageId, opener, () => current === pageId), nothing)
  },
  toHeading(going) {
    const page = current
    if (page !== null)
      leading().then(({ leadToHeading }) => current === page && leadToHeading(page, going), nothing)
  }
}
