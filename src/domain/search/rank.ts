export interface Rankable {
  name: string
  sellCount: number
}

/** How often the words of a query occur in a name, whatever their case. Words are parted by white space. */
export function countNameMatches(name: string, query: string): number {
  const text = name.toLowerCase()
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.reduce((count, word) => count + text.split(word).length - 1, 0)
}

/** A copy ranked by the number of name matches, then by sellCount; equal rows keep their order (§5). */
export function rankByName<T extends Rankable>(items: readonly T[], query: string): readonly T[] {
  return items
    .map((item) => ({ item, matches: countNameMatches(item.name, query) }))
    .sort((a, b) => b.matches - a.matches || b.item.sellCount - a.item.sellCount)
    .map(({ item }) => item)
}
