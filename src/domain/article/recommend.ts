/**
 * Which articles are put first for somebody, and why. The rule, as the page tells it: what their latest report wants seen by a doctor,
 * then what it wants checked again, then the way of life; for each the newest article about that check item. Nothing else counts:
 * neither what was bought or read, nor what an article sells.
 *
 * - `recommendedFor(concerns, articles)`: at most three, each with its concern
 */
import type { Concern } from '../report/judge'

interface About {
  readonly id: number
  /** Codes of the check items that it explains. */
  readonly itemCodes: readonly string[]
  readonly publishDate: string
}

export const MOST_RECOMMENDED = 3

interface Recommended<A extends About> {
  readonly article: A
  readonly concern: Concern
}

/** @param concerns those for a doctor first, as `concernsOf` has them */
export function recommendedFor<A extends About>(
  concerns: readonly Concern[],
  articles: readonly A[]
): readonly Recommended<A>[] {
  const newest = [...articles].sort((a, b) => b.publishDate.localeCompare(a.publishDate) || a.id - b.id)
  const found: Recommended<A>[] = []
  for (const concern of concerns) {
    const article = newest.find(
      ({ id, itemCodes }) =>
        itemCodes.includes(concern.itemCode) && !found.some((one) => one.article.id === id)
    )
    if (article) found.push({ article, concern })
  }
  return found.slice(0, MOST_RECOMMENDED)
}
