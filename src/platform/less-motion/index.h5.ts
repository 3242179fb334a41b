import type { LessMotionCapability } from './types'

export const lessMotion: LessMotionCapability = {
  probe: undefined,
  known: () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false,
  ask: () => Promise.resolve(lessMotion.known())
}
