import type { ChunksCapability } from './types'

/** A mini-program's package is complete once it runs. */
export const chunks: ChunksCapability = {
  isMissing: () => false,
  reloadOnce: () => false,
  reload: () => undefined,
  watch: () => undefined
}
