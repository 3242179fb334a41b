import type { DrawPace } from './types'

export const drawPace: DrawPace = { least: 4, most: 24, pauseMs: 16 }
