import { announcer } from '../announcer'
import { visit } from './visit.h5'

const HEADING = '[role="heading"][aria-level="1"]'
/** How long a page may take to be in sight after it was said to be open. */
const LATE_MS = 500
/** How long the answer that names a page is waited for. */
const NAMED_MS = 15_000

const headingOf = (page: HTMLElement) => page.querySelector<HTMLElement>(HEADING) ?? page

/**
 * A page may be named by an answer that comes after its first frame: the new name is said while the heading has the focus
 * still, and a heading that comes late takes the focus.
 */
function awaitName(page: HTMLElement, stays: () => boolean): void {
  const ends = Date.now() + NAMED_MS
  let told = headingOf(page).textContent
  const observer = new MutationObserver(() => {
    const heading = headingOf(page)
    const { activeElement } = document
    const lost = activeElement === page || activeElement === document.body
    if (!stays() || Date.now() > ends || !(lost || activeElement === heading)) return observer.disconnect()
    if (heading === page || (heading === activeElement && heading.textContent === told)) return
    told = heading.textContent
    if (lost) visit(heading)
    else if (told) announcer.say(told, 'polite')
  })
  observer.observe(page, { subtree: true, childList: true, characterData: true })
}

/**
 * To what opened another page, else to the heading. Taro tells of a page that is still hidden, and what is hidden takes no
 * focus: again with each frame, until somebody else moves it.
 * @param stays whether the page is still the one that is open
 */
export function lead(pageId: string, opener: HTMLElement | undefined, stays: () => boolean): void {
  const before = document.activeElement
  const ends = Date.now() + LATE_MS
  const again = () => {
    const page = document.getElementById(pageId)
    const { activeElement } = document
    const moved = activeElement !== before && activeElement !== document.body
    // A field that asked for the focus keeps it.
    if (!page || !stays() || moved || page.contains(activeElement)) return
    const late = Date.now() > ends
    if (opener?.isConnected && !late) opener.focus({ preventScroll: true })
    else visit(headingOf(page))
    if (document.activeElement === headingOf(page)) awaitName(page, stays)
    if (!late) requestAnimationFrame(again)
  }
  again()
}

/** @param going id of what has the focus still and goes */
export function leadToHeading(pageId: string, going = ''): void {
  const page = document.getElementById(pageId)
  const active = document.activeElement
  const free = active === page || active === document.body || document.getElementById(going)?.contains(active)
  if (page && free) visit(headingOf(page))
}
