/** The browser's way back while something lies over the page that back closes first. */
export interface BackGuardCapability {
  /** From now on a way back calls `close` and the page stays; the newest holds. Returns what ends it. */
  hold(close: () => void): () => void
  /** The program itself goes back next: nothing holds that. */
  letPass(): void
}
