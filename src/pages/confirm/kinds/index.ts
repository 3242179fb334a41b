import { checkupConfirm } from './checkup'
import { dentistryConfirm } from './dentistry'
import { geneConfirm } from './gene'
import type { ConfirmPlan } from './plan'
import { sugarshakerConfirm } from './sugarshaker'
import { vaccineConfirm } from './vaccine'
import { wastonConfirm } from './waston'

const PLANS: readonly ConfirmPlan[] = [
  checkupConfirm,
  sugarshakerConfirm,
  dentistryConfirm,
  vaccineConfirm,
  wastonConfirm,
  geneConfirm
]

/** The plan of a type of the confirm screen for a visit; null: no visit is confirmed there. */
export const confirmPlanOf = (type: string): ConfirmPlan | null =>
  PLANS.find((plan) => plan.type === type || plan.aliases?.includes(type)) ?? null
