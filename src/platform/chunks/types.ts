export interface ChunkTexts {
  readonly title: string
  readonly text: string
  readonly reload: string
}

/** Files of the product that are fetched while it runs: another deployment has taken them away, or the network is gone. */
export interface ChunksCapability {
  /** Whether this error says that such a file did not come. */
  isMissing(error: unknown): boolean
  /** Loads the product anew, by itself at most once a minute and never offline. @returns whether it does */
  reloadOnce(): boolean
  reload(): void
  /** From now on a page that cannot be fetched leads to a reload, then to a notice with a button. */
  watch(texts: ChunkTexts): void
}
