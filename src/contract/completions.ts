import { PRODUCT_KINDS, rulesOf, type ProductKind, type VariantOf } from '@/domain/kinds'
import type { Fulfilment } from '@/domain/kinds/types'
import type { EndpointName } from './catalogue'

/** Calls of kinds that have one of their own for writing an order; null: the shop takes no such order yet. */
export const COMPLETIONS = {
  sugarshaker: 'order.completeSugar',
  dentistry: 'order.completeDental',
  waston: 'order.completeWatson',
  vaccine: 'order.completeVaccine',
  gene: 'order.completeGene',
  'gene-home': 'order.completeKit',
  'coupon-activity': 'order.completeCoupon',
  'cross-border': 'order.completeCustoms'
} as const satisfies { readonly [K in ProductKind]?: EndpointName | null }

/** All others are ordered by the call of their way, whose body names the kind; without a name the first of them is meant. */
export const SHARED_COMPLETIONS = {
  visit: 'order.complete',
  parcel: 'order.completeGoods',
  code: 'order.completeGoods'
} as const satisfies Readonly<Record<Fulfilment['by'], EndpointName>>

type Own = typeof COMPLETIONS
type Shared = typeof SHARED_COMPLETIONS

/** The call that writes the order of a kind. */
export type CompletionOf<K extends ProductKind> = K extends keyof Own ? Own[K] : Shared[VariantOf<K>['by']]

const own: { readonly [K in ProductKind]?: Own[keyof Own] | null } = COMPLETIONS

export const completionOf = (kind: ProductKind): CompletionOf<ProductKind> | null => {
  const call = own[kind]
  if (call !== undefined) return call
  const [first] = Object.values(rulesOf(kind).variants)
  return first ? SHARED_COMPLETIONS[first.by] : null
}

/** Types of the confirm screen (§2): kinds, and what happens to a vaccine after it was ordered. */
const CONFIRM_TYPES: readonly string[] = [...PRODUCT_KINDS, 'vaccine-booking', 'vaccine-change']

/** False means: show 未匹配到 confirm 程序 (§2). */
export const isConfirmType = (type: string): boolean => CONFIRM_TYPES.includes(type)

/** Whether products of this kind can be bought from beginning to end. */
export const isOpen = (kind: ProductKind): boolean => completionOf(kind) !== null
