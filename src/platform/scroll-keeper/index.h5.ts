import { storage } from '../storage'
import type { ScrollKeeper } from './types'

const KEY = 'scroll-place'
/** Boxes that pages scroll in, besides the window. */
const BOXES = ['.taro-tabbar__panel', '.taro_page'] as const
/** Scrolling has rested for so long, ms. */
const REST_MS = 300
/** A list that comes page by page is as long again within this, ms. */
const BACK_MS = 5000
const STEP_MS = 100
/** By these somebody moves the page themselves. */
const MOVES = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const

interface ScrollPlace {
  readonly address: string
  /** px, of the window and then of each of the boxes. */
  readonly tops: readonly number[]
}

const address = (): string => window.location.pathname + window.location.search

const isSeen = (box: HTMLElement): boolean => window.getComputedStyle(box).display !== 'none'

const boxes = (): (HTMLElement | undefined)[] =>
  BOXES.map((selector) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen).at(-1))

const place = (): ScrollPlace => ({
  address: address(),
  tops: [Math.round(window.scrollY), ...boxes().map((box) => Math.round(box?.scrollTop ?? 0))]
})

function moveTo({ tops: [ofWindow = 0, ...ofBoxes] }: ScrollPlace): void {
  // What is too short yet goes to its end, where lists ask for more.
  if (Math.round(window.scrollY) < ofWindow) window.scrollTo(0, ofWindow)
  boxes().forEach((box, index) => {
    const top = ofBoxes[index] ?? 0
    if (box && Math.round(box.scrollTop) < top) box.scrollTop = top
  })
}

let endBack: (() => void) | null = null

/** Brings the page there and holds it, until somebody moves it, another page opens or the time is over. */
function bringBack(to: ScrollPlace): void {
  endBack?.()
  if (to.tops.every((top) => top === 0)) return
  const until = Date.now() + BACK_MS
  const timer = setInterval(() => {
    if (address() !== to.address || Date.now() > until) end()
    else moveTo(to)
  }, STEP_MS)
  function end(): void {
    clearInterval(timer)
    for (const move of MOVES) window.removeEventListener(move, end)
    endBack = null
  }
  for (const move of MOVES) window.addEventListener(move, end, { passive: true })
  endBack = end
}

const isPlace = (kept: unknown): kept is ScrollPlace =>
  typeof kept === 'object' && kept !== null && 'address' in kept && 'tops' in kept && Array.isArray(kept.tops)

function read(): ScrollPlace | null {
  try {
    const kept: unknown = JSON.parse(storage.session.get(KEY) ?? 'null')
    return isPlace(kept) ? kept : null
  } catch {
    return null
  }
}

/** Not by a link: the browser shows an address that it has shown before. */
function isLoadedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate'
}

export const scrollKeeper: ScrollKeeper = {
  watch() {
    const kept = isLoadedAnew() ? read() : null
    const write = () => {
      if (!endBack) storage.session.set(KEY, JSON.stringify(place()))
    }
    let rest: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      clearTimeout(rest)
      rest = setTimeout(write, REST_MS)
    }
    document.addEventListener('scroll', moved, { capture: true, passive: true })
    // A process is killed without a word, most often while nobody looks.
    document.addEventListener('visibilitychange', write)
    window.addEventListener('pagehide', write)
    if (kept?.address === address()) bringBack(kept)
  },
  stay: () => bringBack(place())
}
