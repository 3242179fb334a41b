import { entryKey, type CartEntry } from './entry'

/** Most lines of a cart: one call asks for all of them. */
export const MOST_LINES = 50
/** Most pieces of a line. */
const MOST_PIECES = 999

interface Put {
  /** 'in': nothing is counted of it; 'full': there are too many lines. */
  readonly end: 'added' | 'more' | 'in' | 'full'
  readonly lines: readonly CartEntry[]
}

/** Puts a line on top; more pieces of one that is in already. */
export function putIn(lines: readonly CartEntry[], entry: CartEntry): Put {
  const known = lines.find((other) => entryKey(other) === entryKey(entry))
  if (known && entry.skuId === '') return { end: 'in', lines }
  if (!known && lines.length >= MOST_LINES) return { end: 'full', lines }
  const quantity = Math.min(MOST_PIECES, entry.quantity + (known?.quantity ?? 0))
  return {
    end: known ? 'more' : 'added',
    lines: [{ ...entry, quantity }, ...lines.filter((other) => other !== known)]
  }
}
