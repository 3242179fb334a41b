/** What customers say of a product or a branch, summed up, with some of what they wrote. */
export interface Reviews {
  /** Of five. */
  readonly score: number
  readonly count: number
  /** How many gave three stars or fewer. */
  readonly low: number
  readonly tags: readonly { readonly name: string; readonly count: number }[]
  readonly list: readonly {
    readonly user: string
    readonly score: number
    readonly text: string
    readonly date: string
    /** What was bought; '' not told. */
    readonly spec: string
    /** What the shop says to it; '' nothing. */
    readonly answer: string
  }[]
}
