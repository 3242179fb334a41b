import { addDays } from '@/domain/date'
import type { ReviewSaid, ReviewSummary } from '../schema'

/** As a seed file has them: with the days that have gone by since. */
export type ReviewTemplate = Omit<ReviewSummary, 'list'> & {
  readonly list: readonly (Omit<ReviewSaid, 'date'> & { readonly daysAgo: number })[]
}

export const reviewsFrom = ({ list, ...summary }: ReviewTemplate, today: string): ReviewSummary => ({
  ...summary,
  list: list.map(({ daysAgo, ...said }) => ({ ...said, date: addDays(today, -daysAgo) }))
})
