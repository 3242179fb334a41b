import type { Alternative } from '@/contract/dto/booking'

/** 27002 and 27201 offer this many other slots at most. */
const MOST = 3

const isAlternative = (row: unknown): row is Alternative =>
  typeof row === 'object' &&
  row !== null &&
  'hospitalId' in row &&
  'slotId' in row &&
  'timespan' in row &&
  'date' in row

/** The slots that 27002 and 27201 carry in their results; an answer without any gives an empty list. */
export function alternativesOf(results: unknown): readonly Alternative[] {
  return Array.isArray(results) ? results.filter(isAlternative).slice(0, MOST) : []
}
