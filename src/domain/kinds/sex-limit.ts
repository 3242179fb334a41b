import { GENDER, type Gender } from '../person/codes'
import { formOf } from './forms'
import type { ProductKind } from '.'

/** What a catalogue says of who may buy: one sex, `open` on purpose to both, or null for the kind's own limit. */
export type SexLimitWord = Gender | 'open' | null

export const SEX_LIMIT_WORDS = [GENDER.female, GENDER.male, 'open'] as const

/** The limit that counts: dentistry and vaccines are for women unless the product says otherwise (§5, R5.16, R5.17). */
export function sexLimitFrom(kind: ProductKind, category: number, word: SexLimitWord): Gender | null {
  if (word === null) return formOf(kind, category).sexLimit
  return word === 'open' ? null : word
}

/** The word that gives this limit: the kind's own is not written out. */
export function sexLimitWord(kind: ProductKind, category: number, limit: Gender | null): SexLimitWord {
  if (limit === formOf(kind, category).sexLimit) return null
  return limit ?? 'open'
}
