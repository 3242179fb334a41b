import * as v from 'valibot'
import type { ProductRow } from './read-shop'

const told = v.object({
  scheduleDays: v.optional(v.array(v.number()), [0]),
  supply: v.optional(v.string(), '')
})

/** On which day after the first each dose of a product is given; `[0]` for what is done once. */
export const doseScheduleOf = ({ extra }: Pick<ProductRow, 'extra'>): readonly number[] =>
  v.parse(told, extra).scheduleDays

/** How scarce its doses are, as the shop says; '' where it says nothing. */
export const supplyOf = ({ extra }: Pick<ProductRow, 'extra'>): string => v.parse(told, extra).supply
