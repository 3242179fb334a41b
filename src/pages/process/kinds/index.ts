import type { ProductKind } from '@/domain/kinds'
import { checkupPlan } from './checkup'
import { dentistryPlan } from './dentistry'
import type { ScreenPlan } from './plan'
import { sugarshakerPlan } from './sugarshaker'
import { vaccinePlan } from './vaccine'
import { wastonPlan } from './waston'

const PLANS: readonly ScreenPlan[] = [checkupPlan, sugarshakerPlan, dentistryPlan, vaccinePlan, wastonPlan]

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
