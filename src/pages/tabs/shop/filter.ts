import { toFen } from '@/domain/money'
import type { BodyPart, ProductFilter } from '@/services/catalogue/products'

/** What a list is narrowed by, as typed and chosen in the sheet; '' and null mean any. */
export interface FilterDraft {
  readonly sex: 0 | 1 | null
  /** Years, as typed. */
  readonly age: string
  /** Yuan, as typed. */
  readonly priceMin: string
  readonly priceMax: string
  readonly bodyPart: string
}

/** What a category can be narrowed by, besides the price. */
export interface Narrowing {
  readonly sex: boolean
  readonly age: boolean
  readonly bodyParts: readonly BodyPart[]
}

export const NO_FILTER: FilterDraft = { sex: null, age: '', priceMin: '', priceMax: '', bodyPart: '' }

/** The draft without what tells nothing apart there. */
export const fitted = (draft: FilterDraft, { sex, age, bodyParts }: Narrowing): FilterDraft => ({
  ...draft,
  sex: sex ? draft.sex : null,
  age: age ? draft.age : '',
  bodyPart: bodyParts.some(({ id }) => id === draft.bodyPart) ? draft.bodyPart : ''
})

const MAX_AGE = 120
const MAX_YUAN = 999_999

const numberOf = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null)

/** Keeps what can become a whole number of at most six digits. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '').slice(0, 6)

export type FilterFault = 'age' | 'price'

/** The first thing wrong with a draft; null when it can be used. */
export function faultOf({ age, priceMin, priceMax }: FilterDraft): FilterFault | null {
  const years = numberOf(age)
  if (age !== '' && (years === null || years > MAX_AGE)) return 'age'
  const [low, high] = [numberOf(priceMin), numberOf(priceMax)]
  return low !== null && high !== null && high < low ? 'price' : null
}

/** How many conditions are set; a price range counts once. */
export function countOf({ sex, age, priceMin, priceMax, bodyPart }: FilterDraft): number {
  const set = [sex !== null, age !== '', priceMin !== '' || priceMax !== '', bodyPart !== '']
  return set.filter(Boolean).length
}

/** What the list is narrowed by. */
export function filterOf(draft: FilterDraft): ProductFilter {
  const age = numberOf(draft.age)
  const low = numberOf(draft.priceMin)
  const high = numberOf(draft.priceMax)
  return {
    ...(draft.sex === null ? {} : { sex: draft.sex }),
    ...(age === null ? {} : { age }),
    ...(low === null ? {} : { minFen: toFen(Math.min(low, MAX_YUAN)) }),
    ...(high === null ? {} : { maxFen: toFen(Math.min(high, MAX_YUAN)) }),
    ...(draft.bodyPart === '' ? {} : { bodyPart: draft.bodyPart })
  }
}
