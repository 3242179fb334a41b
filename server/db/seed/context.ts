/** What a step may know. Dates in the JSON are templates: make them relative to `now`. */
export interface SeedContext {
  readonly now: Date
  readonly demo: boolean
}
