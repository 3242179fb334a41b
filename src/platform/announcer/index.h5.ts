import type { AnnouncerCapability, Voice } from './types'

/** Screen readers notice a change of a region, not the same text written again at once. */
const CLEARED_MS = 50
/** What has been said is no text of the page: who reads on to its end does not meet it. */
const SAID_MS = 5_000
const ROLE: Readonly<Record<Voice, string>> = { polite: 'status', alert: 'alert' }
const HIDDEN =
  'position:fixed;top:0;left:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

const regions = new Map<Voice, HTMLElement>()
const timers: Partial<Record<Voice, number>> = {}

/** One region of each kind for the life of the document, beside the app: an open sheet makes the app inert. */
function regionOf(voice: Voice): HTMLElement {
  const standing = regions.get(voice)
  if (standing?.isConnected) return standing
  const region = document.createElement('div')
  region.setAttribute('role', ROLE[voice])
  region.dataset.live = voice
  region.style.cssText = HIDDEN
  document.body.appendChild(region)
  regions.set(voice, region)
  return region
}

/** Of one voice: news that come or go leave a failure to be said. */
function write(voice: Voice, text: string, ms: number, then?: () => void): void {
  window.clearTimeout(timers[voice])
  timers[voice] = window.setTimeout(() => {
    regionOf(voice).textContent = text
    then?.()
  }, ms)
}

export const announcer: AnnouncerCapability = {
  say(text, voice) {
    for (const each of ['polite', 'alert'] as const) regionOf(each)
    regionOf(voice).textContent = ''
    write(voice, text, CLEARED_MS, () => write(voice, '', SAID_MS))
  }
}
