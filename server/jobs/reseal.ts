import { hasOlderKeys } from '../db/data-keys'
import { FIRST_PLACE, resealStep, type Place } from '../db/reseal'
import type { Job } from './ticker'

/** A pass that has ended is followed by another after this long, as long as older keys are configured, in ms. */
const PAUSE_MS = 10 * 60_000

/** Moves rows from the older keys of `DATA_KEY` to the first, a batch at a time; says when none is left. */
export function resealRegularly(): Job {
  let place: Place = FIRST_PLACE
  let moved = 0
  let notBefore = 0
  return {
    name: 'reseal',
    everyMs: 500,
    run: async ({ db, now, log }) => {
      if (!hasOlderKeys() || now().getTime() < notBefore) return
      const { next, rows } = await resealStep(db, place)
      moved += rows
      place = next ?? FIRST_PLACE
      if (next !== null) return
      log.info(
        { rows: moved },
        moved > 0 ? 'rows moved to the first data key' : 'no row needs an older data key'
      )
      moved = 0
      notBefore = now().getTime() + PAUSE_MS
    }
  }
}
