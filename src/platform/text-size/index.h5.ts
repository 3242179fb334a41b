import type { TextSizeCapability } from './types'

const ROOMY = 'ca-roomy'
/** Narrower than any phone, px: a phone whose page is zoomed. */
const NARROW = 320
const PROBE_PX = 100
/** Text this many times larger than its style says needs the room. */
const ENLARGED = 1.15

/** A character that grows with the text; its box tells by how much, also later: WeChat enlarges after the page is loaded. */
function makeProbe(): HTMLElement {
  const probe = document.createElement('div')
  probe.textContent = '大'
  probe.setAttribute('aria-hidden', 'true')
  probe.dataset.live = ''
  probe.style.cssText = `position:fixed;top:0;left:0;visibility:hidden;pointer-events:none;font-size:calc(${PROBE_PX}px*var(--ca-text,1));line-height:1`
  document.body.appendChild(probe)
  return probe
}

export const textSize: TextSizeCapability = {
  isFollowed: false,
  watch() {
    const probe = makeProbe()
    const judge = () => {
      const enlarged = probe.offsetHeight / PROBE_PX > ENLARGED
      document.documentElement.classList.toggle(ROOMY, window.innerWidth < NARROW || enlarged)
    }
    judge()
    window.addEventListener('resize', judge)
    if (typeof ResizeObserver === 'function') new ResizeObserver(judge).observe(probe)
  },
  draw(factor) {
    if (factor) void import('./own-type.h5').then(({ drawn }) => drawn(factor)).catch(() => undefined)
  }
}
