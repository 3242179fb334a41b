import { PRODUCT_KINDS, rulesOf, type ProductKind } from '@/domain/kinds'
import { checkupPlan } from './checkup'
import { dentistryPlan } from './dentistry'
import type { ScreenPlan } from './plan'
import { sugarshakerPlan } from './sugarshaker'
import { vaccinePlan } from './vaccine'
import { visitPlan } from './visit'
import { wastonPlan } from './waston'

const OWN: readonly ScreenPlan[] = [checkupPlan, sugarshakerPlan, dentistryPlan, vaccinePlan, wastonPlan]

/** A kind without a plan of its own is booked by the calls of a checkup, and confirmed next. */
const PLANS: readonly ScreenPlan[] = [
  ...OWN,
  ...PRODUCT_KINDS.filter((kind) => rulesOf(kind).booking && !OWN.some((plan) => plan.kind === kind)).map(
    (kind) => visitPlan(kind)
  )
]

/** The plan of a type in an address; null: nothing is booked there. */
export const planOf = (type: string): ScreenPlan | null => PLANS.find(({ kind }) => kind === type) ?? null

/**
 * The same for the add-on screen, whose types some kinds share.
 * @param kind of what is being chosen; without it the type's own kind is meant
 */
export const addonPlanOf = (type: string, kind?: ProductKind): ScreenPlan | null => {
  const found = PLANS.filter(({ addons }) => addons?.types.includes(type))
  return (
    found.find((plan) => plan.kind === kind) ?? found.find((plan) => plan.kind === type) ?? found[0] ?? null
  )
}
