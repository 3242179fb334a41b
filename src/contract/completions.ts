import type { ProductKind } from '@/domain/kinds'
import type { EndpointName } from './catalogue'

/**
 * Types of the confirm screen (§2) and the call that writes the order of each; null: the shop takes no such order yet.
 * Vaccine is ordered first, then booked, and its date changed.
 */
export const COMPLETIONS = {
  checkup: 'order.complete',
  sugarshaker: 'order.completeSugar',
  dentistry: 'order.completeDental',
  waston: 'order.completeWatson',
  vaccine: 'order.completeVaccine',
  'vaccine-booking': null,
  'vaccine-change': null,
  gene: 'order.completeGene',
  'gene-home': 'order.completeKit',
  'health-selection': 'order.completeGoods',
  'coupon-activity': 'order.completeCoupon',
  'cross-border': 'order.completeCustoms'
} as const satisfies Readonly<Record<ProductKind | `vaccine-${'booking' | 'change'}`, EndpointName | null>>

/** False means: show 未匹配到 confirm 程序 (§2). */
export const isConfirmType = (type: string): type is keyof typeof COMPLETIONS =>
  Object.keys(COMPLETIONS).some((known) => known === type)

/** Whether products of this kind can be bought from beginning to end. */
export const isOpen = (kind: ProductKind): boolean => COMPLETIONS[kind] !== null
