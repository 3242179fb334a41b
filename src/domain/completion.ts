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

/** False means: show 未匹配到 confirm 程序 (§2). */
export function isKnownConfirmType(type: string | undefined): type is ConfirmVariant {
  return CONFIRM_VARIANTS.some((known) => known === type)
}
