import type { ChunkPace } from './types'

/** The view compares its whole page with each chunk, beside the script: few chunks, none above 40 KB, and it keeps up. */
export const pace: ChunkPace = { least: 24, most: 24, pauseMs: 100 }
