import { setTimeout as pause } from 'node:timers/promises'
import type { Driver } from '../support/driver'

/** Home greets a phone once, at some time after it is drawn: so long it is waited for, in ms. */
const LATEST_MS = 5_000
const LOOK_MS = 100

/** Puts the greeting aside, so that it does not come before a later tap. */
export async function passGreeting(user: Driver): Promise<void> {
  for (let waited = 0; waited < LATEST_MS; waited += LOOK_MS) {
    if (await user.shows('以后再说')) return user.tap('以后再说')
    await pause(LOOK_MS)
  }
}
