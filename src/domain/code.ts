/**
 * Codes travel as number or as string (§7). Turns either into a number once, at the border.
 * @returns the whole number, or null for anything else
 */
export function toCode(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null
}
