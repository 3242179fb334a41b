import type { BackGuardCapability } from './types'

/** WeChat takes a container off the page in so many ms; until then it holds the way back of the program too. */
const OFF_MS = 100

/** Takes the container of the step that is shown off the page on top. */
let takeOff: (() => void) | null = null

/** Of `step`, while its page is on top: one step of it is shown. */
export function holdStep(end: () => void): () => void {
  takeOff = end
  return () => {
    if (takeOff === end) takeOff = null
  }
}

/** A mini-program may not hold the way back of its host but by a container on the page (`step`). */
export const backGuard: BackGuardCapability = {
  hold: () => () => undefined,
  letPass(go) {
    if (!takeOff) return go()
    takeOff()
    setTimeout(go, OFF_MS)
  }
}
