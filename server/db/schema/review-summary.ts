/** What people who were there say, summed up. */
export interface ReviewSummary {
  /** 0 to 5. */
  score: number
  count: number
  /** How many gave three stars or fewer. */
  low?: number
  tags: { name: string; count: number }[]
  list: ReviewSaid[]
}

/** One of them; `spec` is what was bought, `answer` what the shop says to it. */
export interface ReviewSaid {
  user: string
  score: number
  text: string
  date: string
  spec?: string
  answer?: string
}
