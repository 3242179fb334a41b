import type { FirstAnswer } from './types'

/** A mini-program asks for nothing before its scripts. */
export const takeFirstAnswer = (_call: string): Promise<FirstAnswer | null> | null => null
