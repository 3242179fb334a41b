import type { ProductKind } from './index'

/** What is said of doses before they are bought or while one gets its day; what they are called is in `visit-words`, which more pages need. */
interface DoseWords {
  /** What is done to whoever comes: 三针怎么打, 已打 2 针. */
  readonly give: string
  /** Where they are given. */
  readonly place: string
}

const USUAL: DoseWords = { give: '做', place: '分院' }

/** Of kinds for which the usual words do not fit. */
const DOSES: { readonly [K in ProductKind]?: DoseWords } = { vaccine: { give: '打', place: '门诊' } }

export const doseWordsOf = (kind: ProductKind): DoseWords => DOSES[kind] ?? USUAL
