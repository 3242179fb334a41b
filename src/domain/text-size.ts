/** Sizes of text that may be chosen: how many times the usual size each one is. In care mode the largest makes body text 30 px. */
export const TEXT_FACTOR = { standard: 1, large: 1.12, larger: 1.3, huge: 1.5, most: 1.67 } as const

/** From this size on rows break (`narrow` of styles/mixins): an eighth more has room everywhere. */
const ROOMY_FROM = 1.15
export const isRoomy = (factor: number): boolean => factor > ROOMY_FROM

/** WeChat's own steps in ours. Its care mode begins above the larger one: there ours is offered, and text grows no further by itself. */
export function followed(scale: number): number {
  if (scale < 1.06) return TEXT_FACTOR.standard
  return scale < 1.2 ? TEXT_FACTOR.large : TEXT_FACTOR.larger
}

/** Who reads text that large in WeChat may want care mode. */
export const CARE_FROM = 1.3
