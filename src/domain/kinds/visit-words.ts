import { dentistryWords } from './dentistry.words'
import { geneHomeWords } from './gene-home.words'
import { geneWords } from './gene.words'
import type { ProductKind } from './index'
import { sugarshakerWords } from './sugarshaker.words'
import { vaccineWords } from './vaccine.words'
import { wastonWords } from './waston.words'
import { EXAMINED, type VisitKind } from './words'

/** Kinds that nobody visits a branch for by appointment have the usual words: nothing shows them. */
const VISITS: Readonly<Record<ProductKind, VisitKind>> = {
  checkup: EXAMINED,
  sugarshaker: sugarshakerWords,
  waston: wastonWords,
  dentistry: dentistryWords,
  vaccine: vaccineWords,
  gene: geneWords,
  'gene-home': geneHomeWords,
  'health-selection': EXAMINED,
  'coupon-activity': EXAMINED,
  'cross-border': EXAMINED
}

/** The words of a visit of a kind, on orders, home, calendars and messages. */
export interface VisitWords extends Required<VisitKind> {
  readonly ahead: string
  readonly done: string
  readonly missed: string
  readonly credential: string
  /** How to get ready for it. */
  readonly prepare: string
}

export function visitWordsOf(kind: ProductKind): VisitWords {
  const words = VISITS[kind]
  const { come } = words
  return {
    unit: '次',
    turn: '场次',
    ...words,
    ahead: `待${come}`,
    done: `已${come}`,
    missed: `未${come}`,
    credential: `${come}凭证`,
    prepare: come === EXAMINED.come ? '检前准备' : `${come}前准备`
  }
}

/** One of several visits by its number: 第2针. */
export const numberedVisit = (kind: ProductKind, no: number): string => `第${no}${visitWordsOf(kind).unit}`
