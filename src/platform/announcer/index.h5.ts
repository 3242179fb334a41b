import type { AnnouncerCapability, Voice } from './types'

/** Screen readers notice a change of a region, not the same text written again at once. */
const CLEARED_MS = 50
const ROLE: Readonly<Record<Voice, string>> = { polite: 'status', alert: 'alert' }
const HIDDEN =
  'position:fixed;top:0;left:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

const regions = new Map<Voice, HTMLElement>()
let timer: number | undefined

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

export const announcer: AnnouncerCapability = {
  say(text, voice) {
    window.clearTimeout(timer)
    for (const each of ['polite', 'alert'] as const) regionOf(each).textContent = ''
    if (text) timer = window.setTimeout(() => (regionOf(voice).textContent = text), CLEARED_MS)
  }
}
