import { cleanUp } from './clean-up'
import type { Job } from './ticker'

/** In the order in which they run at start. */
export const jobs: readonly Job[] = [cleanUp]
