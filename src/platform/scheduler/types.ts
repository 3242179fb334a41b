/** How long lists are drawn in chunks. */
export interface ChunkPace {
  /** Items that one chunk has at least and at most; between the two the speed of the phone decides. */
  readonly least: number
  readonly most: number
  /** Between two chunks there is time for a tap and for the paint, ms. */
  readonly pauseMs: number
}
