/** What of a page stands beside each other: a list and what is chosen from it, or two parts of one thing, which need more room. */
export type Beside = 'split' | 'pair'

/** For what the window has room. */
export interface WidthCapability {
  holds(beside: Beside): boolean
  /** Whenever that may have changed, until what is returned is called. */
  watch(beside: Beside, run: () => void): () => void
}
