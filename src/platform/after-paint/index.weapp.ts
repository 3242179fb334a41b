import type { AfterPaint } from './types'

/** The view draws beside the script: what goes to it first is drawn first. */
export const afterPaint: AfterPaint = (run) => void setTimeout(run)
