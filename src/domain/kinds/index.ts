import { toCode } from '../code'
import { checkup } from './checkup'
import { couponActivity } from './coupon-activity'
import { crossBorder } from './cross-border'
import { dentistry } from './dentistry'
import { gene } from './gene'
import { geneHome } from './gene-home'
import { healthSelection } from './health-selection'
import { sugarshaker } from './sugarshaker'
import type { Fulfilment, KindRules } from './types'
import { vaccine } from './vaccine'
import { waston } from './waston'
import { keysOf } from '../keys-of'

/** The only list of what the shop sells (§1, §9): a kind that is not here is refused wherever it comes in. */
export const KINDS = {
  checkup,
  sugarshaker,
  dentistry,
  waston,
  vaccine,
  gene,
  'gene-home': geneHome,
  'health-selection': healthSelection,
  'coupon-activity': couponActivity,
  'cross-border': crossBorder
} as const satisfies Record<string, KindRules>

export type ProductKind = keyof typeof KINDS

/** How the categories of a kind are fulfilled, as its module says it. */
export type VariantOf<K extends ProductKind> = K extends ProductKind
  ? (typeof KINDS)[K]['variants'][keyof (typeof KINDS)[K]['variants']] & Fulfilment
  : never

export const PRODUCT_KINDS = keysOf(KINDS)

/** Stands where something is of no one kind. */
export const ANY_KIND: ProductKind = 'checkup'

/** Families that share the seats of a branch, as kinds name them. */
export type SlotFamily = Extract<VariantOf<ProductKind>, { by: 'visit' }>['family']

/** The rules of a kind without its literals. */
export const rulesOf = (kind: ProductKind): KindRules => KINDS[kind]

/** A kind by its name; null for a name that is none. */
export const kindNamed = (name: string | undefined): ProductKind | null =>
  PRODUCT_KINDS.find((kind) => kind === name) ?? null

/** The kind of a category code, given as number or string; null when the code is unknown (§9). */
export function kindOfCategory(category: number | string | null | undefined): ProductKind | null {
  const code = toCode(category)
  return code === null ? null : (PRODUCT_KINDS.find((kind) => code in KINDS[kind].variants) ?? null)
}

/** The kind of a route's type segment; `/selling` takes a category code as well (§2). */
export const kindOfSegment = (segment: string | undefined): ProductKind | null =>
  PRODUCT_KINDS.find((kind) => rulesOf(kind).segments.some((known) => known === segment)) ??
  kindOfCategory(segment)

/** How a category of a kind is fulfilled; null for a category that the kind does not have. */
export function fulfilmentOf(kind: ProductKind, category: number): Fulfilment | null {
  const variants: Readonly<Record<number, Fulfilment | undefined>> = KINDS[kind].variants
  return variants[category] ?? null
}
