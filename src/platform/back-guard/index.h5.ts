import type { BackGuardCapability } from './types'

/** The place of an entry among those of the app, as the router's history library counts them. */
const placeOf = (state: unknown): number | null => {
  const place: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof place === 'number' ? place : null
}

/** What back closes, the newest last, each with the place it was opened at. */
const held: { readonly close: () => void; readonly place: number | null }[] = []
let passing = false
/** The way forward again is under way: the router is not to hear of it either. */
let returning = false

/**
 * The browser has gone back already when it tells: the router is kept from hearing it, and the way is gone forward
 * again. So the history stays as the router knows it, which an entry of our own for each sheet would break. A page that
 * was entered first has no entry of ours before it, and its browser leaves.
 */
function onPopState(event: PopStateEvent): void {
  if (returning) {
    returning = false
    event.stopImmediatePropagation()
    return
  }
  const top = held[held.length - 1]
  if (passing || !top) {
    passing = false
    return
  }
  const place = placeOf(event.state)
  if (place === null || top.place === null || place >= top.place) return
  event.stopImmediatePropagation()
  returning = true
  window.history.go(top.place - place)
  top.close()
}

/** Closes what is open over the page, as a way back does. @returns false where nothing is */
export function closeHeld(): boolean {
  const top = held[held.length - 1]
  top?.close()
  return top !== undefined
}

// On the way down: before the router's own listener, which came first.
window.addEventListener('popstate', onPopState, true)

export const backGuard: BackGuardCapability = {
  hold(close) {
    const entry = { close, place: placeOf(window.history.state) }
    held.push(entry)
    return () => {
      const at = held.indexOf(entry)
      if (at >= 0) held.splice(at, 1)
    }
  },
  letPass(go) {
    passing = held.length > 0
    go()
  }
}
