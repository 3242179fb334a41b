/** Suggestions under the search box at most. */
const SUGGESTED = 8

/** What could be meant, with how often what has it was sold. */
export interface Candidate {
  readonly text: string
  readonly sellCount: number
}

/**
 * Texts that have every typed word, each once: those that begin with it first, then those of what is sold most. What is typed
 * already completes nothing.
 */
export function completionsOf(typed: string, candidates: readonly Candidate[]): string[] {
  const wanted = typed.trim().toLowerCase()
  const words = wanted.split(/\s+/)
  const begins = ({ text }: Candidate) => text.toLowerCase().startsWith(wanted)
  const fit = candidates.filter(({ text }) => {
    const known = text.toLowerCase()
    return known !== wanted && words.every((word) => known.includes(word))
  })
  const ranked = [...fit].sort(
    (a, b) => Number(begins(b)) - Number(begins(a)) || b.sellCount - a.sellCount || (a.text < b.text ? -1 : 1)
  )
  return [...new Set(ranked.map(({ text }) => text))].slice(0, SUGGESTED)
}
