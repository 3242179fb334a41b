/** How a long list is drawn in parts. */
export interface DrawPace {
  /** Items that one part has at least and at most; between the two the speed of the phone decides. */
  readonly least: number
  readonly most: number
  /** Between two parts there is time for a tap and for the paint, ms. */
  readonly pauseMs: number
}
