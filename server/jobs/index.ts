import { cleanUp } from './clean-up'
import { expireHoldsRegularly } from './expire-holds'
import { extendStockDaily } from './extend-stock'
import type { Job } from './ticker'

/** In the order in which they run at start. */
export const jobs: readonly Job[] = [expireHoldsRegularly, extendStockDaily, cleanUp]
