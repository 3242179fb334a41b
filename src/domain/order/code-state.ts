import type { CodeState } from './parts'
import { isExpired } from './timers'

/** How a code stands at a time: one that nobody used runs out, before the job that gives its money back has come by. */
export type CodeFace = CodeState | 'expired'

export const codeFace = (state: CodeState, expiresAt: number | null, now: number): CodeFace =>
  state === 'unused' && expiresAt !== null && isExpired(expiresAt, now) ? 'expired' : state
