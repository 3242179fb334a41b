import type { NewParts } from './checkout'

/** The line of what was bought itself. */
export const productLine = (lines: NewParts['lines']): string | null =>
  lines.find(({ role }) => role === 'product')?.id ?? null
