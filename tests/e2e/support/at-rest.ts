import { setTimeout as pause } from 'node:timers/promises'
import type { Frame, Page } from 'playwright-core'

/** A sheet slides in and a toast covers what lies under it for so long at most on a busy machine, ms. */
const LONGEST_MS = 20_000
const LOOK_MS = 200

/** What is found once nothing moves or covers any more: faults that stay are told, those on their way are not. */
export async function leftAtRest<T>(look: () => Promise<readonly T[]>): Promise<readonly T[]> {
  const deadline = Date.now() + LONGEST_MS
  for (;;) {
    const found = await look()
    if (found.length === 0 || Date.now() > deadline) return found
    await pause(LOOK_MS)
  }
}

/** Nothing of the product moves longer than this on a busy machine, in ms. */
const LONGEST_MOVE_MS = 10_000

/** Waits until what moves has come to rest; what turns for ever does not count. */
export function still(page: Page | Frame): Promise<void> {
  // Looked at again and again: the promise of an animation that was taken back in between may never end.
  return page.evaluate(async (patience) => {
    const until = performance.now() + patience
    while (performance.now() < until) {
      const moves = document
        .getAnimations()
        .some(
          (motion) =>
            motion.playState === 'running' && motion.effect?.getComputedTiming().endTime !== Infinity
        )
      if (!moves) return
      await new Promise((next) => setTimeout(next, 20))
    }
  }, LONGEST_MOVE_MS)
}
