/** Where a page was tapped, in px from its top left corner, and how wide it is. */
export interface Tapped {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** What is told of the screen. `attribute` is what a part says of itself (`data-part`). */
export interface ScreenListener {
  clicked(attribute: string): void
  /** How much of a part is in view, 0 to 1, when that passes what its attribute asks for; `part` is one object for one part. */
  seen(part: object, attribute: string, ratio: number): void
  /** The product goes behind, or ends. */
  away(): void
  back(): void
}

interface WatchedScreen {
  /** @param id of the page's outermost element */
  pageShown(id: string): void
  leave(): void
}

/** Parts and taps, as the host shows them; pages call nothing. */
export interface MeasuredScreen {
  readonly channel: 'H5' | 'WEAPP'
  watch(listener: ScreenListener): WatchedScreen
  /** Taps on the page of this id. @returns ends it */
  watchTaps(id: string, tapped: (at: Tapped) => void): () => void
  /**
   * Hands a batch to the host, which sends it also when the page is left; false when it has no room for it now. Null where the host has
   * no such way.
   */
  readonly beacon: ((url: string, batch: string) => boolean) | null
  /** Loads the script of a third party that counts visits, where the host can. */
  loadStatistics(address: string): void
  /** Such a script ends with the page alone, which is loaded anew. */
  endStatistics(): void
}
