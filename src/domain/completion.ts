import { CATEGORY, kindOfCategory } from './product-kind'

/** Variants of the confirm screen (§2); `vaccine-change` is the date change of `vaccine-booking`. */
export const CONFIRM_VARIANTS = [
  'checkup',
  'dentistry',
  'gene-home',
  'vaccine',
  'vaccine-booking',
  'vaccine-change',
  'waston',
  'health-selection',
  'sugarshaker',
  'coupon-activity',
  'cross-border'
] as const

export type ConfirmVariant = (typeof CONFIRM_VARIANTS)[number]

/**
 * Completion call of each variant (§7). The specification lists the paths without their variants:
 * pdb is checkup, watson waston, coupon coupon-activity, gene gene-home, entity other goods,
 * entity/rms cross-border; dentistry has its own submit.
 */
export const COMPLETION_PATHS: Readonly<Record<ConfirmVariant, string>> = {
  checkup: '/pdb/user/complete',
  dentistry: '/dental/user/submit',
  'gene-home': '/gene/user/complete',
  vaccine: '/vaccine/user/purchase/complete',
  'vaccine-booking': '/vaccine/user/booking/complete',
  'vaccine-change': '/vaccine/user/change/complete',
  waston: '/watson/user/complete',
  'health-selection': '/entity/user/complete',
  sugarshaker: '/entity/user/complete',
  'coupon-activity': '/coupon/user/complete',
  'cross-border': '/entity/rms/user/complete'
}

/** Completion call of gene tests that are sampled at a branch (category 6). */
export const INSPECT_COMPLETION_PATH = '/inspect/user/complete'

const GOODS_VARIANTS: readonly ConfirmVariant[] = ['gene-home', 'health-selection', 'cross-border']

/** False means: show 未匹配到 confirm 程序 (§2). */
export function isKnownConfirmType(type: string | undefined): type is ConfirmVariant {
  return CONFIRM_VARIANTS.some((known) => known === type)
}

/**
 * The completion call of a variant. Goods screens split by productCategory into gene, rms (cross-border)
 * and other goods, whatever segment the screen was opened with (§2, §7).
 */
export function completionPath(variant: ConfirmVariant, productCategory?: number | string | null): string {
  const kind = kindOfCategory(productCategory)
  if (kind === kindOfCategory(CATEGORY.gene)) return INSPECT_COMPLETION_PATH
  const split = GOODS_VARIANTS.find((goods) => goods === kind)
  return COMPLETION_PATHS[GOODS_VARIANTS.includes(variant) && split ? split : variant]
}
