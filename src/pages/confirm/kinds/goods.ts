import { couponActivityConfirm } from './coupon-activity'
import { crossBorderConfirm } from './cross-border'
import { geneHomeConfirm } from './gene-home'
import { healthSelectionConfirm } from './health-selection'
import type { GoodsPlan } from './plan'

const PLANS: readonly GoodsPlan[] = [
  healthSelectionConfirm,
  crossBorderConfirm,
  geneHomeConfirm,
  couponActivityConfirm
]

/** The plan of a type of the confirm screen for what is bought by pieces; null: nothing is. Loaded with its screen. */
export const goodsPlanOf = (type: string): GoodsPlan | null =>
  PLANS.find((plan) => plan.type === type) ?? null
