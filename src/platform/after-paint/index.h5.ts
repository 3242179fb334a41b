import type { AfterPaint } from './types'

/** A task after the next frame. */
export const afterPaint: AfterPaint = (run) =>
  void window.requestAnimationFrame(() => void window.setTimeout(run))
