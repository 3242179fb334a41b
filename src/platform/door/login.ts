export interface LoginCapability {
  /** Whether the host can sign a person in by itself (the mini-program). */
  readonly silent: boolean
  /** The host's login credential; null when it refuses. */
  credential(): Promise<string | null>
}
