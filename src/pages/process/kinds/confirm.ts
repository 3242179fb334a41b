import { checkupConfirm } from './checkup.confirm'
import { dentistryConfirm } from './dentistry.confirm'
import type { ConfirmPlan } from './plan'
import { vaccineConfirm } from './vaccine.confirm'
import { wastonConfirm } from './waston.confirm'

const PLANS: readonly ConfirmPlan[] = [checkupConfirm, dentistryConfirm, vaccineConfirm, wastonConfirm]

/** The plan of a type of the confirm screen for a visit; null: no visit is confirmed there. */
export const confirmPlanOf = (type: string): ConfirmPlan | null =>
  PLANS.find((plan) => plan.type === type || plan.aliases?.includes(type)) ?? null
