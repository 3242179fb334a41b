/** What a step may know. Dates in the JSON are templates: make them relative to `now`. */
export interface SeedContext {
  readonly now: Date
  readonly demo: boolean
  /** Sample products, branches and content, which the demo accounts need; without a word as `demo`. */
  readonly samples?: boolean
}
