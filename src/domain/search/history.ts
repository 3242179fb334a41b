/** Entries kept (§5, §9). */
const SEARCH_HISTORY_LIMIT = 10

/** The history with a searched word in front: unique, newest first, at most 10; a blank word changes nothing (§5). */
export function addToHistory(history: readonly string[], word: string): readonly string[] {
  const entry = word.trim()
  return entry === '' ? history : cleanHistory([entry, ...history])
}

/** A stored history made valid: trimmed, unique, without blanks, at most 10 entries. */
export function cleanHistory(history: readonly string[]): readonly string[] {
  const words = history.map((word) => word.trim()).filter((word) => word !== '')
  return [...new Set(words)].slice(0, SEARCH_HISTORY_LIMIT)
}
