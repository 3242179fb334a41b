import type { DrawPace } from './types'

/** The view compares its whole page with each part, beside the script: few parts, none above 40 KB, and it keeps up. */
export const drawPace: DrawPace = { least: 24, most: 24, pauseMs: 100 }
