import type { ChunkPace } from './types'

export const pace: ChunkPace = { least: 4, most: 24, pauseMs: 16 }
