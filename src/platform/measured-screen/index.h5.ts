import { partOf } from '@/domain/analytics/part'
import type { MeasuredScreen, ScreenListener } from './types'

const PART = '[data-part]'
/** Parts that come in one go are looked for once, ms. */
const LOOK_AFTER_MS = 300

const attributeOf = (element: Element): string => element.getAttribute('data-part') ?? ''

/** One observer for each share of a part that is asked for. */
function watchParts(seen: ScreenListener['seen']): () => void {
  const observers = new Map<number, IntersectionObserver>()
  const known = new WeakSet<Element>()
  const observerOf = (areaRate: number): IntersectionObserver => {
    const found = observers.get(areaRate)
    if (found) return found
    const made = new IntersectionObserver(
      (entries) =>
        entries.forEach(({ target, isIntersecting, intersectionRatio }) =>
          seen(target, attributeOf(target), isIntersecting ? intersectionRatio : 0)
        ),
      { threshold: areaRate }
    )
    observers.set(areaRate, made)
    return made
  }
  const look = () => {
    for (const element of document.querySelectorAll(PART)) {
      const part = known.has(element) ? null : partOf(attributeOf(element))
      known.add(element)
      if (part) observerOf(part.exposure.areaRate).observe(element)
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const changes = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(look, LOOK_AFTER_MS)
  })
  changes.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    observers.forEach((observer) => observer.disconnect())
  }
}

let statistics: HTMLScriptElement | null = null

export const measuredScreen: MeasuredScreen = {
  channel: 'H5',
  watch({ clicked, seen, away, back }) {
    const onClick = ({ target }: Event) => {
      const part = target instanceof Element ? target.closest(PART) : null
      if (part) clicked(attributeOf(part))
    }
    const onVisibility = () => (document.hidden ? away() : back())
    // On its way down: what a page does with a tap may stop it.
    document.addEventListener('click', onClick, true)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', away)
    window.addEventListener('pageshow', back)
    const leaveParts = watchParts(seen)
    return {
      pageShown() {
        // Parts of all pages are watched: what lies behind is not in view.
      },
      leave() {
        document.removeEventListener('click', onClick, true)
        document.removeEventListener('visibilitychange', onVisibility)
        window.removeEventListener('pagehide', away)
        window.removeEventListener('pageshow', back)
        leaveParts()
      }
    }
  },
  watchTaps(id, tapped) {
    const onClick = ({ clientX, clientY, target }: MouseEvent) => {
      const page = document.getElementById(id)
      if (!page || !(target instanceof Node) || !page.contains(target)) return
      const { left, top, width } = page.getBoundingClientRect()
      tapped({ x: clientX - left, y: clientY - top, width })
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  },
  beacon: (url, batch) => navigator.sendBeacon(url, batch),
  loadStatistics(address) {
    if (statistics) return
    statistics = document.createElement('script')
    statistics.async = true
    statistics.src = address
    document.head.appendChild(statistics)
  },
  endStatistics() {
    if (statistics) window.location.reload()
  }
}
