import { kindOfCategory, type ProductKind } from '@/domain/kinds'
import { isFromAbroad, isGivenInDoses, isUsedByCodes, seatFamilyOf } from '@/domain/kinds/traits'
import { toYuan } from '@/domain/money'
import type { PayTerms } from '@/domain/order/instalments'
import { payTermsOf } from '../../catalogue/queries/pay-terms'
import { doseScheduleOf, supplyOf } from '../../catalogue/queries/dose-schedule'
import { taxRateOf } from '../../catalogue/queries/tax-rate'
import type { ProductExtra } from '../../db/schema'
import { decimal, flag, list, oneOf, orNothing, whole, words, yuan } from './cell'
import type { Columns, Problem } from './sheet'

/** What single kinds need of a product: doses, a deposit, customs' tax, codes. It is kept in the product's `extra`. */
export interface ProductTerms {
  /** On which day after the first each dose is given; none of what has no doses. */
  scheduleDays: number[]
  supply: string
  payTypes: PayTerms['payTypes'][number][]
  depositFen: number | null
  balanceAtBranch: boolean
  /** Share, 0.091 of 9.1%. */
  taxRate: number | null
  /** Codes of a piece, and the days for which they can be used. */
  codes: number | null
  useDays: number | null
}

const DOSE_DAYS = 3650
const CODE_DAYS = 3650
const CODES = 99

const paid = list(oneOf('all', 'deposit'))
/** An empty cell is what most are paid by: all at once. */
const PAID = { ...paid, read: (text: string) => paid.read(text === '' ? 'all' : text) }

export const TERM_COLUMNS = {
  scheduleDays: list(whole(0, DOSE_DAYS)),
  supply: words(0, 20),
  payTypes: PAID,
  depositFen: orNothing(yuan),
  balanceAtBranch: flag,
  taxRate: orNothing(decimal(0, 1)),
  codes: orNothing(whole(1, CODES)),
  useDays: orNothing(whole(1, CODE_DAYS))
} satisfies Columns<ProductTerms>

export const TERMS = [
  'scheduleDays',
  'supply',
  'payTypes',
  'depositFen',
  'balanceAtBranch',
  'taxRate',
  'codes',
  'useDays'
] as const satisfies readonly (keyof ProductTerms)[]

interface Product {
  readonly kind: ProductKind
  readonly category: number
  readonly extra: ProductExtra
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** A product's terms as its row keeps them. */
export function termsOf(product: Product): ProductTerms {
  const { payTypes, depositFen, rest } = payTermsOf(product)
  return {
    scheduleDays: isGivenInDoses(product) ? [...doseScheduleOf(product)] : [],
    supply: supplyOf(product),
    payTypes: [...payTypes],
    depositFen: depositFen === 0 ? null : depositFen,
    balanceAtBranch: rest === 'atBranch',
    taxRate: taxRateOf(product),
    codes: numberOf(product.extra['codes']),
    useDays: numberOf(product.extra['useDays'])
  }
}

/** Names of `extra` that hold the terms, older ones too. */
const HELD = ['scheduleDays', 'supply', 'doses', 'payTypes', 'payMode', 'depositPrice', 'balanceAtBranch']
const OF_GOODS = ['taxRate', 'codes', 'useDays']

/** `extra` of a product with these terms, and what else it keeps. */
export function extraWith(extra: ProductExtra, terms: ProductTerms): ProductExtra {
  const { scheduleDays, supply, payTypes, depositFen, balanceAtBranch, taxRate, codes, useDays } = terms
  const rest = Object.entries(extra).filter(([name]) => ![...HELD, ...OF_GOODS].includes(name))
  const told = Object.entries({
    ...{ payTypes, balanceAtBranch, taxRate, codes, useDays },
    scheduleDays: scheduleDays.length === 0 ? null : scheduleDays,
    supply: supply === '' ? null : supply,
    depositPrice: depositFen === null ? null : toYuan(depositFen)
  }).filter(([, value]) => value !== null)
  return Object.fromEntries([...rest, ...told])
}

/** What of a product's terms its kind does not have, or what it lacks. */
export function termProblems(
  product: ProductTerms & {
    readonly kind: ProductKind
    readonly category: number
    readonly salePriceFen: number
  }
): Omit<Problem, 'line'>[] {
  const { kind, category, salePriceFen, scheduleDays, payTypes, depositFen, taxRate, codes, useDays } =
    product
  if (kindOfCategory(category) !== kind) return []
  const dosed = isGivenInDoses(product)
  const ordered = scheduleDays.every((day, index) => day > (scheduleDays[index - 1] ?? -1))
  const abroad = isFromAbroad(product)
  const coded = isUsedByCodes(product)
  const visited = seatFamilyOf(product) !== null
  const deposits = payTypes.includes('deposit')
  const none = (column: string) => ({ column, why: `${kind} ${category} 没有这一项，请留空` })
  return [
    ...(dosed && (scheduleDays[0] !== 0 || !ordered)
      ? [{ column: 'scheduleDays', why: '每针在第几天打，第一针是 0，如 0|60|180' }]
      : []),
    ...(!dosed && scheduleDays.length > 0 ? [none('scheduleDays')] : []),
    ...(deposits && !visited ? [none('payTypes')] : []),
    ...(deposits && (depositFen === null || depositFen === 0 || depositFen >= salePriceFen)
      ? [{ column: 'deposit', why: '先付定金的商品要写定金，且低于售价' }]
      : []),
    ...(abroad && taxRate === null ? [{ column: 'taxRate', why: '跨境商品要写综合税率，如 0.091' }] : []),
    ...(!abroad && taxRate !== null ? [none('taxRate')] : []),
    ...(!coded && codes !== null ? [none('codes')] : []),
    ...(visited && useDays !== null ? [none('useDays')] : [])
  ]
}
