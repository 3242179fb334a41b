import { setTimeout as pause } from 'node:timers/promises'

/** A sheet slides in and a toast covers what lies under it for so long at most, ms. */
const LONGEST_MS = 6_000
const LOOK_MS = 200

/** What is found once nothing moves or covers any more: faults that stay are told, those on their way are not. */
export async function settled<T>(look: () => Promise<readonly T[]>): Promise<readonly T[]> {
  const deadline = Date.now() + LONGEST_MS
  for (;;) {
    const found = await look()
    if (found.length === 0 || Date.now() > deadline) return found
    await pause(LOOK_MS)
  }
}
