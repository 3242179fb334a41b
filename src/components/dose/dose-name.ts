import type { ProductKind } from '@/domain/kinds'
import { numberedVisit, visitWordsOf } from '@/domain/kinds/visit-words'

/** Of so many doses one by its number; a single one has none. Apart from the other texts of doses, which fewer pages fetch. */
export const doseName = (kind: ProductKind, no: number, count: number): string =>
  count > 1 ? numberedVisit(kind, no) : visitWordsOf(kind).come
