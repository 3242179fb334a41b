/** The person's way back while something lies over the page, or a step of it is shown, that back leaves first. */
export interface BackGuardCapability {
  /** From now on a way back calls `close` and the page stays; the newest holds. Returns what ends it. */
  hold(close: () => void): () => void
  /** The program itself goes back by `go`: nothing holds that. */
  letPass(go: () => void): void
}

export interface BackStepProps {
  /** To the step before. */
  onBack: () => void
}
