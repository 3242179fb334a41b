import type { PageFocusCapability } from './types'
import { visit } from './visit.h5'

const HEADING = '[role="heading"][aria-level="1"]'

const openers = new Map<string, HTMLElement>()
/** A browser shows its window again without another page having been open. */
let current: string | null = null

export const pageFocus: PageFocusCapability = {
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
    // The browser itself tells of the page that it loads.
    if (first) return
    const page = document.getElementById(pageId)
    // A field that asked for the focus keeps it.
    if (!page || page.contains(document.activeElement)) return
    const opener = openers.get(pageId)
    openers.delete(pageId)
    if (opener?.isConnected) opener.focus({ preventScroll: true })
    else visit(page.querySelector<HTMLElement>(HEADING) ?? page)
  }
}
